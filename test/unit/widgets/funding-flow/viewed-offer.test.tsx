// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setStatus } from '#demo-pages/sandbox/rules/offers';
import { noCar, setCar, setLastViewedOffer } from '#features/car/car-store';
import { $flow } from '#widgets/funding-flow/deferred/flow-store';
import { texts as flowTexts } from '#widgets/funding-flow/deferred/proposal/messages';
import { closeFlow, identify, openFlow, show, simulate, step } from '../../lib/funding-flow';
import { button, click, settle, text } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

const pt = flowTexts['pt-BR'];

const OFFER = 'of-fiat-1';

let net: SandboxPage;
/** The offer's car. */
let of: { mvs: string; year: number | undefined };
beforeEach(async () => {
  net = openFlow();
  vi.setSystemTime(net.sandbox.world.now());
  const { offerOf } = await import('#demo-pages/sandbox/rules/offers');
  const { mvsCode, year } = offerOf(net.sandbox.world, OFFER);
  of = { mvs: mvsCode ?? '', year: year ?? undefined };
  setLastViewedOffer({ id: OFFER });
});
afterEach(async () => {
  await closeFlow();
  act(() => setLastViewedOffer({ id: '' }));
  setCar(noCar());
});
const open = async (more = {}) => {
  await show({ ...of, ...more });
  await click(button('Simular com CDC'));
  await settle();
};
const line = () => text('.flow-offer');

it('holds for its car: said, simulated and saved with its conditions', async () => {
  await open();
  expect(line()).toContain('Com as condições da oferta:');
  await identify();
  await simulate();
  await click(button(pt.accept));
  expect(step()).toBe('installment-register');
  expect($flow.get().simulation).toMatchObject({ planType: 'OFFER', offerId: OFFER });
});

it.each([
  ['another version', () => ({ mvs: '358AF11' === of.mvs ? '226AG11' : '358AF11' })],
  ['another year', () => ({ year: 2031 })],
  ['the author’s offer', () => ({ offerId: 'of-fiat-2' })],
] as const)('does not hold for %s', async (_, more) => {
  await open(more());
  expect(line()).toBe('');
});

it('does not hold if it is a rental', async () => {
  act(() => setLastViewedOffer({ id: OFFER, kind: 'rental' }));
  await open();
  expect(line()).toBe('');
});

it.each([404, 500, 'offline', { status: 200, body: 'unexpected' }] as const)(
  'that cannot be loaded changes nothing: %j',
  async (fault) => {
    net.faults[`/offer/${OFFER}`] = fault;
    await open();
    await settle(9000);
    expect(line()).toBe('');
    await identify();
    await simulate();
    expect(step()).toBe('installment-register');
    expect($flow.get().simulation?.offerId).toBeFalsy();
  },
);

it('that is sold meanwhile is said to be so, and the plan goes on without it', async () => {
  await open();
  await identify();
  await settle(700);
  setStatus(net.sandbox.world, OFFER, 'sold');
  net.faults['/v1/simulate'] = 409;
  await click(button('Continuar'));
  await settle(700);
  expect(line()).toContain('não está mais disponível');
  net.faults = {};
  await click(button('Continuar'));
  await settle(700);
  expect(step()).toBe('installment-register');
  expect($flow.get().simulation?.offerId).toBeFalsy();
});

it('that was sold before the visitor came is said to be so', async () => {
  setStatus(net.sandbox.world, OFFER, 'sold');
  await open();
  expect(line()).toContain('não está mais disponível');
});

it('whose status is not known is not said to be over', async () => {
  net.faults[`/offer/${OFFER}`] = {
    status: 200,
    body: { id: OFFER, title: 'Argo', mvsCode: of.mvs, year: of.year, status: 'on-hold' },
  };
  await open();
  expect(line()).toBe('A oferta Argo não está disponível. Valem as condições do banco.');
});
