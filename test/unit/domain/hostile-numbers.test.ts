import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as totals from '#domain/car/totals';
import * as distances from '#domain/dealer/dealer-list';
import * as simulation from '#domain/financing/simulation';
import * as plan from '#domain/funding/plan';
import * as currency from '#domain/money/currency';
import * as money from '#domain/money/money';
import * as typedAmounts from '#domain/money/typed-amount';
import { priceDifference } from '#domain/parts/change';
import * as phoneLinks from '#domain/person/phone-links';
import * as distance from '#domain/place/distance';
import * as format from '#domain/text/format';
import * as masks from '#domain/text/masks';
import { formatDate } from '#domain/time/calendar';
import * as countdown from '#domain/time/countdown';
import * as dates from '#domain/time/dates';
import { anyNumber, expectFinite } from '../lib/hostile-numbers';

const LANGUAGE = fc.constantFrom('pt-BR', 'es-AR');
const one = <T>(...arbitraries: { [K in keyof T]: Arbitrary<T[K]> } & Arbitrary<unknown>[]) =>
  fc.tuple(...arbitraries);
const SAVASSI = { name: 'Savassi', longitude: -43.9333, latitude: -19.9386 };
const amount = fc.option(anyNumber, { nil: undefined });

type Rule = (...input: never[]) => unknown;
/** What each function of a module is given: one that comes later does not compile without it. */
type Inputs<M> = { [K in keyof M as M[K] extends Rule ? K : never]: Arbitrary<unknown[]> };

function holds<M extends object>(name: string, rules: M, inputs: Inputs<M>): void {
  it.each(Object.entries<Arbitrary<unknown[]>>(inputs as never))(`${name}: %s`, (rule, input) => {
    const call = (rules as Record<string, unknown>)[rule] as (...input: unknown[]) => unknown;
    fc.assert(fc.property(input, (given) => expectFinite(call(...given))));
  });
}

describe('no number makes a rule throw, or give one that is infinite', () => {
  holds('money', money, {
    isAmount: one(anyNumber),
    movePoint: one(anyNumber, anyNumber),
    toCents: one(anyNumber),
    fromCents: one(anyNumber),
    roundToCents: one(anyNumber),
    percentOf: one(anyNumber, anyNumber),
    shareOf: one(anyNumber),
  });
  holds('currency', currency, {
    formatCurrency: one(anyNumber, LANGUAGE),
    amountText: one(anyNumber),
    parsePrice: one(anyNumber.map(String)),
  });
  holds('typed-amount', typedAmounts, {
    readAmount: one(anyNumber.map(String)),
    parseTypedAmount: one(anyNumber.map(String)),
    parseTypedPercent: one(anyNumber.map(String)),
    parseEditedAmount: one(anyNumber.map(String), amount),
    amountDoubt: one(anyNumber.map(String), LANGUAGE),
  });
  const costs = fc.record({
    ...{ price: amount, color: fc.record({ price: amount }), coating: fc.constant(null) },
    ...{ optionals: fc.array(fc.record({ price: amount })), accessories: fc.constant([]) },
    ...{ services: fc.constant([]), bonus: amount, configured: amount },
  });
  holds('totals', totals, {
    sum: one(fc.array(amount)),
    priceOfAll: one(fc.array(amount)),
    totalsOf: one(costs),
    coatingCharge: one(fc.record({ price: amount, isSelected: fc.boolean() })),
  });
  holds('distance', distance, { formatDistance: one(anyNumber, LANGUAGE) });
  holds('countdown', countdown, {
    countdown: one(anyNumber, anyNumber),
    timeParts: one(anyNumber),
  });
  const terms = fc.record({
    ...{ source: fc.constant('CDC'), entrancePercent: anyNumber, numberOfInstallments: anyNumber },
    ...{ finalInstallmentPercentage: amount },
  });
  const input = terms.map((given) => ({ mvs: 'x', year: 2026, price: 1, ...given }));
  const figures = fc.record({
    ...{ entranceValue: anyNumber, installmentsValue: anyNumber },
    ...{ totalInstallments: amount, finalInstallmentValue: amount },
  });
  holds('simulation', simulation, {
    areAmounts: one(figures),
    isInstallmentCount: one(anyNumber),
    simulatedCar: one(fc.tuple(input, anyNumber).map(([given, price]) => ({ ...given, price }))),
    hasOffers: one(input),
  });
  const place = fc.record({ name: fc.constant('x'), longitude: anyNumber, latitude: anyNumber });
  const text = fc.constant('x');
  holds('distances', distances, {
    coordinatesOf: one(place),
    nearestFirst: one(fc.constant([SAVASSI]), fc.tuple(anyNumber, anyNumber), LANGUAGE),
    nearestToPlace: one(
      fc.constant([SAVASSI]),
      place.map((given) => ({ ...given, stateCode: 'MG' })),
      LANGUAGE,
    ),
    formatDuration: one(anyNumber, LANGUAGE),
    addressLine: one(fc.record({ street: text, neighborhood: text, cityName: text, stateCode: text })),
    routeLink: one(place.map((given) => ({ ...given, street: 'x' }))),
  });
  holds('phone links', phoneLinks, {
    telLink: one(anyNumber.map(String), fc.constant('BR')),
    phoneText: one(text, fc.constant('BR')),
    whatsappLink: one(anyNumber.map(String), fc.constant('BR')),
  });
  it('a change of parts', () => {
    fc.assert(
      fc.property(fc.array(amount), fc.array(amount), (come, gone) => {
        const prices = [...come, ...gone];
        const ids = prices.map((_, at) => String(at));
        const change = { added: ids.slice(0, come.length), removed: ids.slice(come.length) };
        const difference = priceDifference(change, (id) => prices[Number(id)]);
        expect(difference === undefined || money.isAmount(difference)).toBe(true);
      }),
    );
  });
});

