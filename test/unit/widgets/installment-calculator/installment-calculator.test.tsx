// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCarText } from '../../../../src/domain/car/link';
import { formatCurrency } from '../../../../src/domain/currency';
import { parsePlanText } from '../../../../src/domain/funding/plan';
import { $car } from '../../../../src/stores/car/current';
import { $fundingPlan, forgetPlan } from '../../../../src/stores/funding';
import InstallmentCalculator, {
  type CalculatorProps,
} from '../../../../widgets/installment-calculator/InstallmentCalculator';
import { addressWith } from '../../../../widgets/installment-calculator/work/go-on';
import { ARGO, carPage, openLink } from '../../lib/car-page';
import { button, click, leave, press, render, settle, text, type } from '../../lib/render';

const PROPS: CalculatorProps = {
  heading: '',
  source: 'psa-balao',
  sources: ['psa-balao', 'psa-traditional', 'cdc', 'next'],
  mvs: '',
  planType: 'msc',
  offerId: '',
  offers: '',
  finishUrl: '',
};
const view = (props: Partial<CalculatorProps> = {}) => <InstallmentCalculator {...PROPS} {...props} />;
const all = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent?.replace(/\s+/g, ' ').trim());
const row = (name: string) => all('.figures .amounts > div').find((line) => line?.startsWith(name));
const installment = () => text('.figures .installment b');
const slider = (name: string) => document.querySelector(`#${name}`) as HTMLInputElement;
/** What the slider says, and the figures once they follow it. */
async function typed(id: string, value: string) {
  await type(`#${id}`, value);
  await press(`#${id}`, 'Enter');
  await settle(600);
}
const plan = () => $fundingPlan.get();

