import { describe, expect, it } from 'vitest';
import { allWidgets } from '../../../stories/lib/manifest';
import { textsOf } from '../../../stories/lib/texts';

describe('what authors read, in Portuguese', () => {
  it.each(allWidgets().map((info) => [info.tagName, info] as const))('%s is told in full', (tag, info) => {
    const texts = textsOf(tag);
    const told = {
      attributes: info.attributes.filter(({ name }) => texts.attributes[name]),
      events: info.events.filter(({ name }) => texts.events?.[name]),
      slots: info.slots.filter(({ name }) => texts.slots?.[name]),
      cssParts: info.cssParts.filter(({ name }) => texts.parts?.[name]),
    };
    const { attributes, events, slots, cssParts } = info;
    expect(texts.about).not.toBe('');
    expect(told).toEqual({ attributes, events, slots, cssParts });
  });

  it.each(
    allWidgets().map(({ tagName, attributes }) => [tagName, attributes.map(({ name }) => name)] as const),
  )('%s has no text for an attribute it does not have', (tag, names) => {
    const known = [...names, 'load'];
    expect(Object.keys(textsOf(tag).attributes).filter((name) => !known.includes(name))).toEqual([]);
  });
});
