/** Nothing was found. */
export const searchDrawing = 'M21 7a14 14 0 1 1 0 28 14 14 0 1 1 0-28zM31.5 31.5L43 43M15 21h12';
/** What was offered or held has ended. */
export const overDrawing = 'M8 10h32v32H8zM8 19h32M16 5v9M32 5v9M19 26l10 10M29 26L19 36';
