// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { metas, signOut } from '../lib/requests';
import { CONSTANTS } from './specification/constants';
import { FIELDS } from './specification/fields';
import { type Proof, table } from './specification/proof';
import { RULES } from './specification/rules';
import { STATES } from './specification/states';

vi.mock('#services/http/back-off', () => ({ TRIES: 3, backOff: () => 1 }));

/** Tables of the specification, and where each of their rows is found in the code. */
const TABLES: [name: string, rows: [row: string, value: string][], proofs: Record<string, Proof>][] = [
  ['validators', table('validators'), { ...FIELDS, ...RULES }],
  ['constants', table('constants'), CONSTANTS],
  ['states', table('states'), STATES],
];

beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe.each(TABLES)('%s of the specification', (_, rows, proofs) => {
  it.each(rows)('%s is there', async (row, value) => {
    const proof = proofs[row];
    expect(proof, 'the row is nowhere in the code').toBeTypeOf('function');
    expect.hasAssertions();
    await proof?.(value);
  });
  it('has a row for everything that is proven', () =>
    expect(Object.keys(proofs).sort()).toEqual([...new Set(rows.map(([row]) => row))].sort()));
});

it('says how many', () => {
  const [validators, constants, states] = TABLES.map(([, rows]) => rows.length);
  expect([validators, constants, states]).toEqual([121, 110, 96]);
  console.info(`${validators} validators, ${constants} constants, ${states} state sets present`);
});
