/** Nothing to give an opinion of. */
export const reviewsDrawing =
  'M6 8h36v26H25l-9 8v-8H6zM24 13l2.5 5 5.5.8-4 3.9.9 5.5-4.9-2.6-4.9 2.6.9-5.5-4-3.9 5.5-.8z';
