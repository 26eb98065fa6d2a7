import { readFileSync } from 'node:fs';
import { expect } from 'vitest';
import * as sharedMessages from '#domain/core/messages.pt-BR';

/** Finds what a row is about in the code and holds it to what the row says. */
export type Proof = (value: string) => unknown;

/** A table of the specification: its first column, and its second where it has one. */
export const table = (name: string): [row: string, value: string][] =>
  readFileSync(`test/unit/domain/${name}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const [row = '', value = ''] = line.split('\t');
      return [row, value];
    });

/** What a row lists, without remarks in brackets. */
export const items = (value: string): string[] =>
  value.replace(/\s*\([^)]*\)/g, '').split(/(?:, | or )(?:then )?/);

/** The row lists these, in this order. */
export const lists =
  (values: readonly (string | number)[]): Proof =>
  (value) =>
    expect(items(value)).toEqual(values.map(String));

/** The row's numbers are these, in this order. */
export const numbers =
  (...values: number[]): Proof =>
  (value) =>
    expect((value.replace(/ \(.*/, '').match(/\d+/g) ?? []).map(Number)).toEqual(values);

/** The row says exactly this. */
export const says =
  (said: string): Proof =>
  (value) =>
    expect(value).toBe(said);

/** All of these. */
export const all =
  (...proofs: Proof[]): Proof =>
  async (value) => {
    for (const proof of proofs) await proof(value);
  };

/** The rule takes the first and refuses the second. */
export const takes =
  <V>(rule: (value: V) => boolean, good: readonly V[], bad: readonly V[]): Proof =>
  () => {
    expect(good.filter((value) => !rule(value))).toEqual([]);
    expect(bad.filter((value) => rule(value))).toEqual([]);
  };

const texts = { ...sharedMessages };

/** A visitor is told this. */
export const words =
  (text: string): Proof =>
  () =>
    expect(Object.values(texts)).toContain(text);
