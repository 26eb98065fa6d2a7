// @vitest-environment node
import { array, fallback, looseObject, nullish, number, optional, record, string, union } from 'valibot';
import { describe, expect, it } from 'vitest';
import { createSandbox } from '#demo-pages/sandbox/app';
import { eachField, type Field, withoutOptional } from '#demo-pages/sandbox/lib/answer-fields';
import { NOON } from '../lib/clock';

const schema = looseObject({
  id: string(),
  points: fallback(nullish(number()), undefined),
  owner: optional(looseObject({ name: string(), city: nullish(string(), '') })),
  rows: array(looseObject({ code: string(), price: nullish(number()) })),
  texts: nullish(record(string(), string()), {}),
  size: union([number(), looseObject({ width: number(), unit: nullish(string()) })]),
});
const whole = {
  id: 'a',
  points: 3,
  owner: { name: 'Ana', city: 'Betim' },
  rows: [
    { code: 'x', price: 1 },
    { code: 'y', price: null },
  ],
  texts: { pt: 'um' },
  size: { width: 2, unit: 'cm' },
  other: 1,
};

describe('the fields of an answer', () => {
  it('are those that its schema knows, each with its place', () => {
    const fields: Field[] = [];
    eachField(schema, whole, (field) => void fields.push(field));
    expect(fields.map(({ path, isOptional }) => `${path}${isOptional ? '?' : ''}`)).toEqual([
      'id',
      'points?',
      'owner?',
      'owner.name',
      'owner.city?',
      'rows',
      'rows[].code',
      'rows[].price?',
      'rows[].code',
      'rows[].price?',
      'texts?',
      'texts.pt',
      'size',
      'size.width',
      'size.unit?',
    ]);
  });
  it('are those that it requires, where a service says no more', () => {
    expect(withoutOptional(schema, whole)).toEqual({
      id: 'a',
      rows: [{ code: 'x' }, { code: 'y' }],
      size: { width: 2 },
    });
    expect(withoutOptional(array(schema), [whole])).toHaveLength(1);
    expect(withoutOptional(string(), 'text')).toBe('text');
  });
});

describe('the switch of sparse answers', () => {
  it('leaves every optional field out, and nothing else', async () => {
    const { app } = createSandbox({ seed: 1, now: () => NOON });
    const games = async () => (await app.request('/api/game/games')).json();
    const [full] = await games();
    expect(full).toHaveProperty('outcomes');
    await app.request('/sandbox/services', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ answersSparsely: true }),
    });
    const [sparse] = await games();
    expect(sparse).toEqual({ id: full.id, name: full.name });
  });
});
