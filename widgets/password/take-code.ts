import { writeFragment } from '#page/standalone/write-address';

/** Name of the code in the fragment of an e-mail's link; a server never sees it. */
const NAME = 'vt-code';

/** Returns the code of an e-mail's link, once: the address loses it. Empty without one. */
export function takeCode(): string {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const code = fragment.get(NAME) ?? '';
  if (!fragment.has(NAME)) return '';
  writeFragment('');
  return /^[\w-]{4,64}$/.test(code) ? code : '';
}
