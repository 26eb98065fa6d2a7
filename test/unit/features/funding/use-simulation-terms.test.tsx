// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { question } from '../../lib/asked-simulations';
import { beginSimulations, begun, CAR, endSimulations, now, pass, set, show } from '../../lib/use-simulation';

vi.mock('#features/funding/simulate', async () => (await import('../../lib/asked-simulations')).service);

beforeEach(beginSimulations);
afterEach(endSimulations);

describe('what is set', () => {
  it('is held within the range, between the steps too, among the counts that there are', async () => {
    await begun({ steps: { downPayment: 5, finalInstallment: 5 } });
    await set({ entrancePercent: 99, numberOfInstallments: 40, finalInstallmentPercentage: 1 });
    expect(now.terms).toEqual({
      entrancePercent: 60,
      numberOfInstallments: 36,
      finalInstallmentPercentage: 10,
    });
    await set({ entrancePercent: 33 });
    expect(now.terms?.entrancePercent).toBe(33);
  });
  it('follows the bounds of the latest answer', async () => {
    await begun();
    await set({ entrancePercent: 50, finalInstallmentPercentage: 40 });
    await pass(500);
    await question(1).answer({
      maxFinalInstallmentPercent: 25,
      minFinalInstallmentPercent: 15,
      installmentsAvailable: [24],
    });
    expect(now.bounds).toMatchObject({ counts: [24], finalInstallment: { min: 15, max: 25 } });
    expect(now.terms).toMatchObject({ numberOfInstallments: 24, finalInstallmentPercentage: 25 });
    await pass(500);
    expect(question(2).input).toMatchObject({ numberOfInstallments: 24, finalInstallmentPercentage: 25 });
  });
  it("has NEXT's final installments only as far apart as NEXT has them", async () => {
    await begun({ source: 'NEXT' });
    await set({ finalInstallmentPercentage: 33 });
    expect(now.terms?.finalInstallmentPercentage).toBe(30);
  });
  it('has no final installment where the source has none', async () => {
    await show({ source: 'CDC' });
    expect(now.bounds?.finalInstallment).toBeNull();
    expect(now.terms).not.toHaveProperty('finalInstallmentPercentage');
  });
  it('is set anew by another start', async () => {
    await begun({ start: { entrancePercent: 20 } });
    expect(question(0).input.entrancePercent).toBe(20);
    await show({ start: { entrancePercent: 55, numberOfInstallments: 48 } });
    expect(now.terms).toMatchObject({ entrancePercent: 55, numberOfInstallments: 48 });
  });
  it('goes to the service to the cent, with whose conditions they are', async () => {
    await begun({
      car: { ...CAR, price: 100000.129, partIds: ['CAM'], colorCode: '249' },
      planType: 'OFFER',
      offerId: 'o-1',
    });
    expect(question(0).input).toMatchObject({
      price: 100000.13,
      partIds: ['CAM'],
      colorCode: '249',
      planType: 'OFFER',
      offerId: 'o-1',
    });
    expect(now.plan).toMatchObject({ price: 100000.13, planType: 'OFFER', offerId: 'o-1' });
  });
});
