import { describe, expect, it } from 'vitest';
import { intentOf } from '#page/intents';

const lead = { name: 'Ana', phone: '11' };

describe('an intent', () => {
  it('is the same for every try of the same content', () => {
    const owner = {};
    const first = intentOf(owner, 'lead', lead);
    const second = intentOf(owner, 'lead', { ...lead });
    expect([second.number, second.key]).toEqual([first.number, first.key]);
    expect(first.key).toMatch(/^[0-9a-f]{32}$/);
    expect(first.number).toBe(first.number >>> 0);
  });

  it('is another one for changed content, another widget, another kind, and after a confirmation', () => {
    const owner = {};
    const keys = [
      intentOf(owner, 'lead', lead).key,
      intentOf(owner, 'lead', { ...lead, name: 'Eva' }).key,
      intentOf({}, 'lead', lead).key,
      intentOf(owner, 'conversation', lead).key,
    ];
    const again = intentOf(owner, 'lead', lead);
    again.confirm();
    keys.push(again.key, intentOf(owner, 'lead', lead).key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('that is confirmed late ends no later one', () => {
    const owner = {};
    const early = intentOf(owner, 'lead', lead);
    const late = intentOf(owner, 'lead', { ...lead, name: 'Eva' });
    early.confirm();
    expect(intentOf(owner, 'lead', { ...lead, name: 'Eva' }).key).toBe(late.key);
  });
});
