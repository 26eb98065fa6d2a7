/** The messages that a test expects, by its noise. */
const expectedIn = new WeakMap<string[], RegExp[]>();

/** Removes the browser's own messages about failed requests, and expected ones, from the noise; those that come later, too. */
export const quiet = (noise: string[], ...expected: RegExp[]): void => {
  expectedIn.set(noise, [...(expectedIn.get(noise) ?? []), /Failed to load resource/, ...expected]);
  noise.splice(0, noise.length, ...unexpected(noise));
};

/** The messages that no call of quiet expects. */
export const unexpected = (noise: string[]): string[] =>
  noise.filter((text) => !expectedIn.get(noise)?.some((one) => one.test(text)));
