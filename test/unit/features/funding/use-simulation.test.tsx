// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { problems } from '#page/settings/report-problem';
import { refusalOf } from '#services/http/refusal';
import { ServiceError } from '#services/http/service-error';
import { asked, FIGURES, question, ranges } from '../../lib/asked-simulations';
import {
  beginSimulations,
  begun,
  CAR,
  endSimulations,
  hide,
  now,
  pass,
  set,
  show,
} from '../../lib/use-simulation';

vi.mock('#features/funding/simulate', async () => (await import('../../lib/asked-simulations')).service);

beforeEach(beginSimulations);
afterEach(endSimulations);

describe('a simulation', () => {
  it('begins at once with what the source says', async () => {
    await show();
    expect(now.terms).toEqual({
      entrancePercent: 30,
      numberOfInstallments: 36,
      finalInstallmentPercentage: 30,
    });
    await pass(0);
    expect(asked).toHaveLength(1);
    expect(now).toMatchObject({ busy: true, plan: null });
    await question(0).answer();
    expect(now).toMatchObject({
      busy: false,
      plan: { ...CAR, source: 'PSA_BALAO', entrancePercent: 30, figures: FIGURES },
    });
  });
  it('asks 500 ms after the last change, once for all of a drag', async () => {
    await begun();
    for (let percent = 31; percent <= 40; percent++) {
      await set({ entrancePercent: percent });
      await pass(499);
    }
    expect(asked).toHaveLength(1);
    await pass(1);
    expect(asked).toHaveLength(2);
    expect(question(1).input.entrancePercent).toBe(40);
  });
  it('keeps the last result in sight, and gives no plan for terms it has none for', async () => {
    await begun();
    await set({ entrancePercent: 40 });
    expect(now).toMatchObject({ busy: true, plan: null, result: { entrancePercent: 30 } });
    await pass(500);
    expect(now.result?.entrancePercent).toBe(30);
    await question(1).answer({ installmentsValue: 1800 });
    expect(now).toMatchObject({ busy: false, plan: { entrancePercent: 40 } });
    expect(now.plan?.figures.installmentsValue).toBe(1800);
  });
  it('aborts the question before, whose answer never counts', async () => {
    await begun();
    await set({ entrancePercent: 40 });
    await pass(500);
    await set({ entrancePercent: 50 });
    expect(question(1).signal.aborted).toBe(true);
    await pass(500);
    await question(2).answer({ installmentsValue: 1500 });
    await question(1).answer({ installmentsValue: 1800 });
    expect(now.plan).toMatchObject({ entrancePercent: 50, figures: { installmentsValue: 1500 } });
  });
  it('asks nothing for terms that are set back meanwhile', async () => {
    await begun();
    await set({ entrancePercent: 40 });
    await set({ entrancePercent: 30 });
    expect(now).toMatchObject({ busy: false, plan: { entrancePercent: 30 } });
    await pass(1000);
    expect(asked).toHaveLength(1);
  });
  it('asks for a range once for a source and a car, whatever the car costs', async () => {
    await begun();
    await show({ car: { ...CAR, price: 120000 } });
    await pass(500);
    expect(question(-1).input.price).toBe(120000);
    await show({ source: 'CDC' });
    await show();
    expect(ranges).toEqual(['PSA_BALAO 358AF11', 'CDC 358AF11']);
  });
  it('asks for another car at once, and keeps what was set', async () => {
    await begun();
    await set({ entrancePercent: 45, numberOfInstallments: 24 });
    await show({ car: { ...CAR, mvs: '358BF11' } });
    await pass(0);
    expect(question(-1).input).toMatchObject({
      mvs: '358BF11',
      entrancePercent: 45,
      numberOfInstallments: 24,
    });
  });
  it('leaves nothing behind', async () => {
    await show();
    await pass(0);
    await hide();
    expect(question(0).signal.aborted).toBe(true);
  });
});

describe('no result', () => {
  const refused = (errors?: object) =>
    new ServiceError('http', 'FIN-13', 'refused', 422, { errors }, refusalOf({ errors }));

  it('lands on its field where the service names one, and leaves with the next change', async () => {
    await begun();
    await set({ finalInstallmentPercentage: 40 });
    await pass(500);
    await question(1).fail(refused({ finalInstallmentPercentage: 'Muito alta' }));
    expect(now).toMatchObject({
      busy: false,
      plan: null,
      problem: 'refused',
      errors: { finalInstallmentPercentage: 'Muito alta' },
    });
    await set({ finalInstallmentPercentage: 30 });
    expect(now).toMatchObject({ problem: undefined, errors: {}, plan: { finalInstallmentPercentage: 30 } });
  });
  it('is none where the source has nothing for the terms; developers read why, once', async () => {
    await begun();
    for (const percent of [31, 32]) {
      await set({ entrancePercent: percent });
      await pass(500);
      await question(-1).fail(new RangeError('No values found for residual 30'));
      expect(now).toMatchObject({ problem: 'none', busy: false });
    }
    expect(problems).toEqual([
      { subject: 'financing PSA_BALAO', expected: 'No values found for residual 30' },
    ]);
  });
  it('is none where a refusal names no field of ours', async () => {
    await show();
    await pass(0);
    await question(0).fail(refused({ price: 'O preço deve ser maior que 0' }));
    expect(now).toMatchObject({ problem: 'none', messages: ['O preço deve ser maior que 0'] });
  });
  it('may be asked for again after any other failure, with what was set', async () => {
    await begun();
    await set({ entrancePercent: 40 });
    await pass(500);
    await question(1).fail(new ServiceError('network', 'FIN-13', 'no answer'));
    expect(now).toMatchObject({ problem: 'failed', busy: false, terms: { entrancePercent: 40 } });
    await act(async () => now.retry());
    expect(now).toMatchObject({ problem: undefined, busy: true });
    await pass(0);
    expect(question(2).input.entrancePercent).toBe(40);
    await question(2).answer();
    expect(now.plan?.entrancePercent).toBe(40);
  });
  it('is none of a source that nobody knows, which developers are told', async () => {
    await show({ source: 'ZFLOW' as 'CDC' });
    await pass(0);
    expect(now).toMatchObject({ problem: 'none', busy: false, plan: null });
    expect(asked).toHaveLength(0);
    expect(problems).toEqual([
      { subject: 'financing ZFLOW', expected: 'No adapter found for financing type ZFLOW' },
    ]);
  });
});