beforeAll(async () => {
  await Promise.all([
    import('../../../../widgets/installment-calculator/work'),
    import('../../../../src/services/call/transport'),
    import('../../../../src/stores/car/work'),
  ]);
});
beforeEach(() => {
  // The dialog of happy-dom opens, and no more.
  HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(async () => {
  await leave();
  forgetPlan();
  vi.unstubAllGlobals();
});

describe("the page's car", () => {
  it('is calculated with everything chosen, and shown as it was sent', async () => {
    const { sandbox } = carPage();
    await openLink('358AF11~2026~679~~CAM~');
    await render(view());
    await settle(600);
    expect(text('.car-row-price b')).toBe('R$ 96.170,00');
    const [sent] = sandbox.state.calls.filter(({ call }) => call === 'FIN-13');
    expect(sent?.body).toMatchObject({
      mvs: '358AF11',
      year: 2026,
      price: 96170,
      entrancePercent: 0.3,
      numberOfInstallments: 36,
      finalInstallmentPercentage: 30,
      colorCode: '679',
    });
    expect(row('Entrada')).toBe('EntradaR$ 28.851,00');
    expect(row('Parcela final')).toBe('Parcela finalR$ 28.851,00');
    expect(text('.figures .legal')).toContain(installment());
  });
  it('is followed as it changes, and what changed is said', async () => {
    carPage();
    await openLink(ARGO);
    await render(view());
    await settle(600);
    const before = installment();
    expect(text('.change')).toBe('');
    await act(async () => openLink('358AF11~2026~679~~CAM~'));
    const { askForVersion } = await import('../../../../src/stores/car/ask');
    await act(async () => askForVersion('358BF31', 2026, new EventTarget()));
    await settle(1200);
    expect(text('.change')).toMatch(/^O carro mudou: Argo .+, R\$ .+ A simulação acompanha\.$/);
    expect(text('.car-row-price b')).toBe(formatCurrency($car.get().total ?? 0));
    expect(installment()).not.toBe(before);
  });
  it('is asked for where there is none, among the models', async () => {
    carPage();
    await render(view());
    await settle(300);
    expect(text('.first-car')).toContain('Escolha um carro para simular');
    expect(document.querySelectorAll('#first-model option').length).toBeGreaterThan(3);
    expect(all('.version')).not.toHaveLength(0);
    await click(button(/^Simular este/));
    await settle(1200);
    expect($car.get().mvs).not.toBeNull();
    expect(installment()).toMatch(/^R\$ /);
  });
  it('is asked for once more after a failure', async () => {
    const { sandbox } = carPage();
    sandbox.state.setFault({ call: 'CAR-03', fault: '400' });
    await openLink(ARGO).catch(() => undefined);
    await render(view());
    expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
    sandbox.state.setFault({ call: 'CAR-03', fault: 'none' });
    await click(button('Tentar novamente'));
    await settle(1200);
    expect(installment()).toMatch(/^R\$ /);
  }, 15_000);
});

describe('a written version', () => {
  it('is calculated by its own price, whatever the page has', async () => {
    const { sandbox } = carPage();
    await render(view({ mvs: '358AF11', year: 2026, price: 100000, source: 'cdc' }));
    await settle(300);
    const sent = sandbox.state.calls.find(({ call }) => call === 'FIN-17');
    expect(sent?.body).toMatchObject({ mvs: '358AF11', price: 100000, downPayment: 30000 });
    expect(row('Entrada')).toBe('EntradaR$ 30.000,00');
    expect(row('Parcela final')).toBeUndefined();
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
    expect(text('[part=empty]')).toContain('Este carro não está mais disponível.');
  });
});

describe('the sliders', () => {
  const written = { mvs: '358AF11', year: 2026, price: 100000 };

  it('say their value with its unit, and take percents, money and counts', async () => {
    const { sandbox } = carPage();
    await render(view(written));
    await settle(300);
    expect(slider('entrancePercent').getAttribute('aria-valuetext')).toBe('30%, R$ 30.000,00');
    expect(slider('numberOfInstallments').getAttribute('aria-valuetext')).toBe('36 parcelas');
    await typed('entrancePercent-second', 'R$ 45.000,00');
    await typed('numberOfInstallments-typed', '50');
    await typed('finalInstallmentPercentage-typed', '20%');
    const sent = sandbox.state.calls.filter(({ call }) => call === 'FIN-13').at(-1);
    expect(sent?.body).toMatchObject({
      entrancePercent: 0.45,
      numberOfInstallments: 48,
      finalInstallmentPercentage: 20,
    });
    expect(slider('entrancePercent-typed').value).toBe('45%');
    expect(slider('finalInstallmentPercentage-second').value).toBe('R$ 20.000,00');
    expect(row('Entrada')).toBe('EntradaR$ 45.000,00');
    expect(text('.installment')).toContain('48x de');
    expect(text('.simulator > [role=status]')).toMatch(
      /^48 parcelas de R\$ .+, com entrada de R\$ 45\.000,00\. Parcela final de R\$ 20\.000,00\.$/,
    );
  });
  it('move by what an author wrote', async () => {
    carPage();
    await render(view({ ...written, entranceStep: 5, finalStep: 10 }));
    expect(slider('entrancePercent').step).toBe('5');
    expect(slider('finalInstallmentPercentage').step).toBe('10');
  });
  it('show a refusal at its field, and take no plan until it is gone', async () => {
    carPage();
    await render(view(written));
    await typed('entrancePercent-typed', '60');
    await typed('finalInstallmentPercentage-typed', '40');
    expect(text('#finalInstallmentPercentage-error')).toBe(
      'Entrada e parcela final não podem somar o preço do veículo',
    );
    expect(button('Quero este plano').getAttribute('aria-disabled')).toBe('true');
    await typed('finalInstallmentPercentage-typed', '30');
    expect(text('#finalInstallmentPercentage-error')).toBe('');
    expect(button('Quero este plano').getAttribute('aria-disabled')).toBeNull();
  });
  it('keep what was set when the service fails, and ask again', async () => {
    const { sandbox } = carPage();
    await render(view(written));
    await settle(300);
    sandbox.state.setFault({ call: 'FIN-13', fault: '400' });
    await typed('entrancePercent-typed', '40');
    expect(text('.figures [role=alert]')).toBe(
      'A simulação não está disponível no momento. Nenhum resultado foi encontrado.',
    );
    sandbox.state.setFault({ call: 'FIN-13', fault: 'none' });
    await click(button('Tentar novamente'));
    await settle(300);
    expect(row('Entrada')).toBe('EntradaR$ 40.000,00');
  });
});

describe('what stands beside', () => {
  const written = { mvs: '358AF11', year: 2026, price: 92990 };
  const open = async (name: string) => {
    await click(button(name));
    await settle(300);
  };

  it('are plans of the other sources for the same entry and count, one of which can be taken', async () => {
    carPage();
    await render(view(written));
    await settle(300);
    await open('Compare as modalidades');
    expect(all('.plan h4')).toEqual([
      'Sua simulação Parcela final (balão)',
      'Parcelas iguais',
      'CDC',
      'Next',
    ]);
    expect(all('.plan-installment span')).toEqual(['36x de', '36x de', '36x de', '36x de']);
    await typed('numberOfInstallments-typed', '48');
    const last = document.querySelector('.plans li:last-child');
    expect(last?.textContent).toContain('O comparativo não está disponível para o prazo selecionado');
    await click(button(/^Simular assim CDC/));
    await settle(300);
    expect(text('.installment small')).toBe('CDC');
    expect(slider('finalInstallmentPercentage')).toBeNull();
    expect(text('.installment')).toContain('48x de');
  });
  it('are offers with a final installment, whose conditions are simulated once one is taken', async () => {
    carPage();
    await render(view(written));
    await settle(300);
    const usual = installment();
    await open('Ofertas com parcela final');
    expect(all('.version h4')).toEqual(['Taxa de 0,99% a.m.', 'Taxa de 1,45% a.m.']);
    const offered = text('.version-monthly b');
    expect(offered).not.toBe(usual);
    await click(button(/^Usar esta oferta Taxa de 0,99/));
    await settle(700);
    expect(installment()).toBe(offered);
    await click(button(/^Oferta em uso/));
    await settle(700);
    expect(installment()).toBe(usual);
  });
  it('are other versions, the next dearer first, with the installment beside this one', async () => {
    carPage();
    await render(view(written));
    await settle(300);
    const usual = installment();
    await click(button('Comparar versões'));
    await settle(300);
    const prices = all('.version-name p');
    expect(prices.length).toBeGreaterThan(1);
    expect(all('.version-difference small')).toEqual(prices.map(() => `Hoje: 36x de ${usual}`));
    expect(text('.version-difference span')).toMatch(/^\+ R\$ .+ por mês$/);
    const monthly = text('.version-monthly b');
    await click(button(/^Simular este/));
    await settle(700);
    expect(document.querySelector('dialog')).toBeNull();
    expect(installment()).toBe(monthly);
    expect(text('.car-row-price b')).toBe(prices[0]);
    expect($car.get().status).toBe('empty');
  });
  it('are the cars an author lists, by default values in one call', async () => {
    const { asked } = carPage();
    await render(view({ ...written, offers: '358BF31, nonsense 358CF31 ZZZZZZ1' }));
    await settle(300);
    await open('Parcelas de outros carros');
    expect(all('.version .version-monthly b').length).toBe(all('.version').length);
    expect(all('.version').length).toBe(2);
    expect(asked.filter((call) => call.includes('batchSimulating'))).toHaveLength(1);
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
    expect(formatCurrency(plan()?.figures.installmentsValue ?? 0)).toBe(installment());
  });
  it('goes along to another page, with the car and nothing of the visitor', async () => {
    carPage();
    await render(view({ mvs: '358AF11', year: 2026, price: 92990 }));
    await settle(300);
    await click(button('Quero este plano'));
    const now = plan();
    if (!now) throw new Error('no plan');
    const url = new URL(addressWith(now, 'https://banco.example/financiar?a=1#passo'));
    expect(parsePlanText(url.searchParams.get('vt-plan'))).toMatchObject({ entrancePercent: 30 });
    expect(parseCarText(url.searchParams.get('vt-car'))).toMatchObject({ mvsCode: '358AF11', year: 2026 });
    expect([url.searchParams.get('a'), url.hash]).toEqual(['1', '#passo']);
    expect(addressWith(now, '#financiar')).toBe(`${location.href}#financiar`);
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
