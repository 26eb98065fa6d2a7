/** Somebody else acts: a bank, a service. */
export const waitingDrawing =
  'M12 5h24M12 43h24M15 5v7c0 6 9 8 9 12s-9 6-9 12v7M33 5v7c0 6-9 8-9 12s9 6 9 12v7M20 38h8';
