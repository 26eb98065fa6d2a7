/** The places of a view's HTML where an attribute's text stands: {{text:NAME}}, {{value:NAME}} and {{address:NAME}}. */

/** @typedef {{ name: string, kind: string, index: number }} Marked an attribute that was rendered with its sentinel */

/** Attributes of HTML whose values are addresses. */
const ADDRESS = /^(href|src|srcset|action|formaction|poster|data|xlink:href)$/;
/** Those whose values are code. */
const CODE = /^(style|srcdoc|on.*)$/;
const PLACE = /\{\{(text|value|address):([\w-]+)\}\}/g;

/** A value that no view has of its own; all are equally long. @param {string} kind @param {number} index */
export const sentinelOf = (kind, index) => {
  const word = `qz${String(index).padStart(3, '0')}xv`;
  return kind === 'address' ? `https://${word}.example/${word}` : word;
};

/** Returns the kind of a place; undefined where nothing may be filled in. @param {string} before @param {string} kind */
function placeAt(before, kind) {
  if (before.lastIndexOf('<') <= before.lastIndexOf('>')) return kind === 'text' ? 'text' : undefined;
  const [, name = '', start = ''] = /\s([\w:-]+)="([^"]*)$/.exec(before) ?? [];
  if (name === '' || CODE.test(name)) return undefined;
  if (ADDRESS.test(name)) return kind === 'address' && start === '' ? 'address' : undefined;
  return kind === 'text' ? 'value' : undefined;
}

/**
 * Replaces the sentinels of a view by their places; undefined if one stands where nothing may be filled in.
 * @param {string} html @param {readonly Marked[]} marked @returns {string | undefined}
 */
export function inPlaces(html, marked) {
  if (html.includes('{{')) return undefined;
  let text = html;
  for (const { name, kind, index } of marked) {
    const [start = '', ...rest] = text.split(sentinelOf(kind, index));
    text = start;
    for (const part of rest) {
      const place = placeAt(text, kind);
      if (!place) return undefined;
      text += `{{${place}:${name}}}${part}`;
    }
  }
  return text;
}

/** As the renderer escapes texts. @param {string} text */
const escaped = (text) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/** Fills the places of a view. @param {string} template @param {Readonly<Record<string, string>>} values */
export const fill = (template, values) =>
  template.replace(PLACE, (_, _place, /** @type {string} */ name) => escaped(values[name] ?? ''));
