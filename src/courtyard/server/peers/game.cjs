// The smallest game for two that changes something with every move.
exports.game = {
  name: "toy",
  setup: () => ({ cells: Array(9).fill(0), count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    step: ({ G }, cell) => {
      G.cells[cell % 9] += 1;
      G.count += 1;
    },
  },
};
