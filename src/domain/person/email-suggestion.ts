/** Corrections of mistyped e-mail domains. */

/** Domains of most visitors' mail in Brazil and Argentina. */
const COMMON = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'yahoo.com.br',
  'hotmail.com.br',
  'outlook.com.br',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'globo.com',
  'yahoo.com.ar',
  'hotmail.com.ar',
  'outlook.com.ar',
  'live.com.ar',
  'fibertel.com.ar',
];
/** Domains that exist although they are a letter off a common one. */
const OTHERS = ['mail.com', 'ymail.com', 'gmx.com', 'uol.com', 'bol.com', 'love.com'];

/** Whether one insertion, deletion, replacement or swap of neighbours makes one text of the other. */
function isOneLetterOff(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwap = short[at] === long[at + 1] && short[at + 1] === long[at];
  return short.slice(at + 1) === long.slice(at + 1) || (isSwap && short.slice(at + 2) === long.slice(at + 2));
}

/**
 * Returns an address with the common domain that the typed one misses by one letter: ana@gmail.com for ana@gmial.com.
 * Null if the domain is common, exists, or is like none or like several.
 */
export function suggestEmail(address: string): string | null {
  const [, name, domain = ''] = /^(.+)@([^@\s]+)$/.exec(address.trim()) ?? [];
  const typed = domain.toLowerCase();
  if (!name || COMMON.includes(typed) || OTHERS.includes(typed)) return null;
  const like = COMMON.filter((known) => isOneLetterOff(typed, known));
  return like.length === 1 ? `${name}@${like[0]}` : null;
}
