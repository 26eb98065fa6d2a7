/** The heights that an element.ts holds free, beside those that were measured. */

/** Widths in px of a phone, a tablet and a desktop: up to 600, up to 900, wider. */
export const WIDTHS = /** @type {const} */ ([390, 768, 1280]);
/** Px that a font or a rounding may make; more moves what stands below. */
export const TOLERANCE = 8;

/** @typedef {readonly [phone: number, tablet: number, wider: number]} Heights in px */
/** @typedef {string | readonly number[]} Reserve as element.ts has it: heights, or a width by its height */

/**
 * What a definition holds free at each of WIDTHS; undefined for one that grows with its width, and for one that holds
 * nothing: what the author wrote inside is there before it.
 * @param {Reserve | undefined} reserve @returns {Heights | undefined}
 */
export function declaredHeights(reserve) {
  if (!Array.isArray(reserve) || reserve.every((height) => height === 0)) return undefined;
  const [phone = 0, wider = phone, tablet = wider] = reserve;
  return [phone, tablet, wider];
}

/** @param {number} a @param {number} b */
const near = (a, b) => Math.abs(a - b) <= TOLERANCE;

/** @param {Heights} measured @param {Heights} declared */
export const fits = (measured, declared) =>
  measured.every((height, index) => near(height, declared[index] ?? 0));

/**
 * What element.ts should say: a third height only where tablets need another than wider windows.
 * @param {Heights} measured @returns {string}
 */
export const reserveText = ([phone, tablet, wider]) =>
  `[${(near(tablet, wider) ? [phone, wider] : [phone, wider, tablet]).join(', ')}]`;

/**
 * The attribute of a size, and a value that the size is for: 'layout=modal' is ['layout', 'modal']. 'persons^=legal'
 * means a list that begins with legal, as 'legal physical'.
 * @param {string} when @param {readonly { name: string, values?: readonly string[] }[]} [attributes] of the widget
 * @returns {[name: string, value: string]}
 */
export function attributeOf(when, attributes = []) {
  const [, name = '', operator = '', value = ''] = /^([\w-]+)([~|^$*]?)=(.*)$/.exec(when) ?? [];
  if (operator !== '^') return [name, value];
  const { values = [] } = attributes.find((each) => each.name === name) ?? {};
  return [name, [value, ...values.filter((each) => each !== value)].join(' ')];
}

/**
 * A widget as its main job writes it, in one of its sizes, started at once and without children.
 * @param {string} markup of the main job @param {readonly [name: string, value: string]} [size] its attribute
 * @param {Iterable<string>} [sizeAttributes] those that change the size: the usual one has none of them
 * @returns {string}
 */
export function markupOf(markup, size, sizeAttributes = []) {
  const [, tag = '', attributes = ''] = /^<([\w-]+)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*>/.exec(markup) ?? [];
  const taken = new Set(['load', ...sizeAttributes]);
  const own = [...attributes.matchAll(/([\w-]+)(?:="[^"]*")?/g)].flatMap(([text, name = '']) =>
    taken.has(name) ? [] : [text],
  );
  const written = size ? [`${size[0]}="${size[1]}"`] : [];
  return `<${[tag, 'load="eager"', ...own, ...written].join(' ')}></${tag}>`;
}
