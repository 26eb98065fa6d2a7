// @vitest-environment happy-dom

import { describe, expect, it } from 'vitest';
import { $car } from '#features/car/car-store';
import { installment, setUpCalculator, slider, typed, view } from '../../lib/calculator';
import { carPage } from '../../lib/car-page';
import { button, click, render, said, settle, text, texts } from '../../lib/render';

setUpCalculator();

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
    expect(texts('.plan h4')).toEqual([
      'Sua simulação Plano com parcela final',
      'Plano com parcelas iguais',
      'CDC com parcelas iguais',
      'Next com parcela final',
    ]);
    expect(texts('.plan-installment')).toEqual([
      expect.stringMatching(/^36x de R\$ .+ \+ final de R\$ .+$/),
      expect.stringMatching(/^36x de R\$ [\d.,]+$/),
      expect.stringMatching(/^36x de R\$ [\d.,]+$/),
      expect.stringMatching(/^36x de R\$ .+ \+ final de R\$ .+$/),
    ]);
    await typed('numberOfInstallments-typed', '48');
    const last = document.querySelector('.plans li:last-child');
    expect(last?.textContent).toContain('O comparativo não está disponível para o prazo selecionado');
    await click(button(/^Simular assim CDC/));
    await settle(300);
    expect(text('.installment small')).toBe('CDC com parcelas iguais');
    // One text for all its plans, of which it names another one.
    expect(text('.figures .legal')).toMatch(/^Exemplo do banco, com valores diferentes dos mostrados: /);
    expect(slider('finalInstallmentPercentage')).toBeNull();
    expect(text('.installment')).toContain('48x de');
  });
  it('are offers with a final installment, whose conditions are simulated once one is taken', async () => {
    carPage();
    await render(view(written));
    await settle(300);
    const usual = installment();
    await open('Ofertas do banco para este carro');
    const [balloon, equal] = ['Plano com parcela final', 'Plano com parcelas iguais'];
    expect(texts('.version h4')).toEqual([balloon, balloon, equal, equal]);
    expect(texts('.version-name p:first-of-type')[0]).toBe('Taxa de 0,99% ao mês');
    const offered = text('.version-monthly b');
    expect(offered).not.toBe(usual);
    await click(button(/^Usar esta oferta Plano com parcela final, Taxa de 0,99/));
    await settle(700);
    expect(installment()).toBe(offered);
    await click(button(/^Oferta em uso/));
    await settle(700);
    expect(installment()).toBe(usual);
  });
  it('have equal installments where the bank says so, and are simulated as such', async () => {
    carPage();
    await render(view(written));
    await settle(300);
    await open('Ofertas do banco para este carro');
    const offered = texts('.version-monthly b')[2];
    expect(texts('.version-monthly')[2]).not.toContain('final');
    await click(button(/^Usar esta oferta Plano com parcelas iguais, Taxa de 1,05/));
    await settle(700);
    expect([installment(), slider('finalInstallmentPercentage')]).toEqual([offered, null]);
    expect(text('.installment small')).toBe('Plano com parcelas iguais');
  });
  it('are other versions, the next dearer first, with the installment beside this one', async () => {
    carPage();
    await render(view(written));
    await settle(300);
    const usual = installment();
    await click(button('Comparar versões'));
    await settle(300);
    const prices = texts('.version-name p');
    expect(prices.length).toBeGreaterThan(1);
    const now = `Hoje: 36x de ${usual} + final de R$ 27.897,00`;
    expect(texts('.version-difference small')).toEqual(prices.map(() => now));
    expect(text('.version-monthly p')).toContain('+ final de R$');
    expect(text('.version-difference > span')).toMatch(/^\+ R\$ .+ por mês$/);
    expect(said('.version-name')).toMatch(/[\d.]+ reais$/);
    expect(said('.version-difference')).toMatch(
      /^Hoje: 36 vezes de .+ \+ final de 27\.897 reais\+ .+ reais e .+ por mês$/,
    );
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
    const batches = () => asked.filter((call) => call.includes('batchSimulating')).length;
    // The default values of this bank come by the same call.
    const before = batches();
    await open('Parcelas de outros carros');
    expect(texts('.version .version-monthly b').length).toBe(texts('.version').length);
    expect(texts('.version').length).toBe(2);
    expect(batches() - before).toBe(1);
  });
});
