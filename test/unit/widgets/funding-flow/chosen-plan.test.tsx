// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { offerOf, setStatus } from '#demo-pages/sandbox/rules/offers';
import { choosePlan } from '#features/funding/funding-plan';
import { simulateBy } from '#features/funding/simulate';
import type { Proposal } from '#services/entities/proposal';
import { $flow, applyProposal } from '#widgets/funding-flow/deferred/flow-store';
import { texts as flowTexts } from '#widgets/funding-flow/deferred/proposal/messages';
import {
  closeFlow,
  identify,
  openFlow,
  reloadPage,
  show,
  simulate,
  startAtReview,
  step,
} from '../../lib/funding-flow';
import { expectStep } from '../../lib/funding-way';
import { button, click, settle, text } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

const pt = flowTexts['pt-BR'];
const OFFER = 'of-fiat-1';
const TERMS = { entrancePercent: 40, numberOfInstallments: 24 };
const CAR = { mvs: '358AF11', year: 2026, price: 100_000 };

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
  vi.setSystemTime(net.sandbox.world.now());
});
afterEach(closeFlow);

const choose = async () =>
  choosePlan(
    {
      source: 'PSA_TRADITIONAL',
      ...CAR,
      ...TERMS,
      figures: await simulateBy('PSA_TRADITIONAL', { ...CAR, ...TERMS }),
    },
    document.body,
  );
const chosen = () => {
  const { source, numberOfInstallments } = $flow.get().terms ?? {};
  return [source, numberOfInstallments];
};

describe('a plan that was chosen after the flow was left', () => {
  it('goes before the one that was stored, on the same page', async () => {
    await startAtReview('CDC');
    await reloadPage({}, choose);
    expectStep('page-initial-data');
    expect(chosen()).toEqual(['PSA_TRADITIONAL', 24]);
  });

  it('goes before the one that was stored, by the link of another page', async () => {
    await startAtReview('CDC');
    await reloadPage({}, () => history.replaceState(null, '', '/?vt-plan=PSA_TRADITIONAL~40~24~'));
    expectStep('page-initial-data');
    expect(chosen()).toEqual(['PSA_TRADITIONAL', 24]);
  });

  it('is the one of the link no longer once the page has gone on: a reload stays where it was', async () => {
    await startAtReview('CDC');
    await reloadPage({}, () =>
      history.replaceState(null, '', '/?vt-plan=PSA_TRADITIONAL~40~24~&vt-funding-step=page-initial-data'),
    );
    expect(chosen()).toEqual(['CDC', 36]);
  });

  it('does not take the place of a proposal', async () => {
    await startAtReview('CDC');
    await act(async () => applyProposal({ id: 'prop-1', status: 'ANALYSIS' } as Proposal));
    await reloadPage({}, choose);
    expect($flow.get().proposalId).toBe('prop-1');
    expect($flow.get().progress.source).toBe('CDC');
  });
});

describe('the conditions of a plan', () => {
  const offered = () => {
    const { mvsCode, year } = offerOf(net.sandbox.world, OFFER);
    return { mvs: mvsCode ?? '', year: year ?? undefined };
  };
  const follow = async (conditions: string, more = {}) => {
    history.replaceState(null, '', `/?vt-plan=CDC~30~36~~~${conditions}`);
    await show({ ...offered(), ...more });
    await settle(300);
  };
  /** The simulation that the visitor goes on with, once its figures were shown where they differ. */
  const saved = async () => {
    await identify();
    await settle(700);
    if (step() === 'cdc-simulator') {
      await simulate();
      await click(button(pt.accept));
    }
    expectStep('installment-register');
    return $flow.get().simulation;
  };

  it('are those of its offer: said, simulated and saved', async () => {
    await follow(`OFFER~${OFFER}`);
    expect(text('.flow-offer')).toContain('Com as condições da oferta:');
    expect(await saved()).toMatchObject({ planType: 'OFFER', offerId: OFFER });
  });

  it('are those of its offer although the author names another', async () => {
    await follow(`OFFER~${OFFER}`, { offerId: 'of-fiat-2', planType: 'offer' });
    expect(await saved()).toMatchObject({ offerId: OFFER });
  });

  it('are the author’s where its offer has ended', async () => {
    setStatus(net.sandbox.world, OFFER, 'sold');
    await follow(`OFFER~${OFFER}`);
    expect(await saved()).toMatchObject({ planType: 'MSC' });
    expect($flow.get().simulation?.offerId).toBeFalsy();
  });

  it('are those of its kind of plan', async () => {
    await follow('ECOM~');
    expect(await saved()).toMatchObject({ planType: 'ECOM' });
  });

  it('survive a reload', async () => {
    await follow(`OFFER~${OFFER}`);
    await saved();
    await reloadPage(offered());
    expect($flow.get().terms).toMatchObject({ planType: 'OFFER', offerId: OFFER });
    await saved();
    expect($flow.get().simulation).toMatchObject({ offerId: OFFER });
  });
});
