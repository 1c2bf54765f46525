# en
