import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PICTURED, SHOWN_IN, WITHOUT_SCREEN } from '#stories/states/sets';
import { storyText } from '../lib/story-text';

/** Sets of statuses and states of the specification's table; the other sets are lists that people choose from. */
const STATUSES =
  /((?<!marital )status|state|step|asset loading|participant action|candidates report|recall)( \(.*\))?$/;
/** Steps of a flow that the visitor goes through: the widgets' own stories show them one by one. */
const FLOWS = /^(configurator step|reservation step|funding flow step|user data completion step)$|^HTTP/;

const sets = readFileSync('test/unit/domain/states.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([name = '']) => STATUSES.test(name) && !FLOWS.test(name))
  .map(([name = '', values = '']) => ({ name, values: values.split(values.includes('; ') ? '; ' : ', ') }));

/** A status of the table without its explanation. */
const codeOf = (value: string) => value.replace(/ .*/, '');
const pictured: Record<string, readonly string[]> = Object.assign({}, ...Object.values(PICTURED));

describe('each set of statuses', () => {
  it.each(sets)('is on a screen, or has the reason why not: $name', ({ name }) =>
    expect([name in pictured, name in SHOWN_IN, name in WITHOUT_SCREEN].filter(Boolean)).toHaveLength(1),
  );
  it.each(sets.filter(({ name }) => name in pictured))(
    'has each of its statuses in one picture: $name',
    ({ name, values }) => expect(pictured[name]).toEqual(values.map(codeOf)),
  );
  it.each(sets.filter(({ name }) => name in SHOWN_IN))(
    'has a story of its own for each of its states: $name',
    ({ name, values }) => {
      const places = Object.values(SHOWN_IN[name] ?? {});
      expect(places).toHaveLength(values.length);
      expect(new Set(places).size).toBe(places.length);
      expect(places.filter((place) => !storyText(place))).toEqual([]);
    },
  );
});

it('names no set that the specification does not have', () => {
  const named = [...Object.keys(pictured), ...Object.keys(SHOWN_IN), ...Object.keys(WITHOUT_SCREEN)];
  const known = sets.map((set) => set.name);
  expect(named.filter((name) => !known.includes(name))).toEqual([]);
});

it('draws each picture by a story', () =>
  expect(Object.keys(PICTURED).filter((name) => !storyText(`states/${name}#Every`))).toEqual([]));
