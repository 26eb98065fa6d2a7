// @vitest-environment happy-dom

import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseCarText } from '#domain/car/link';
import { parsePlanText } from '#domain/funding/plan';
import { formatCurrency } from '#domain/money/currency';
import { $car } from '#features/car/car-store';
import { $fundingPlan } from '#features/funding/funding-plan';
import { clearTradeIn, setTradeIn } from '#features/trade-in/trade-in-store';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { addressWith } from '#widgets/installment-calculator/deferred/continue-to-flow';
import {
  installment,
  LINK,
  row,
  setUpCalculator,
  showLinkedCar,
  slider,
  typed,
  view,
  WRITTEN,
} from '../../lib/calculator';
import { ARGO, carPage, openLink } from '../../lib/car-page';
import { button, click, render, settle, text, texts } from '../../lib/render';

setUpCalculator();

const plan = () => $fundingPlan.get();

describe("the page's car", () => {
  it('is calculated with everything chosen, and shown as it was sent', async () => {
    const { sent } = await showLinkedCar();
    expect(text('.car-row-price b')).toBe('R$ 96.170,00');
    const [first] = sent('FIN-13');
    expect(first?.body).toMatchObject({
      mvs: '358AF11',
      year: 2026,
      price: 96170,
      entrancePercent: 0.3,
      numberOfInstallments: 36,
      finalInstallmentPercentage: 30,
      colorCode: '679',
    });
    expect(row('Entrada')).toBe('EntradaR$ 28.851,00');
    expect(text('.installment small')).toBe('Plano com parcela final');
    expect(text('.installment .and-final').trim()).toBe('+ final de R$ 28.851,00');
    expect(row('Custo')).toMatch(
      /^Custo efetivo total \(CET\), estimativa nossa1,\d\d% ao mês · 2\d,\d\d% ao ano, pelo preço/,
    );
    expect(text('.figures .legal')).toContain(row('Total')?.match(/R\$ .+/)?.[0]);
    expect(text('.figures .legal')).toContain(installment());
  });
  it('is followed as it changes, and what changed is said', async () => {
    carPage();
    await openLink(ARGO);
    await render(view());
    await settle(600);
    const before = installment();
    expect(text('.change')).toBe('');
    await act(async () => openLink(LINK));
    const { loadVersion } = await import('#features/car/current/load-car');
    await act(async () => loadVersion('358BF31', 2026, new EventTarget()));
    await settle(1200);
    expect(text('.change')).toMatch(/^O carro mudou: Argo .+, R\$ .+ Atualizamos a simulação\.$/);
    expect(text('.car-row-price b')).toBe(formatCurrency($car.get().total ?? 0).replaceAll('\u00a0', ' '));
    expect(installment()).not.toBe(before);
  });
  it('is asked for where there is none, among the models', async () => {
    carPage();
    await render(view());
    await settle(300);
    expect(text('.first-car')).toContain('Escolha um carro para simular');
    expect(document.querySelectorAll('#first-model option').length).toBeGreaterThan(3);
    expect(texts('.version')).not.toHaveLength(0);
    // Versions of several model years have the same name.
    const names = texts('.version .button');
    expect(new Set(names).size).toBe(names.length);
    const first = button(/^Simular este/);
    first.focus();
    await click(first);
    await settle(1200);
    expect(document.activeElement?.className).toBe('car-row-name');
    expect($car.get().mvs).not.toBeNull();
    expect(installment()).toMatch(/^R\$ /);
  });
  it('is asked for once more after a failure', async () => {
    const { sandbox } = carPage();
    sandbox.state.setFault({ call: 'CAR-03', fault: '400' });
    await openLink(ARGO).catch(() => undefined);
    await render(view());
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    const again = () => button('Tentar novamente');
    again().focus();
    await click(again());
    await settle(300);
    expect(document.activeElement).toBe(again());
    sandbox.state.setFault({ call: 'CAR-03', fault: 'none' });
    await click(again());
    await settle(1200);
    expect(installment()).toMatch(/^R\$ /);
  });
});

describe('the car that the visitor trades in', () => {
  const USED = { valuationId: 'AV1', car: 'Argo 2021', mileage: 30_000, value: 61_900, validUntil: '' };
  afterEach(clearTradeIn);

  it('is the down payment of each car to choose from, as soon as it is one', async () => {
    carPage();
    await render(view({ source: 'cdc' }));
    await settle(300);
    expect(text('.first-car')).toContain('Pelas condições usuais de');
    expect(text('.first-car')).not.toContain('Entrada de R$ 61.900,00');
    await act(async () => {
      setTradeIn({ ...USED, isDownPayment: true });
      dispatchEvent(new Event('vt-trade-in-selected'));
    });
    await settle(600);
    expect(text('.first-car')).toContain('Com o seu usado (R$ 61.900,00) como entrada');
    expect(text('.version')).toContain('Entrada de R$ 61.900,00');
    await act(async () => setTradeIn({ ...USED, isDownPayment: false }));
    await settle(600);
    expect(text('.first-car')).toContain('Pelas condições usuais de');
  });
});

