// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as spanish from '#domain/core/messages.es-AR';
import * as portuguese from '#domain/core/messages.pt-BR';
import { adapterOf } from '#domain/financing/adapter';
import { next } from '#domain/financing/next';
import { QUOTATION_CODES, quotationCode } from '#domain/quotation/quotation-codes';
import { countdown } from '#domain/time/countdown';
import { POPUP_BUTTON, POPUP_DURATION } from '#ui/popups/popup-store';
import { BEHAVIOURS } from '../domain/specification/behaviours';
import { metas, signOut } from '../lib/requests';
import { PROOFS } from './proofs';

const pt = { ...portuguese };
const es = { ...spanish };

vi.mock('#services/http/back-off', () => ({ TRIES: 3, backOff: () => 1 }));

/** The specification's table: condition, exact text, what happens. */
const TABLE = readFileSync('test/unit/errors/errors.tsv', 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t') as [condition: string, text: string, happens: string]);

/** A text with {placeholders} as a pattern of what may be said. */
const pattern = (text: string) => new RegExp(`^${text.replace(/[.?]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`);
const isText = (text: string) => text !== '' && !text.startsWith('(');
/** Words that are the same in both languages. */
const ALIKE = ['cpf', 'cnpj', 'cpfOrCnpj', 'rg', 'dni'];
/** What is said where the visitor is, and where a screen that comes later shows it. */
const SAID = ['message', 'field', 'popup', 'state'];
/** Rows whose proof is a widget's own test, or a constant, or that cannot occur. */
const ELSEWHERE: Record<string, string> = {
  'messaging-bot number check fails': 'test/unit/widgets/whatsapp/deferred/number-check.test.ts',
  'stock proposal discarded': 'src/services/dealer-quotations.ts',
  'popup defaults': 'src/ui/popups/popup-store.ts',
  'field starts with a space': 'src/domain/text/typed-text.ts',
};

beforeEach(() => {
  metas();
  signOut();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the error catalogue', () => {
  it("has the table's rows, every one, in its order", () => {
    expect(TABLE.length).toBe(129);
    expect(BEHAVIOURS.map(([condition]) => condition)).toEqual(TABLE.map(([condition]) => condition));
    console.info(`${BEHAVIOURS.length} rows of errors, ${Object.keys(pt).length} texts in two languages`);
  });
  it('says everything in both languages, and nothing that no row needs', () => {
    expect(Object.keys(es).sort()).toEqual(Object.keys(pt).sort());
    // A button's label belongs to no row.
    const used = new Set(['retry', ...BEHAVIOURS.flatMap(([, , words]) => words ?? [])]);
    expect(Object.keys(pt).filter((name) => !used.has(name))).toEqual([]);
    for (const name of Object.keys(pt) as (keyof typeof pt)[]) {
      expect(es[name].trim(), name).not.toBe('');
      if (!ALIKE.includes(name)) expect(es[name], name).not.toBe(pt[name]);
    }
  });
  it.each(TABLE)('%s', async (condition, text) => {
    const [, then, words] = BEHAVIOURS.find(([name]) => name === condition) ?? [];
    if (words && isText(text) && !condition.includes('English')) expect(pt[words]).toBe(text);
    if (SAID.includes(then as string)) {
      if (!(condition in ELSEWHERE)) expect(words && pt[words]).toBeTruthy();
      return;
    }
    if (condition in ELSEWHERE) return;
    const proof = PROOFS[condition];
    expect(proof, 'a row without words needs a proof').toBeDefined();
    const said = await proof?.();
    if (isText(text)) expect(said).toMatch(pattern(text));
    else if (!/logged|nothing/.test(then as string)) expect(said).toBeUndefined();
  });
});

describe('what the rows stand on', () => {
  it('a quotation that is refused says by its code why', () => {
    expect(Object.keys(QUOTATION_CODES)).toEqual(['001', '002', '003', '004', '005', '006']);
    for (const [code, words] of Object.entries(QUOTATION_CODES)) {
      expect(quotationCode({ code })).toBe(code);
      expect(pt[words]).not.toBe('');
    }
    for (const body of [undefined, null, 'x', {}, { code: 7 }, { code: '007' }, { code: 'toString' }]) {
      expect(quotationCode(body)).toBeUndefined();
    }
  });
  it('a reservation counts down and is over at its time', () => {
    expect(countdown(1000, 400)).toEqual({ left: 600, over: false });
    expect(countdown(1000, 1000)).toEqual({ left: 0, over: true });
    expect(countdown(1000, 5000)).toEqual({ left: 0, over: true });
  });
  it('NEXT gives the value asked for, and each source its own entrance', () => {
    const terms = { mvs: 'x', year: 2026, price: 100_000, entrancePercent: 30, numberOfInstallments: 36 };
    const value = { residual: 50, installmentsValue: 900, forwardPrice: 50_000, residualValue: 50_000 };
    const answer = { simulations: [{ installmentsQuantity: 36, entranceValue: 30_000, values: [value] }] };
    expect(next.figures(answer, { ...terms, finalInstallmentPercentage: 50 }).installmentsValue).toBe(900);
    expect(adapterOf('NEXT').request(terms).entrancePercent).toBe(30);
    expect(adapterOf('CDC').request(terms).downPayment).toBe(30_000);
    expect(adapterOf('PSA_BALAO').request(terms).entrancePercent).toBe(0.3);
    expect(adapterOf('PSA_TRADITIONAL').request(terms).entrancePercent).toBe(0.3);
  });
  it('a popup says OK for five seconds', () => {
    expect([POPUP_BUTTON, POPUP_DURATION]).toEqual(['OK', 5000]);
  });
});
