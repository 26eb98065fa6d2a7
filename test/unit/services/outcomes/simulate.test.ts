// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ADAPTERS, adapterOf } from '#domain/financing/adapter';
import type { SimulationInput } from '#domain/financing/simulation';
import { rangeOf, simulateBy } from '#features/funding/simulate';
import { advanceTo, installFakeClock } from '../../lib/clock';
import { corruptAnswers } from '../../lib/hostile-answers';
import { failure } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';

const car = { mvs: '358AF11', year: 2026, price: 100_000 };
const input: SimulationInput = { ...car, entrancePercent: 30, numberOfInstallments: 36 };

let net: SandboxPage;
installFakeClock();
beforeEach(() => {
  net = sandboxPage();
});
afterEach(() => void vi.unstubAllGlobals());

describe.each(ADAPTERS)('%s', (source) => {
  const final = { ...(/NEXT|BALAO/.test(source) && { finalInstallmentPercentage: 30 }) };
  it('simulates by its own call, in the form all have in common', async () => {
    const figures = await simulateBy(source, { ...input, ...final });
    expect(figures.entranceValue).toBe(30_000);
    expect(figures.installmentsAvailable).toContain(36);
    expect(figures.installmentsValue).toBeGreaterThan(500);
    expect(figures.totalInstallments).toBe(70_000);
    expect(figures.legalText).toContain('Custo Efetivo Total');
    expect(net.asked).toHaveLength(1);
  });
  it('says where its sliders start and end', async () => {
    const range = await rangeOf(source, car);
    expect(range.minEntrancePercent).toBeLessThan(range.entrancePercent);
    expect(range.installmentsAvailable).toContain(range.numberOfInstallments);
    expect(range.maxFinalInstallmentPercent > 0).toBe(/NEXT|BALAO/.test(source));
  });
  it('has a range where its service says none', async () => {
    stubFetch(() => Promise.reject(new TypeError('failed to fetch')));
    expect((await advanceTo(rangeOf(source, car))).installmentsAvailable).toContain(36);
  });
});

describe('simulating', () => {
  it('fails with the specified text if no plan has these terms', async () => {
    await expect(simulateBy('ZFLOW', input)).rejects.toThrow('No adapter found for financing type ZFLOW');
    const months = { ...input, numberOfInstallments: 48, finalInstallmentPercentage: 30 };
    await expect(simulateBy('NEXT', months)).rejects.toThrow('No simulation found for 48 installments');
    const residual = { ...input, finalInstallmentPercentage: 25 };
    await expect(simulateBy('NEXT', residual)).rejects.toThrow('No values found for residual 25');
  });
  it.each(ADAPTERS)('by %s fails where an amount of the answer is none', async (source) => {
    corruptAnswers(/financing/, '1e21');
    const final = { ...(/NEXT|BALAO/.test(source) && { finalInstallmentPercentage: 30 }) };
    await expect(simulateBy(source, { ...input, ...final })).rejects.toThrow();
  });
  it('fails as an answer of another shape where one amount of a plan is none', async () => {
    const answer = { upFrontValue: 1e21, totalAmountFinanced: 1, plans: [{ prazo: 36, vlcalca: 1 }] };
    stubFetch(async () => Response.json(answer));
    expect(await failure(simulateBy('CDC', input))).toMatchObject({ kind: 'shape', call: 'FIN-17' });
  });
  it('starts and ends as usual where the service says what cannot be', async () => {
    corruptAnswers(/financing/, '1e21');
    expect(await rangeOf('CDC', car)).toBe(adapterOf('CDC').range);
  });
  it('fails as every call does where the bank refuses', async () => {
    const error = await failure(simulateBy('PSA_BALAO', { ...input, entrancePercent: 5 }));
    expect(error).toMatchObject({ kind: 'http', status: 422 });
  });
});
