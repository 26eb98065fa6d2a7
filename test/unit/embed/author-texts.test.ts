import { describe, expect, it } from 'vitest';
import { authorTexts } from '#demo-pages/embed/choices/author-texts';
import { allWidgets, widgetInfo } from '#demo-pages/embed/choices/manifest';
import { LANGUAGES } from '#domain/core/brands';
import type { Attributes } from '#element/attributes/attributes';
import { textsOf } from '#stories/lib/texts';

const WIDGETS = allWidgets().map((info) => [info.tagName, info] as const);

describe('what authors read, in Portuguese', () => {
  it.each(WIDGETS)('%s is told in full', (tag, info) => {
    const texts = textsOf(tag);
    const told = {
      events: info.events.filter(({ name }) => texts.events[name]),
      slots: info.slots.filter(({ name }) => texts.slots[name]),
      cssParts: info.cssParts.filter(({ name }) => texts.parts[name]),
    };
    const { events, slots, cssParts } = info;
    expect(told).toEqual({ events, slots, cssParts });
  });
});

describe.each(LANGUAGES)('what authors choose from, in %s', (language) => {
  it.each(WIDGETS)('%s has a title, and a text for each of its attributes and no other', (tag, info) => {
    const { title, about, attributes } = authorTexts(tag, language);
    const names = info.attributes.map(({ name }) => name);
    expect(title).not.toBe(tag);
    expect(about).not.toBe('');
    expect(Object.keys(attributes).sort()).toEqual(
      [...new Set([...names, 'load', 'heading-level', 'surface'])].sort(),
    );
  });
});

it.each(WIDGETS)('%s has its own texts in each language', (tag) => {
  const [pt, es] = LANGUAGES.map((language) => Object.values(authorTexts(tag, language).attributes));
  // Codes and short names may be the same.
  const same = es?.filter((text) => text.length > 30 && pt?.includes(text));
  expect(same).toEqual([]);
});

const BOUNDED = Object.entries(
  import.meta.glob<Attributes>('../../../widgets/*/attributes.ts', { eager: true, import: 'attributes' }),
).flatMap(([path, attributes]) => {
  const tag = `vt-${path.split('/').at(-2)}`;
  return Object.entries(attributes).flatMap(([name, data]) =>
    typeof data === 'object' && 'bounds' in data ? [[tag, name, data.bounds] as const] : [],
  );
});

describe('a number with bounds', () => {
  it('stands in several widgets', () => expect(BOUNDED.length).toBeGreaterThan(10));

  it.each(BOUNDED)('%s: the author reads the bounds and the default of %s, once', (tag, name, bounds) => {
    const { min, max, above, default: usual } = bounds;
    const range = [min, max, above].filter((each) => each !== undefined).map(String);
    const texts = LANGUAGES.map((language) => authorTexts(tag, language).attributes[name] ?? '');
    const info = widgetInfo(tag).attributes.find((each) => each.name === name);
    for (const text of [...texts, info?.description ?? ''])
      for (const number of usual === undefined ? range : [...range, String(usual)])
        expect(text.match(/\d+(\.\d+)?/g)?.filter((each) => each === number)).toHaveLength(
          [...range, String(usual)].filter((each) => each === number).length,
        );
    expect(info).toMatchObject({
      ...(usual !== undefined && { default: String(usual) }),
      ...(above === undefined ? { minimum: min, maximum: max } : { exclusiveMinimum: above }),
    });
  });
});
