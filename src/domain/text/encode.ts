/**
 * Encodes text as a part of an address, like encodeURIComponent. A lone surrogate, which services and attributes may
 * contain but addresses cannot, becomes the replacement character: never throws.
 */
export const encodePart = (text: string | number): string =>
  encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\ufffd'));
