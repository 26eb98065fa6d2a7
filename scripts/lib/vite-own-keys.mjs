/** Makes libraries deaf to what pages add to Object.prototype. */

/** Libraries that go through the names of an object with for-in and do not ask whose they are. */
const LOOPS = /\/node_modules\/(?:js-cookie|jspdf|ky)\//;
const HEAD = /\bfor\s*\(\s*((?:(?:var|let|const)\s+)?[\w$]+)\s+in\s+/g;

/** Returns the index after the parenthesis that closes what starts at `from`. @param {string} code @param {number} from */
function closing(code, from) {
  let depth = 1;
  for (let at = from; at < code.length; at++) {
    if (code[at] === '(') depth++;
    if (code[at] === ')' && --depth === 0) return at;
  }
  return -1;
}

/**
 * Returns code whose for-in loops see an object's own names only. Old libraries of pages add functions to Object.prototype:
 * js-cookie then throws at every cookie, and a signed-in visitor is not signed in.
 * @param {string} code @returns {string}
 */
export function withOwnKeys(code) {
  let result = '';
  let last = 0;
  for (const { 0: head, 1: name, index } of code.matchAll(HEAD)) {
    const start = index + head.length;
    const end = closing(code, start);
    if (end < 0) continue;
    result += `${code.slice(last, index)}for (${name} of Object.keys(Object((${code.slice(start, end)}))))`;
    last = end + 1;
  }
  return result + code.slice(last);
}

/** @returns {import('vite').Plugin} */
export const ownKeys = () => ({
  name: 'vitrine:own-keys',
  transform: {
    filter: { id: LOOPS },
    handler: (code) => ({ code: withOwnKeys(code), map: null }),
  },
});
