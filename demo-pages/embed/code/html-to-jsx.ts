const VOID = new Set(['area', 'br', 'hr', 'img', 'input', 'source', 'wbr']);
/** Attributes that have another name in JSX; `style` and event handlers have another type. */
const NAMES: Record<string, string> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  srcset: 'srcSet',
  datetime: 'dateTime',
  referrerpolicy: 'referrerPolicy',
  fetchpriority: 'fetchPriority',
  crossorigin: 'crossOrigin',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
};
const SAME =
  /^(?:(?:aria|data)-[\w-]+|alt|dir|height|hidden|href|hreflang|id|lang|loading|rel|role|sizes|src|target|title|type|width|download)$/;

const TOKEN =
  /<!--[\s\S]*?-->|<\/([a-z][\w-]*)\s*>|<([a-z][\w-]*)((?:\s+[^\s=>"'/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*(\/?)>|[^<]+/gi;
const ATTRIBUTE = /([^\s=>"'/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: '\u00a0' };
const REFERENCE = /&(?:#(\d+)|#x([\da-f]+)|([a-z][a-z\d]*));/gi;

/** Resolves the numeric and the most common named character references. */
const decoded = (text: string): string =>
  text.replace(REFERENCE, (all, decimal?: string, hex?: string, name?: string) =>
    name
      ? (ENTITIES[name] ?? all)
      : String.fromCodePoint(decimal ? Number(decimal) : Number.parseInt(hex ?? '', 16)),
  );
/** Whether the HTML has a character reference that is not resolved here. */
const hasOtherReference = (html: string): boolean =>
  [...html.matchAll(REFERENCE)].some(([, decimal, hex, name]) =>
    name ? !(name in ENTITIES) : Number(decimal ?? `0x${hex}`) > 0x10_ffff,
  );

/**
 * Formats an attribute of JSX. A string in quotes has no escapes there, so that a value with quotes, ampersands or line
 * breaks becomes an expression.
 */
export const jsxAttribute = (name: string, value: string): string =>
  /["&\\\n\r{}]/.test(value) ? `${name}={${JSON.stringify(value)}}` : `${name}="${value}"`;

const TEXT_REFERENCES: Record<string, string> = {
  '{': '&#123;',
  '}': '&#125;',
  '<': '&lt;',
  '>': '&gt;',
  '&': '&amp;',
  '\u00a0': '&nbsp;',
};

/** Formats text of JSX, which resolves character references as HTML does; a space beside a line break is lost there. */
const jsxText = (text: string): string =>
  text.replace(/[\t\n\f\r ]+/g, ' ').replace(/[{}<>&\u00a0]/g, (sign) => TEXT_REFERENCES[sign] ?? sign);

/** Formats the attributes of an HTML tag; undefined if one of them has another type in JSX. */
function jsxAttributes(text: string): string | undefined {
  const written = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single, bare]) => {
    const lower = name.toLowerCase();
    const known = NAMES[lower] ?? (SAME.test(lower) ? lower : undefined);
    const value = double ?? single ?? bare;
    return known && (value === undefined ? known : jsxAttribute(known, decoded(value)));
  });
  return written.includes(undefined) ? undefined : written.map((one) => ` ${one}`).join('');
}

/**
 * Converts simple HTML to JSX on one line; undefined if it has anything that cannot be converted safely (styles,
 * handlers, unclosed or unknown markup), which is then written as a string.
 */
export function htmlToJsx(html: string): string | undefined {
  if (hasOtherReference(html)) return undefined;
  const open: string[] = [];
  let jsx = '';
  let end = 0;
  for (const { 0: token, 1: closing, 2: opening, 3: attributes = '', 4: slash, index } of html.matchAll(
    TOKEN,
  )) {
    if (index !== end) return undefined;
    end += token.length;
    if (closing) {
      if (open.pop() !== closing.toLowerCase()) return undefined;
      jsx += `</${closing.toLowerCase()}>`;
    } else if (opening) {
      const name = opening.toLowerCase();
      const written = jsxAttributes(attributes);
      if (written === undefined || /^(pre|script|style|svg|math|textarea)$/.test(name)) return undefined;
      const empty = VOID.has(name);
      if (slash && !empty) return undefined;
      if (!empty) open.push(name);
      jsx += `<${name}${written}${empty ? ' />' : '>'}`;
    } else if (!token.startsWith('<!--')) jsx += jsxText(decoded(token));
  }
  return end === html.length && open.length === 0 ? jsx : undefined;
}
