"""`python -m courtyard` is the command `courtyard`."""

from courtyard.cli import main

if __name__ == "__main__":
    main()
