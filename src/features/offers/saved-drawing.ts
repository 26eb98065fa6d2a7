/** Nothing saved. */
export const savedDrawing = 'M24 41S6 30 6 17.5A9.5 9.5 0 0 1 24 14a9.5 9.5 0 0 1 18 3.5C42 30 24 41 24 41z';
