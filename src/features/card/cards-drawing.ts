/** No card in the wallet. */
export const cardsDrawing =
  'M8 11h32a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V14a3 3 0 0 1 3-3zM5 20h38M11 30h9';
