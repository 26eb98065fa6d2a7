/** The alternatives of a regular expression, each as a pattern of its own, to find those that match nothing any more. */

/** @typedef {{ open: string, branches: Part[][] }} Group `open` as it is written: '(', '(?:', '(?!' */
/** @typedef {string | Group} Part */

/**
 * Parses a pattern; escapes and classes stay text.
 * @param {string} source @returns {Group} an unnamed one around the whole
 */
function parse(source) {
  /** @type {Group} */
  const whole = { open: '(?:', branches: [[]] };
  const stack = [whole];
  for (const [token] of source.matchAll(/\\.|\[(?:\\.|[^\]])*\]|\((?:\?(?:[:=!]|<[=!]))?|[\s\S]/g)) {
    const group = /** @type {Group} */ (stack.at(-1));
    if (token === '|') group.branches.push([]);
    else if (token === ')') stack.pop();
    else if (token.startsWith('(')) {
      /** @type {Group} */
      const inner = { open: token, branches: [[]] };
      group.branches.at(-1)?.push(inner);
      stack.push(inner);
    } else group.branches.at(-1)?.push(token);
  }
  return whole;
}

/** @param {Part[]} parts @returns {string} */
const write = (parts) =>
  parts.map((part) => (typeof part === 'string' ? part : wrap(part.open, part.branches.map(write)))).join('');

/** @param {string} open @param {string[]} branches */
const wrap = (open, branches) => `${open}${branches.join('|')})`;

/**
 * Returns a sequence once for each alternative in it, everything else unchanged. An alternative that is excluded, `(?!a|b)`,
 * is one that has to be there, as what excludes nothing is as dead as what matches nothing; so is what is left without it.
 * @param {Part[]} parts @returns {string[]} none if it has no alternatives
 */
function each(parts) {
  return parts.flatMap((part, index) => {
    if (typeof part === 'string') return [];
    const before = write(parts.slice(0, index));
    // Its quantifier goes: the alternative is what is asked for.
    const after = write(parts.slice(index + 1)).replace(/^[?*]\??/, '');
    const excludes = part.open === '(?!';
    const left = excludes ? [before + write([part]) + after] : [];
    const single = part.branches.flatMap((branch) => {
      const inner = each(branch);
      if (inner.length === 0 && part.branches.length === 1 && !excludes) return [];
      const own = inner.length > 0 ? inner : [write(branch)];
      return own.map((text) => before + wrap(excludes ? '(?=' : part.open, [text]) + after);
    });
    return [...left, ...single];
  });
}

/**
 * Returns a pattern for each of its alternatives; the pattern itself if it has none.
 * @param {RegExp} pattern @returns {RegExp[]}
 */
export function alternativesOf({ source, flags }) {
  const { branches } = parse(source);
  return branches
    .flatMap((branch) => {
      const inner = each(branch);
      return inner.length > 0 ? inner : [write(branch)];
    })
    .map((text) => new RegExp(text, flags));
}
