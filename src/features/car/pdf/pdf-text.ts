/** Signs beyond Latin 1 that the standard fonts of a PDF have. */
const MORE = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

const has = (sign: string) => /[\u0020-\u007e\u00a0-\u00ff]/.test(sign) || MORE.includes(sign);

/**
 * A text in the signs of the standard fonts (WinAnsi): letters they lack lose their marks, others become a question
 * mark, and what is not seen goes. Without this a single foreign sign would spoil its whole line.
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
