// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { row, setUpCalculator, slider, typed, view, WRITTEN } from '../../lib/calculator';
import { carPage } from '../../lib/car-page';
import { button, click, render, settle, text, texts, type } from '../../lib/render';

setUpCalculator();

describe('the sliders', () => {
  it('say their value with its unit, and take percents, money and counts', async () => {
    const { sandbox } = carPage();
    await render(view(WRITTEN));
    await settle(300);
    expect(slider('entrancePercent').getAttribute('aria-valuetext')).toBe('30%, 30.000 reais');
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
    expect(slider('finalInstallmentPercentage-second').value).toBe('R$\u00a020.000,00');
    expect(row('Entrada')).toBe('EntradaR$ 45.000,00');
    expect(text('.installment')).toContain('48x de');
    expect(text('.simulator > [role=status]')).toMatch(
      /^48 parcelas de R\$ .+, com entrada de R\$ 45\.000,00\. Parcela final de R\$ 20\.000,00\.$/,
    );
  });
  it('keep a typed amount to the cent, and say what else becomes of typed text', async () => {
    const { sandbox } = carPage();
    await render(view({ ...WRITTEN, price: 92_990 }));
    await settle(300);
    const note = (place = 0) => texts('.slider-note')[place];
    await typed('entrancePercent-second', '30000');
    expect(slider('entrancePercent-second').value).toBe('R$\u00a030.000,00');
    expect(slider('entrancePercent-typed').value).toBe('32,26%');
    expect(row('Entrada')).toBe('EntradaR$ 30.000,00');
    expect(note()).toBe('');
    await typed('entrancePercent-typed', '5');
    expect(slider('entrancePercent-typed').value).toBe('20%');
    expect(note()).toBe('mínimo 20%, R$ 18.598,00');
    await typed('entrancePercent-second', '90000');
    expect(note()).toBe('máximo 60%, R$ 55.794,00');
    await typed('entrancePercent-second', 'metade');
    expect(note()).toBe('digite um número; ficou 60%');
    await typed('numberOfInstallments-typed', '30');
    expect(slider('numberOfInstallments-typed').value).toBe('24x');
    expect(note(1)).toBe('ajustado para 24 parcelas');
    await type('#entrancePercent', '40');
    expect(note()).toBe('');
    await settle(600);
    const sent = sandbox.state.calls.filter(({ call }) => call === 'FIN-13').at(-1);
    expect(sent?.body).toMatchObject({ entrancePercent: 0.4, numberOfInstallments: 24 });
  });
  it('move by what an author wrote', async () => {
    carPage();
    await render(view({ ...WRITTEN, downPaymentStep: 5, finalInstallmentStep: 10 }));
    expect(slider('entrancePercent').step).toBe('5');
    expect(slider('finalInstallmentPercentage').step).toBe('10');
  });
  it('show a refusal at its field, and take no plan until it is gone', async () => {
    carPage();
    await render(view(WRITTEN));
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
    await render(view(WRITTEN));
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
