// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act, useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { choosePlan } from '#features/funding/funding-plan';
import { simulateBy } from '#features/funding/simulate';
import { $flow } from '#widgets/funding-flow/deferred/flow-store';
import { texts as flowTexts } from '#widgets/funding-flow/deferred/proposal/messages';
import { useFlow } from '#widgets/funding-flow/deferred/shell/use-flow';
import { alerts, closeFlow, identify, inAddress, openFlow, show, step, title } from '../../lib/funding-flow';
import { expectStep, field, press, WAYS } from '../../lib/funding-way';
import { button, click, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';

const pt = flowTexts['pt-BR'];

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
});
afterEach(closeFlow);

const CAR = { mvs: '358AF11', year: 2026, price: 100_000 };

const TERMS = { entrancePercent: 40, numberOfInstallments: 24 };

describe('the bank’s own flow', () => {
  it('is a link where the author gives its address', async () => {
    await show({ externalUrl: 'https://banco.example/zflow' });
    const link = document.querySelector<HTMLAnchorElement>('.way a');
    expect(link?.href).toBe('https://banco.example/zflow');
  });
  it('that nobody knows the address of is said to have failed, with another way', async () => {
    await show({ sources: ['cdc', 'zflow'] });
    await click(button(pt.external));
    expect(title()).toBe('O banco não respondeu');
    await click(button('Tentar novamente'));
    expect(alerts()).toEqual([pt.externalFailed]);
    await click(button(pt.otherSource));
    expect(step()).toBe('flow-selection');
  });
  it('is not offered where nobody speaks of it', async () => {
    await show();
    expect(text('.ways')).not.toContain(pt.external);
  });
  it('never opens what may not be opened', async () => {
    await show({ externalUrl: 'javascript:alert(1)' });
    expect(document.querySelector('.way a')).toBeNull();
    await click(button(pt.external));
    expect(step()).toBe('external-flow-error');
  });
});

describe('a plan that the calculator hands over', () => {
  it('begins the flow with its source and terms, whenever it is chosen', async () => {
    const { element } = await show();
    const figures = await simulateBy('PSA_TRADITIONAL', { ...CAR, ...TERMS });
    await act(async () => choosePlan({ source: 'PSA_TRADITIONAL', ...CAR, ...TERMS, figures }, element));
    await settle();
    expect([step(), inAddress()]).toEqual(['page-initial-data', 'page-initial-data']);
    // It is shown beside the contact data, and not simulated again.
    expect(text('.carried')).toMatch(
      /^Seu plano 24x de R\$ .+, com entrada de R\$ 40\.000,00Ajustar o plano$/,
    );
    expect(texts('.step-name').join()).not.toContain('Simulação');
    const simulated = () => net.sandbox.state.calls.filter(({ call }) => call === 'FIN-12').length;
    const before = simulated();
    await identify();
    await settle(700);
    expect([step(), inAddress()]).toEqual(['installment-register', 'installment-register']);
    expect(simulated()).toBe(before);
    expect($flow.get().simulation).toMatchObject({ source: 'PSA_TRADITIONAL', numberOfInstallments: 24 });
    await press('Voltar');
    await settle(700);
    expect(step()).toBe('installment-check');
    expect($flow.get().terms).toEqual({ source: 'PSA_TRADITIONAL', ...TERMS, planType: 'MSC' });
  });
  it('begins the flow too if it is chosen before the effects of the first render', async () => {
    const plan = {
      source: 'CDC',
      ...CAR,
      ...TERMS,
      figures: await simulateBy('CDC', { ...CAR, ...TERMS }),
    } as const;
    function Chosen() {
      const heading = useRef<HTMLHeadingElement>(null);
      const { step } = useFlow(heading);
      useLayoutEffect(() => choosePlan(plan, document.body), []);
      return <h3 ref={heading}>{step}</h3>;
    }
    await render(<Chosen />);
    expect(text('h3')).toBe('page-initial-data');
  });
  it('is simulated once more if the visitor wants to, or the bank has other figures by now', async () => {
    const { element } = await show();
    const figures = await simulateBy('CDC', { ...CAR, ...TERMS });
    const hand = () => act(async () => choosePlan({ source: 'CDC', ...CAR, ...TERMS, figures }, element));
    await hand();
    await settle();
    await press('Ajustar o plano');
    expect(document.activeElement?.textContent).toBe(pt.adjustLater);
    await identify();
    expectStep('cdc-simulator');
    // A known visitor only confirms the plan.
    figures.installmentsValue += 1;
    await hand();
    await settle();
    expectStep('page-initial-data');
    await submit();
    expectStep('cdc-simulator');
  });
  it('is the car, where the page has no other', async () => {
    const { element } = await show({ mvs: '', year: undefined, price: undefined });
    const figures = await simulateBy('CDC', { ...CAR, ...TERMS });
    await act(async () => choosePlan({ source: 'CDC', ...CAR, ...TERMS, figures }, element));
    await settle();
    expect(text('.amount').replace(/\s/g, ' ')).toBe('R$ 100.000,00');
  });
});

it('saves nothing of a plan whose step the visitor has left meanwhile', async () => {
  const { element } = await show();
  const figures = await simulateBy('CDC', { ...CAR, ...TERMS });
  await act(async () => choosePlan({ source: 'CDC', ...CAR, ...TERMS, figures }, element));
  await settle();
  net.hold = '/v1/simulate';
  await identify();
  await press('Voltar');
  expectStep('flow-selection');
  await act(async () => net.held[0]?.go());
  await settle();
  expectStep('flow-selection');
  expect([$flow.get().simulation, $flow.get().progress.simulated]).toEqual([null, undefined]);
});

describe('a plan in the address', () => {
  it('begins the flow with its source and terms', async () => {
    history.replaceState(null, '', '/?vt-plan=PSA_BALAO~40~24~20');
    await show();
    expectStep('page-initial-data');
    await settle(300);
    expect(text('.carried')).toMatch(/^Seu plano 24x de R\$ .+ \+ final de R\$ 20\.000,00, com entrada/);
    await identify();
    expectStep('installment-register');
    await press('Voltar');
    await settle(700);
    expectStep('installment-check');
    expect(field('entrancePercent').getAttribute('aria-valuetext')).toMatch(/^40%/);
    expect(field('numberOfInstallments').getAttribute('aria-valuetext')).toBe('24 parcelas');
    expect(field('finalInstallmentPercentage').getAttribute('aria-valuetext')).toMatch(/^20%/);
    expect($flow.get().terms).toEqual({
      source: 'PSA_BALAO',
      entrancePercent: 40,
      numberOfInstallments: 24,
      finalInstallmentPercentage: 20,
      planType: 'MSC',
    });
  });
});

describe('somebody signed in', () => {
  afterEach(signOut);
  it('finds their own data in the form, and may change them', async () => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    await show();
    await press(WAYS.CDC);
    expect(field('name').value).toBe('Ana Nogueira');
    expect(field('cpf').value).toBe('123.456.789-09');
    await type('#name', 'Ana Prado');
    expect(field('name').value).toBe('Ana Prado');
  });
});
