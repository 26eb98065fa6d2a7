// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noCar, setCar, setCarOptions } from '#features/car/car-store';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { clearQueryCache } from '#services/http/query-cache';
import { $flow } from '#widgets/funding-flow/deferred/flow-store';
import { texts as flowTexts } from '#widgets/funding-flow/deferred/proposal/messages';
import {
  alerts,
  browserBack,
  closeFlow,
  DEALER,
  identify,
  inAddress,
  openFlow,
  show,
  simulate,
  step,
  title,
  upToTerms,
} from '../../lib/funding-flow';
import { WAYS } from '../../lib/funding-way';
import { button, click, settle, submit, text } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

const es = flowTexts['es-AR'];
const pt = flowTexts['pt-BR'];

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
});
afterEach(closeFlow);

describe('the browser’s back and forward', () => {
  it('go where the visitor was, and what was typed is there', async () => {
    await show();
    await upToTerms();
    await browserBack('page-initial-data');
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Ana Nogueira');
    await browserBack('installment-terms-and-conditions');
    expect(title()).toBe('Revise e envie a proposta');
  });
  it('go no further than the visitor is, and the address says so', async () => {
    await show();
    await browserBack('installment-approved');
    expect([step(), inAddress()]).toEqual(['flow-selection', 'flow-selection']);
  });
});

describe('a simulation that is kept', () => {
  it.each([
    ['CDC', false, 'Dados pessoais'],
    ['NEXT', true, 'Revise a sua solicitação'],
    ['PSA_BALAO', true, 'Dados pessoais'],
    ['PSA_TRADITIONAL', false, 'Dados pessoais'],
  ] as const)('of %s is kept once, with a final installment: %s', async (source, final, next) => {
    await show();
    await click(button(WAYS[source]));
    await identify();
    expect(!!document.querySelector('#finalInstallmentPercentage')).toBe(final);
    await simulate();
    expect(title()).toBe(next);
    const kept = net.sandbox.state.calls.filter(({ call }) => call === 'FIN-03');
    expect(kept.map(({ body }) => (body as { source: string }).source)).toEqual([source]);
  });
  it('with an offer shows the offer’s figures before the visitor goes on', async () => {
    await show({ offerId: 'of-fiat-1', planType: 'offer' });
    await click(button('Simular com CDC'));
    await identify();
    await simulate();
    expect(net.asked.some((address) => /\/simulate\/[^/]+\/offer\/of-fiat-1$/.test(address))).toBe(true);
    expect(step()).toBe('cdc-simulator');
    expect(text('#changed-title')).toBe(pt.changedTitle);
    const [shown] = [...document.querySelectorAll('.flow-plan dd')].map(({ textContent }) => textContent);
    expect(shown).toBe('CDC com parcelas iguais');
    await click(button(pt.accept));
    expect(step()).toBe('installment-register');
    expect($flow.get().simulation).toMatchObject({ planType: 'OFFER', offerId: 'of-fiat-1' });
  });
  it('is said to have failed, and may be tried again', async () => {
    await show();
    await click(button('Simular com CDC'));
    await identify();
    await settle(700);
    net.faults['/v1/simulate'] = 422;
    await click(button('Continuar'));
    expect(alerts().join()).toContain(pt.saveFailed);
    net.faults = {};
    await click(button('Continuar'));
    expect(step()).toBe('installment-register');
  });
});

describe('next', () => {
  it('ends in a request that a seller answers', async () => {
    await show();
    await click(button('Simular com Next'));
    await identify();
    await simulate();
    expect(title()).toBe('Revise a sua solicitação');
    await click(button('Enviar solicitação'));
    expect(title()).toBe('Acompanhe a sua solicitação');
    expect($flow.get().progress.requested).toBe(true);
  });
});

describe('without a car', () => {
  beforeEach(() => {
    localStorage.clear();
    clearQueryCache();
    setCarOptions(null);
    setCar(noCar());
  });
  const bare = { mvs: '', year: undefined, price: undefined };

  it('offers the models and their installments, and goes on with the chosen one', async () => {
    await show(bare);
    await click(button('Simular com CDC'));
    await settle(300);
    expect(text('[role=status]')).toContain(pt.noCar);
    expect(document.querySelectorAll('.car-model option').length).toBeGreaterThan(1);
    expect(text('.flow-step')).toContain('Pelas condições usuais de CDC.');
    await click(button(/^Simular este/));
    await settle(700);
    expect(text('.flow-line')).toMatch(/Seu carro.+R\$/);
    expect(document.activeElement?.id).toBe('flow-step-title');
    await identify();
    expect(step()).toBe('cdc-simulator');
  });

  it('says that the models failed, with a retry', async () => {
    net.faults['/models'] = 500;
    await show(bare);
    await click(button('Simular com CDC'));
    await settle(5000);
    expect(text('.first-car')).toContain('Não foi possível carregar');
    net.faults = {};
    await click(button('Tentar novamente'));
    await settle(300);
    expect(document.querySelectorAll('.car-model option').length).toBeGreaterThan(1);
  });
});

describe('the dealer of a proposal', () => {
  it('must be chosen: what lacks is said at its button, and a choice corrects it', async () => {
    clearDealer();
    await show();
    await click(button('Simular com CDC'));
    await identify();
    expect(step()).toBe('page-initial-data');
    expect(text('#dealerCode-error')).toBe('Selecione uma concessionária');
    expect(document.activeElement?.id).toBe('dealerCode');
    expect(alerts()).toContain('Confira os campos: Concessionária.');
    await act(async () => chooseDealer(DEALER));
    expect(text('#dealerCode-error')).toBe('');
    await submit();
    expect(step()).toBe('cdc-simulator');
  });
});

it('says the same in both languages, with the same places to fill', () => {
  const flat = (value: unknown, at = ''): [string, string][] =>
    typeof value === 'string'
      ? [[at, (value.match(/\{\w+\}/g) ?? []).join()]]
      : Object.entries(value as object).flatMap(([key, each]) => flat(each, `${at}.${key}`));
  expect(flat(es)).toEqual(flat(pt));
});
