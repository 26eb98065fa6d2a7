import { takeSecret } from '#page/core/secret-fragment';

/** Name of the code in the fragment of an e-mail's link; a server never sees it. */
const NAME = 'vt-code';

/** Returns the code of an e-mail's link, once: the address has lost it. Empty without one. */
export function takeCode(): string {
  const code = takeSecret(NAME) ?? '';
  return /^[\w-]{4,64}$/.test(code) ? code : '';
}
