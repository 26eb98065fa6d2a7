/** No car with a warranty. */
export const warrantyDrawing = 'M24 5l16 6v12c0 10-7 16-16 20C15 39 8 33 8 23V11zM17 24l5 5 10-11';
