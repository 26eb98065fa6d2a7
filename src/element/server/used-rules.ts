/**
 * Leaves out of a style sheet what a piece of HTML does not use, so that the page's HTML carries few bytes of it. It reads
 * minified CSS without nested rules, as the build writes it.
 */

interface Block {
  /** Selectors, or an at-rule's name and condition. */
  head: string;
  /** What is between its braces. */
  body: string;
}

/** Splits a style sheet into its rules. @throws {TypeError} if a brace has no other */
function blocksOf(css: string): Block[] {
  const blocks: Block[] = [];
  let start = 0;
  let open = 0;
  let depth = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{' && depth++ === 0) open = at;
    if (css[at] !== '}' || --depth > 0) continue;
    if (depth < 0) throw new TypeError(`a brace too many in ${css.slice(start, at)}`);
    blocks.push({ head: css.slice(start, open), body: css.slice(open + 1, at) });
    start = at + 1;
  }
  if (depth > 0) throw new TypeError(`a brace is missing in ${css.slice(start)}`);
  return blocks;
}

/** Splits a list of selectors at its own commas, not at those within brackets. */
function selectorsOf(list: string): string[] {
  const selectors = [''];
  let depth = 0;
  for (const character of list) {
    if ('(['.includes(character)) depth++;
    if (')]'.includes(character)) depth--;
    if (character === ',' && depth === 0) selectors.push('');
    else selectors[selectors.length - 1] += character;
  }
  return selectors;
}

/** What is in brackets names no element that must be there: `:not(.a)`, `:is(.a, .b)`. */
function withoutArguments(selector: string): string {
  const inner = /\([^()]*\)/g;
  let text = selector;
  while (inner.test(text)) text = text.replace(inner, '');
  return text;
}

const ATTRIBUTE = /\[([\w-]+)(?:([~^$*|]?=)["']?([^"'\]]*)["']?)?\s*[is]?\]/g;

/** States in which nothing is that was never used; what is empty in a view is filled later, such as a field's message. */
const LATER = /:(hover|active|disabled|read-only)\b|:not\(:empty/;

/** Whether the HTML has each class, attribute and tag that a selector names. */
function isUsed(selector: string, html: string): boolean {
  if (LATER.test(selector)) return false;
  const text = withoutArguments(selector);
  const attributes = [...text.matchAll(ATTRIBUTE)].every(([, name, operator, value]) =>
    html.includes(operator === '=' ? ` ${name}="${value}"` : ` ${name}`),
  );
  const rest = text.replace(ATTRIBUTE, '').replace(/::?[\w-]+/g, '');
  const classes = rest.match(/(?<=\.)[\w-]+/g) ?? [];
  const tags = rest.match(/(?<![\w.#-])[a-z][a-z\d-]*/g) ?? [];
  return (
    attributes &&
    classes.every((name) => new RegExp(`class="([^"]*\\s)?${name}[\\s"]`).test(html)) &&
    tags.every((name) => new RegExp(`<${name}[\\s>]`).test(html))
  );
}

/** Rules that hold others. */
const GROUP = /^@(media|container|supports|layer)\b/;

/**
 * Returns the rules of a style sheet that apply to elements of the HTML, and the animations that those name. A rule stays
 * where it may apply: what stands in brackets is not looked at. Those of states such as :hover go.
 */
export function usedRules(css: string, html: string): string {
  const keep = (text: string): string =>
    blocksOf(text)
      .map(({ head, body }) => {
        if (GROUP.test(head)) {
          const kept = keep(body);
          return kept && `${head}{${kept}}`;
        }
        if (head.startsWith('@')) return `${head}{${body}}`;
        const selectors = selectorsOf(head).filter((selector) => isUsed(selector, html));
        return selectors.length > 0 ? `${selectors.join()}{${body}}` : '';
      })
      .join('');
  const kept = keep(css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/\s*\n\s*/g, ''));
  // An animation that no rule names.
  return kept.replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (rule, name: string) =>
    kept.replaceAll(rule, '').includes(name) ? rule : '',
  );
}
