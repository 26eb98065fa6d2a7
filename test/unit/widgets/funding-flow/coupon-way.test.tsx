// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import { $appliedCoupon, keepCoupon } from '#features/coupon/applied-coupon';
import { closeFlow, openFlow, send, show } from '../../lib/funding-flow';
import { CPFS } from '../../lib/funding-walks';
import { expectStep, field, fillContact, fillRegister, press, WAYS } from '../../lib/funding-way';
import { press as key, settle, text, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
});
afterEach(closeFlow);

const spent = () => net.sandbox.state.calls.filter(({ call }) => call === 'CPN-05');
const applied = () => text('.coupon-name');

/** Goes from the first step to the review of the proposal. */
async function goToReview() {
  await show({ offerId: 'of-fiat-1', planType: 'offer' });
  await press(WAYS.CDC);
  await fillContact(CPFS.approved);
  await settle(700);
  await press('Continuar');
  await press('Continuar com estes valores');
  await fillRegister();
  expectStep('installment-terms-and-conditions');
}

it('counts a coupon for its offer, has it on the way back, and uses it up with the proposal', async () => {
  await goToReview();
  await type('#coupon', 'vitrine36fiat1');
  await key('#coupon', 'Enter');
  await settle();
  expect(applied()).toContain('Cupom VITRINE36FIAT1 aplicado.');
  await press('Voltar');
  expect(field('homeNumber').value).toBe('900');
  await fillRegister();
  expect(applied()).toContain('Cupom VITRINE36FIAT1 aplicado.');
  expect(spent()).toEqual([]);
  await send();
  expectStep('loading-propose-result');
  expect(spent()).toHaveLength(1);
});

it('takes up the coupon that another widget has applied to the offer, and uses it up', async () => {
  keepCoupon({ name: 'VITRINE36FIAT1', offerId: 'of-fiat-1', period: 36 });
  await goToReview();
  expect(applied()).toContain('Cupom VITRINE36FIAT1 aplicado.');
  await send();
  expect(spent()).toHaveLength(1);
  expect($appliedCoupon.get()).toBeNull();
});
