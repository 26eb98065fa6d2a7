import { describe, expect, it } from 'vitest';
import {
  benefitFilterText,
  NO_BENEFIT_FILTER,
  parseBenefitFilter,
  passesBenefitFilter,
} from '#domain/offers/benefit-filter';

const all = { tab: 'available', ...NO_BENEFIT_FILTER } as const;

describe('a filter of benefits', () => {
  it('is empty in an address where it shows the first tab without filters', () => {
    expect(benefitFilterText(all)).toBe('');
    expect(parseBenefitFilter(null)).toEqual(all);
  });

  it('is read as it was written', () => {
    const filter = { tab: 'next', category: 'viagem', partner: 'Bar ~ Café', state: 'SP' } as const;
    expect(parseBenefitFilter(benefitFilterText(filter))).toEqual(filter);
    const usual = { ...filter, tab: 'available' } as const;
    expect(parseBenefitFilter(benefitFilterText(usual))).toEqual(usual);
  });

  it('of an unknown tab is that of the first one', () => {
    expect(parseBenefitFilter('constructor~viagem').tab).toBe('available');
    expect(parseBenefitFilter('%')).toEqual(all);
  });

  it.each([
    [{}, {}, true],
    [{ category: 'viagem' }, { category: 'viagem' }, true],
    [{ category: 'lazer' }, { category: 'viagem' }, false],
    [{ partner: 'A' }, { partner: 'A' }, true],
    [{}, { partner: 'A' }, false],
    [{ stateCodes: ['SP', 'RJ'] }, { state: 'RJ' }, true],
    [{ stateCodes: ['SP'] }, { state: 'RJ' }, false],
    [{ stateCodes: [] }, { state: 'RJ' }, true],
    [{ stateCodes: null }, { state: 'RJ' }, true],
  ])('%j passes %j: %j', (benefit, filter, passes) => {
    expect(passesBenefitFilter(benefit, { ...all, ...filter })).toBe(passes);
  });
});
