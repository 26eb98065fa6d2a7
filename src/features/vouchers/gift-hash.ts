/** The query parameter with a gift's hash; nothing else of the gift or its people is in the link. */
export const GIFT_PARAMETER = 'vt-gift';

/** What a gift's hash is made of; anything else in the address names no gift. */
const HASH = /^[\w-]{1,128}$/;

/** Returns the hash of a parameter's text; empty if it is none. */
export const hashOf = (text: string | null): string => (text && HASH.test(text) ? text : '');
