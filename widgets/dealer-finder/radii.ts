/** Radii in kilometres that are offered besides the author's. */
const RADII = [25, 50, 100, 200];

/** Returns the offered radii, including the author's. */
export const radiiIncluding = (own: number): number[] =>
  [...new Set([...RADII, own])].sort((one, other) => one - other);
