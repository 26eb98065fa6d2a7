/** Returns a random identifier of 32 hexadecimal digits. The function of the platform for it is missing on pages without https. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
