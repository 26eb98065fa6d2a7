/** Nothing was found. */
export const searchDrawing = 'M21 7a14 14 0 1 1 0 28 14 14 0 1 1 0-28zM31.5 31.5L43 43M15 21h12';
/** What was offered or held has ended. */
export const overDrawing = 'M8 10h32v32H8zM8 19h32M16 5v9M32 5v9M19 26l10 10M29 26L19 36';
/** Somebody else acts: a bank, a service. */
export const waitingDrawing =
  'M12 5h24M12 43h24M15 5v7c0 6 9 8 9 12s-9 6-9 12v7M33 5v7c0 6-9 8-9 12s9 6 9 12v7M20 38h8';
/** No car in the garage. */
export const garageDrawing = 'M5 20L24 7l19 13v22H5zM12 42V24h24v18M16 39v-5l2.5-5h11l2.5 5v5zM16 34h16';
