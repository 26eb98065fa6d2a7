/** Characters beyond Latin 1 that the standard fonts of a PDF have. */
const MORE = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const has = (sign: string) => /[\u0020-\u007e\u00a0-\u00ff]/.test(sign) || MORE.includes(sign);

/**
 * Converts a text to the characters of the standard fonts (WinAnsi): diacritics they lack are removed, other characters
 * become a question mark, and invisible ones are dropped. A single unsupported character would garble its whole line.
 */
export function printable(text: string): string {
  let out = '';
  for (const sign of text.normalize('NFC').replace(/[\t\u00a0\u2000-\u200a\u202f]/g, ' ')) {
    if (has(sign)) out += sign;
    else if (sign === '\u2212' || sign === '\u2011') out += '-';
    else if (!/[\p{C}\p{M}]/u.test(sign)) {
      const bare = sign.normalize('NFKD').replace(/\p{M}/gu, '');
      out += [...bare].every(has) ? bare : '?';
    }
  }
  return out;
}
