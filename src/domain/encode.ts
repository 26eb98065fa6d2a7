/**
 * Text as a part of an address, as encodeURIComponent writes it. Half a surrogate pair, which services and attributes
 * may hold and no address can, becomes the replacement character: nothing throws.
 */
export const encodePart = (text: string | number): string =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\ufffd'));