describe('a formatted amount', () => {
  it('is one, or says that there is none', () => {
    fc.assert(
      fc.property(anyNumber, LANGUAGE, (value, language) => {
        const said = currency.formatCurrency(value, language as 'pt-BR');
        if (money.isAmount(value)) expect(said).toMatch(/^(−\s)?(R\$|\$)\s\d{1,3}(\.\d{3})*,\d\d$/);
        else expect(said).toBe(currency.NO_AMOUNT[language as 'pt-BR']);
      }),
    );
  });
});

describe('a total', () => {
  it('is an amount from 0 on, or not known', () => {
    fc.assert(
      fc.property(fc.array(anyNumber), (amounts) => {
        const total = totals.priceOfAll(amounts);
        expect(total === null || (money.isAmount(total) && total >= 0)).toBe(true);
      }),
    );
  });
});

describe('a plan in an address', () => {
  const terms = fc.record({
    ...{ source: fc.constant('CDC' as const), entrancePercent: anyNumber, numberOfInstallments: anyNumber },
    ...{ finalInstallmentPercentage: amount },
  });
  it('is read as it was written, or not at all', () => {
    fc.assert(
      fc.property(terms, (written) => {
        const read = plan.parsePlanText(plan.planText(written));
        if (!read) return;
        expect(simulation.isInstallmentCount(read.numberOfInstallments)).toBe(true);
        for (const percent of [read.entrancePercent, read.finalInstallmentPercentage ?? 0])
          expect(percent >= 0 && percent <= 100).toBe(true);
      }),
    );
  });
});

/** Digits of numbers beyond reason, dates that are none, and any other text. */
const anyText = fc.oneof(
  anyNumber.map(String),
  fc.constantFrom(
    '9'.repeat(400),
    `R$ ${'9'.repeat(30)},99`,
    '-1,00',
    '99/99/9999',
    '2026-99-99T99:99',
    'NaN',
  ),
  fc.string(),
);
const anyDate = anyNumber.map((moment) => new Date(moment));

describe.each([
  ['format', format],
  ['masks', masks],
  ['dates', dates],
  ['prices', { parsePrice: currency.parsePrice, parseTypedAmount: typedAmounts.parseTypedAmount }],
  ['days', { formatDate }],
])('of any text %s', (_, rules) => {
  const calls = Object.entries(rules).filter(
    (entry): entry is [string, (...input: unknown[]) => unknown] => typeof entry[1] === 'function',
  );
  it.each(calls)('%s is defined', (name, call) => {
    const second =
      name === 'fill'
        ? fc.constant('##/##')
        : name.startsWith('format') || name.startsWith('mask')
          ? LANGUAGE
          : fc.record({ now: anyDate });
    fc.assert(
      fc.property(anyText, second, (given, more) => {
        const result = call(given, more);
        expect(result).toBeDefined();
        if (typeof result === 'number') expect(money.isAmount(result)).toBe(true);
      }),
    );
  });
  it('takes any date', () => {
    fc.assert(
      fc.property(anyDate, anyDate, (value, now) => {
        expect(formatDate(value)).not.toMatch(/NaN/);
        expect(dates.dateWindow(value, { now, from: -1, until: Number.NaN })).toBe(false);
      }),
    );
  });
});
