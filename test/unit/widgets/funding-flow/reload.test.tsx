// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { planOfSaved } from '#features/funding/saved-plan';
import { $flow } from '#widgets/funding-flow/deferred/flow-store';
import { closeFlow, identify, openFlow, reloadPage, startAtReview } from '../../lib/funding-flow';
import { expectStep } from '../../lib/funding-way';
import { said, text } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
});
afterEach(closeFlow);

const saves = () => net.sandbox.state.calls.filter(({ call }) => call === 'FIN-03').length;
const OFFER = { offerId: 'of-fiat-1', planType: 'offer' } as const;

describe('a simulation', () => {
  it('survives a reload by its id: its plan is shown, and is not saved again', async () => {
    await startAtReview('CDC');
    const { simulationId: id } = $flow.get();
    await reloadPage();
    expectStep('page-initial-data');
    expect(text('.carried')).toMatch(/Seu plano\s+36x de\s+R\$/);
    expect(said('.carried')).not.toContain('R$');
    // Who the visitor is was not stored.
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/Ana|111\.?222|correio/);
    await identify();
    expectStep('installment-register');
    expect($flow.get().simulation?.id).toBe(id);
    expect(saves()).toBe(1);
  });

  it('of an offer survives it at the offer’s price', async () => {
    await startAtReview('CDC', OFFER);
    await reloadPage(OFFER);
    expect(text('.carried')).toMatch(/R\$/);
    await identify();
    expectStep('installment-register');
    expect(saves()).toBe(1);
  });

  it('for another price is simulated again', async () => {
    await startAtReview('CDC');
    await reloadPage({ price: 110_000 });
    expect(text('.carried')).toMatch(/R\$/);
    await identify();
    expectStep('installment-register');
    expect([saves(), $flow.get().simulation?.price]).toEqual([2, 110_000]);
  });

  it.each([404, 500, { status: 200, body: { id: 'sim-x', source: 'CDC' } }])(
    'that the service does not have any more (%j) leaves its terms',
    async (fault) => {
      await startAtReview('CDC');
      net.faults['/v1/simulate/'] = fault;
      await reloadPage();
      expectStep('page-initial-data');
      expect(text('.carried')).toBe('');
      expect($flow.get().terms).toMatchObject({ source: 'CDC', numberOfInstallments: 36 });
      await identify();
      expectStep('cdc-simulator');
    },
  );
});

describe('the plan of a saved simulation', () => {
  const saved = {
    id: 'sim-1',
    source: 'PSA_BALAO',
    planType: 'MSC',
    planId: '',
    mvs: '358AF11',
    year: 2026,
    price: 100_000,
    colorCode: '',
    partIds: [],
    entrancePercent: 30,
    numberOfInstallments: 36,
    finalInstallmentPercentage: 30,
    entranceValue: 30_000,
    installmentsAvailable: [24, 36],
    installmentsValue: 1500,
    totalInstallments: 70_000,
    finalInstallmentValue: 30_000,
    hasOffers: false,
    legalText: '',
    couponName: '',
    createdAt: '',
  };
  it('has its terms and figures', () => {
    expect(planOfSaved(saved)).toMatchObject({ source: 'PSA_BALAO', finalInstallmentPercentage: 30 });
  });
  it.each([
    { source: 'ZFLOW' },
    { mvs: '' },
    { year: undefined },
    { price: undefined },
    { entrancePercent: undefined },
    { numberOfInstallments: undefined },
    { installmentsValue: Number.NaN },
    { totalInstallments: undefined },
    { finalInstallmentValue: undefined },
  ])('is none where %j', (missing) => expect(planOfSaved({ ...saved, ...missing })).toBeNull());
});