describe('a written version', () => {
  it('is calculated by its own price, whatever the page has', async () => {
    const { sandbox } = carPage();
    await render(view({ ...WRITTEN, source: 'cdc' }));
    await settle(300);
    const sent = sandbox.state.calls.find(({ call }) => call === 'FIN-17');
    expect(sent?.body).toMatchObject({ mvs: '358AF11', price: 100000, downPayment: 30000 });
    expect(row('Entrada')).toBe('EntradaR$ 30.000,00');
    expect(text('.installment .and-final')).toBeFalsy();
    expect(slider('finalInstallmentPercentage')).toBeNull();
    expect($car.get().status).toBe('empty');
  });
  it('has its list price where nothing is written, and says where it is not sold', async () => {
    carPage();
    const { show } = await render(view({ mvs: '358AF11' }));
    await settle(300);
    expect(text('.car-row-price b')).toBe('R$ 92.990,00');
    await show(view({ mvs: 'ZZZZZZ1' }));
    await settle();
    expect(text('.first-car')).toContain('Este carro não está mais disponível.');
  });
});

describe('the plan', () => {
  it("becomes the page's, as it is shown", async () => {
    carPage();
    const { element } = await render(view({ mvs: '358AF11', year: 2026, price: 92990 }));
    await settle(300);
    const told: unknown[] = [];
    element.addEventListener('vt-funding-plan-selected', ({ detail }) => told.push(detail));
    await click(button('Quero este plano'));
    expect(told).toEqual([{ source: 'PSA_BALAO', mvsCode: '358AF11', year: 2026, installments: 36 }]);
    expect(plan()).toMatchObject({ source: 'PSA_BALAO', entrancePercent: 30, price: 92990 });
    expect(formatCurrency(plan()?.figures.installmentsValue ?? 0).replaceAll('\u00a0', ' ')).toBe(
      installment(),
    );
    expect(texts('[role=status]')).toContain('Plano escolhido.');
  });
  it('is confirmed where it can be seen, and leads to the contact form of a page without a flow', async () => {
    carPage();
    await render(view({ mvs: '358AF11', year: 2026, price: 92990 }));
    const form = document.body.appendChild(document.createElement('vt-lead-form'));
    await settle(300);
    expect(texts('.figures [role=status]:not(.sr)')).toEqual([]);
    await click(button('Quero este plano'));
    expect(texts('.figures [role=status]:not(.sr)')).toEqual(['Plano escolhido.']);
    const scrolled = vi.spyOn(await import('#page/scroll'), 'scrollToElement');
    await click(button('Falar com a concessionária'));
    expect(scrolled).toHaveBeenCalledWith(form);
    // Other terms are another plan, which is not chosen.
    await typed('entrancePercent', '40');
    expect(texts('.figures [role=status]:not(.sr)')).toEqual([]);
    form.remove();
  });
  it('goes along to another page, with the car and nothing of the visitor', async () => {
    carPage();
    await render(view({ mvs: '358AF11', year: 2026, price: 92990 }));
    await settle(300);
    await click(button('Quero este plano'));
    const now = plan();
    if (!now) throw new Error('no plan');
    const url = new URL(addressWith(now, safeUrl('https://banco.example/financiar?a=1#passo') as SafeUrl));
    expect(parsePlanText(url.searchParams.get('vt-plan'))).toMatchObject({ entrancePercent: 30 });
    expect(parseCarText(url.searchParams.get('vt-car'))).toMatchObject({ mvsCode: '358AF11', year: 2026 });
    expect([url.searchParams.get('a'), url.hash]).toEqual(['1', '#passo']);
    expect(addressWith(now, safeUrl('#financiar') as SafeUrl)).toBe(`${location.href}#financiar`);
  });
});

it('speaks Spanish', async () => {
  carPage({ brand: 'peugeot', country: 'AR', language: 'es-AR' });
  await render(view({ mvs: '1PA9BT2CV1FYH181', price: 30000000 }), 'es-AR');
  await settle(300);
  expect(text('h2')).toBe('Calculá tus cuotas');
  expect(text('.figures')).toContain('cuotas de');
  expect(button('Quiero este plan')).toBeTruthy();
});
