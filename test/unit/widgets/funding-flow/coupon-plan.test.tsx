// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { $appliedCoupon, dropCoupon } from '#features/coupon/applied-coupon';
import { $flow } from '#widgets/funding-flow/deferred/flow-store';
import { alerts, closeFlow, openFlow, send, startAtReview } from '../../lib/funding-flow';
import { expectStep, press } from '../../lib/funding-way';
import { click, press as key, settle, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

const OFFER = 'of-fiat-1';
const GOOD = 'VITRINE36FIAT1';
const COUPON = `Desconto do cupom ${GOOD}`;

let net: SandboxPage;
beforeEach(() => {
  dropCoupon({ offerId: OFFER, period: 36 });
  net = openFlow();
});
afterEach(closeFlow);

const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const bodyOf = (id: string) => calls(id).at(-1)?.body as Record<string, unknown>;
const row = (name: string) => texts('.flow-plan div').find((each) => each.startsWith(name)) ?? '';
const start = (source: 'CDC' | 'PSA_BALAO' | 'PSA_TRADITIONAL' = 'CDC') =>
  startAtReview(source, { offerId: OFFER });
async function apply(name = GOOD) {
  await type('#coupon', name);
  await key('#coupon', 'Enter');
  await settle();
}

describe('a coupon of an offer', () => {
  it('changes what is paid, goes with the proposal and is used up with its confirmation', async () => {
    await start();
    const before = row('Parcelas');
    await apply(GOOD.toLowerCase());
    expect(bodyOf('FIN-01')).toMatchObject({ couponName: GOOD });
    expect(row(COUPON)).toMatch(/− ?R\$ ?\d/);
    expect(row('Parcelas')).not.toBe(before);
    expect(text('.coupon-name')).toContain('Os valores do plano já incluem o desconto.');
    expect(calls('CPN-05')).toEqual([]);
    await send();
    expect(bodyOf('FIN-04')).toMatchObject({ couponName: GOOD, simulationId: $flow.get().simulationId });
    expect(calls('CPN-05')).toHaveLength(1);
    expect($appliedCoupon.get()).toBeNull();
    await press('Acompanhar depois');
    expect(row(COUPON)).toMatch(/R\$/);
  });

  it('that is taken out again leaves the plan as it was, and nothing of it is sent', async () => {
    await start('PSA_BALAO');
    const [id, before] = [$flow.get().simulationId, row('Parcelas')];
    await apply();
    expect($flow.get().simulationId).not.toBe(id);
    await press('Remover cupom');
    expect([$flow.get().simulationId, row('Parcelas'), row(COUPON)]).toEqual([id, before, '']);
    await send();
    expect(bodyOf('FIN-10')).not.toHaveProperty('couponName');
    expect(calls('CPN-05')).toEqual([]);
  });

  it('that the bank does not take stays the visitor’s: its code, and where to use it', async () => {
    await start('PSA_TRADITIONAL');
    const before = row('Parcelas');
    await apply();
    expect(text('.coupon-name')).toContain(`Cupom ${GOOD} válido.`);
    expect(text('.coupon-name')).toContain('apresente o código na concessionária');
    expect([row('Parcelas'), row(COUPON)]).toEqual([before, '']);
    await send();
    expect(bodyOf('FIN-10')).not.toHaveProperty('couponName');
    expect(calls('CPN-05')).toEqual([]);
    await settle();
    expect(text('.flow-step')).toContain(`O cupom ${GOOD} não entrou nesta proposta e não foi usado.`);
  });

  it.each([
    ['offline', 'Sem conexão'],
    [500, 'Um erro ocorreu'],
    [{ status: 422, body: { errors: { couponName: 'Cupom indisponível' } } }, 'Cupom indisponível'],
    // An amount that is none: the plan would be shown without it.
    [{ status: 200, body: { id: 'sim-x', couponName: GOOD, installmentsValue: 'x' } }, 'Um erro ocorreu'],
  ] as const)('whose figures fail (%j) leaves the plan as it was', async (fault, message) => {
    await start();
    const before = row('Parcelas');
    net.faults = { '/v1/simulate': fault };
    await apply();
    await settle(5000);
    expect(text('#coupon-error')).toContain(message);
    expect(row('Parcelas')).toBe(before);
    net.faults = {};
    await press('Aplicar');
    expect(row(COUPON)).toMatch(/R\$/);
  });

  it('whose figures come after another code was typed changes nothing', async () => {
    await start();
    const before = row('Parcelas');
    net.hold = '/v1/simulate/';
    await apply();
    expect(net.held).toHaveLength(1);
    await type('#coupon', 'OUTRO');
    await act(async () => net.held[0]?.go());
    await settle();
    expect([row('Parcelas'), row(COUPON)]).toEqual([before, '']);
  });

  it('is waited for: no proposal is sent while its plan may change', async () => {
    await start();
    net.hold = '/v1/simulate/';
    await apply();
    await send();
    expectStep('installment-terms-and-conditions');
    expect(calls('FIN-04')).toEqual([]);
    net.hold = '';
    await act(async () => net.held[0]?.go());
    await settle();
    await send();
    expect(bodyOf('FIN-04')).toMatchObject({ couponName: GOOD });
  });

  it('takes back what was agreed to the other plan, and says so', async () => {
    await start();
    for (const name of ['terms', 'bureau']) await click(document.querySelector(`#${name}`) as HTMLElement);
    await apply();
    expect(document.querySelectorAll('[type=checkbox]:checked')).toHaveLength(0);
    expect(text('.flow-step')).toContain('O plano mudou: confirme de novo o que você aceita.');
    await send();
    expect(calls('FIN-04')).toHaveLength(1);
  });

  it('is not used up by an answer without it; a later one that has it uses it up once', async () => {
    await start();
    await apply();
    net.faults['/v1/proposal'] = { status: 200, body: { id: 'prop-x', status: 'PROPOSAL_SENT' } };
    await send();
    expectStep('loading-propose-result');
    expect(calls('CPN-05')).toEqual([]);
    expect(text('.flow-step')).toContain('não entrou nesta proposta');
    net.faults['/v1/proposal'] = {
      status: 200,
      body: { id: 'prop-x', status: 'PROPOSAL_SENT', couponName: GOOD },
    };
    await settle(16_000);
    await settle(16_000);
    expect(calls('CPN-05')).toHaveLength(1);
    expect(text('.flow-step')).not.toContain('não entrou nesta proposta');
  });

  it('that the proposal’s service refuses is taken out; the proposal goes without it', async () => {
    await start();
    await apply();
    net.faults['/v1/proposal'] = {
      status: 409,
      body: { error: 'used', errors: { couponName: 'Este CPF já usou o cupom' } },
    };
    await send();
    expectStep('installment-terms-and-conditions');
    expect(text('#coupon-error')).toBe('Este CPF já usou o cupom');
    expect(row(COUPON)).toBe('');
    net.faults = {};
    await send();
    expectStep('loading-propose-result');
    expect(bodyOf('FIN-04')).not.toHaveProperty('couponName');
    expect([alerts(), calls('CPN-05')]).toEqual([[], []]);
  });
});
