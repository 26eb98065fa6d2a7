/** The combinations of a widget's attributes that make different first views. */
import { sentinelOf } from './places.mjs';

/** @typedef {import('./attribute-effects.mjs').Effect} Effect */

/** Most combinations of attributes. */
const MOST = 256;

/** @typedef {{ name: string, kind: string, index: number, effect: Effect, samples: string[] }} Found */

/** How many classes an attribute has. @param {Effect} effect @param {'html' | 'style'} part */
export const countOf = (effect, part) => {
  if (effect.kind === 'filled') return part === 'html' ? 2 : effect.styles;
  return effect.kind === 'finite' ? effect[part].count : 1;
};

/** Values of each class. @param {Found} found @param {'html' | 'style'} part @returns {(string | undefined)[]} undefined: absent */
function valuesOf({ effect, kind, index }, part) {
  if (effect.kind === 'filled') return [undefined, sentinelOf(kind, index)];
  if (effect.kind !== 'finite') return [undefined];
  const entries = Object.entries(effect[part].values);
  return Array.from({ length: effect[part].count }, (_, of) =>
    of === 0 ? undefined : entries.find(([, number]) => number === of)?.[0],
  );
}

/** @param {Found[]} varied @param {'html' | 'style'} part @returns {{ key: string[], attributes: Record<string, string> }[]} */
export const combinations = (varied, part) =>
  varied.reduce(
    (all, found) =>
      all.flatMap(({ key, attributes }) =>
        valuesOf(found, part).map((value, of) => ({
          key: [...key, String(of)],
          attributes: value === undefined ? attributes : { ...attributes, [found.name]: value },
        })),
      ),
    [{ key: /** @type {string[]} */ ([]), attributes: /** @type {Record<string, string>} */ ({}) }],
  );

/** Splits what varies by what there is room for, the attributes with few classes first. @param {readonly Found[]} all */
export function chosen(all) {
  const size = (/** @type {Found} */ { effect }) => countOf(effect, 'html') * countOf(effect, 'style');
  const kept = { html: 1, style: 1 };
  /** @type {Set<Found>} */
  const left = new Set();
  for (const one of [...all].sort((a, b) => size(a) - size(b))) {
    const html = kept.html * countOf(one.effect, 'html');
    const style = kept.style * countOf(one.effect, 'style');
    if (Math.max(html, style) > MOST) left.add(one);
    else Object.assign(kept, { html, style });
  }
  return { varied: all.filter((one) => !left.has(one)), left: all.filter((one) => left.has(one)) };
}

/** Values that change neither part. @param {Effect} effect */
export const harmlessOf = (effect) =>
  effect.kind === 'finite'
    ? Object.keys(effect.html.values).filter(
        (value) => !effect.html.values[value] && !effect.style.values[value],
      )
    : [];
