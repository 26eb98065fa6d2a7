/** Returns whether the visitor holds what shows the page: a phone, or a tablet. */
export const isHandheld = (): boolean =>
  matchMedia('(max-width: 600px), (hover: none) and (pointer: coarse)').matches;
