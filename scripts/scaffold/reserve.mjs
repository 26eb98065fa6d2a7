/** Compares the heights that an element.ts reserves with measured ones. */

/** Widths in px of a phone, a tablet and a desktop: up to 600, up to 900, wider. */
export const WIDTHS = /** @type {const} */ ([390, 768, 1280]);
/** Tolerance in px for fonts and rounding; a larger difference moves the content below. */
export const TOLERANCE = 8;

/** @typedef {readonly [phone: number, tablet: number, wider: number]} Heights in px */
/** @typedef {string | readonly number[]} Reserve as in element.ts: heights, or an aspect ratio */

/**
 * Returns the reserved heights at each of WIDTHS; undefined for an aspect ratio, and for a definition that reserves
 * nothing because the author's children are shown first.
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
 * Whether a first view has the room that it needs, and the services' answers fill what is left of it: less would move
 * what is below, more would leave it empty.
 * @param {Heights} declared @param {Heights} first @param {Heights} answered
 */
export const isFilled = (declared, first, answered) =>
  declared.every(
    (height, index) =>
      height >= (first[index] ?? 0) - TOLERANCE &&
      height <= Math.max(first[index] ?? 0, answered[index] ?? 0) + TOLERANCE,
  );

/**
 * Returns the value for element.ts: a third height only if tablets need another one than wider windows.
 * @param {Heights} measured @returns {string}
 */
export const reserveText = ([phone, tablet, wider]) =>
  `[${(near(tablet, wider) ? [phone, wider] : [phone, wider, tablet]).join(', ')}]`;

/**
 * Returns the attribute of a size and a value for it: 'layout=modal' is ['layout', 'modal']. 'persons^=legal'
 * means a list that starts with legal, such as 'legal physical'.
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
 * Returns the markup of a widget's main job in one of its sizes, with load="eager" and without children.
 * @param {string} markup of the main job @param {readonly [name: string, value: string]} [size] its attribute
 * @param {Iterable<string>} [sizeAttributes] the attributes that change the size; the default size has none of them
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
