import { looseObject, number, object, optional, string } from 'valibot';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withPlainObjects } from '#domain/core/plain-objects';
import { safeParse } from '#domain/validation/safe-parse';

const NAMES = ['each', 'retry'];
beforeEach(() => {
  for (const name of NAMES) Object.assign(Object.prototype, { [name]() {} });
});
afterEach(() => {
  for (const name of NAMES) Reflect.deleteProperty(Object.prototype, name);
});

const namesIn = (value: object) => {
  const names: string[] = [];
  // biome-ignore lint/suspicious/useGuardForIn: what a library does is what is tested
  for (const name in value) names.push(name);
  return names;
};

it('work of a library sees the names of an object alone', () => {
  expect(namesIn({ a: 1 })).toEqual(['a', ...NAMES]);
  expect(withPlainObjects(() => namesIn({ a: 1 }))).toEqual(['a']);
  expect(withPlainObjects(() => withPlainObjects(() => namesIn({ a: 1 })))).toEqual(['a']);
});

it('the page finds its additions as they were, also after a failure', () => {
  const fails = () =>
    withPlainObjects(() => {
      throw new TypeError('no');
    });
  expect(fails).toThrow('no');
  expect(namesIn({})).toEqual(NAMES);
});

it('a schema reads an answer as on any page', () => {
  const schema = object({ id: number(), car: looseObject({ name: optional(string()) }) });
  expect(safeParse(schema, { id: 1, car: { name: 'Pulse', doors: 4 } })).toMatchObject({
    success: true,
    output: { id: 1, car: { name: 'Pulse', doors: 4 } },
  });
  expect(safeParse(schema, { id: '1', car: {} }).success).toBe(false);
});
