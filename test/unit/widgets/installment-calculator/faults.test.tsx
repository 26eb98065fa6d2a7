// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  installment,
  row,
  setUpCalculator,
  showLinkedCar,
  slider,
  typed,
  view,
  WRITTEN,
} from '../../lib/calculator';
import { carPage } from '../../lib/car-page';
import { button, click, render, said, settle, text, texts } from '../../lib/render';
import { stubFetch } from '../../lib/stub-fetch';

setUpCalculator();
afterEach(() => vi.restoreAllMocks());

describe('a simulation', () => {
  it.each(['500', 'drop', 'malformed'])(
    'that ends in %s says so, keeps what was set and may be tried again',
    async (how) => {
      const said = vi.spyOn(console, 'error');
      const { fault, sent } = await showLinkedCar();
      fault('FIN-13', how);
      await typed('entrancePercent-typed', '35');
      expect(text('.figures [role=alert]')).toContain('A simulação não está disponível');
      expect(slider('entrancePercent').getAttribute('aria-valuetext')).toBe(
        '35%, 33.659 reais e 50 centavos',
      );
      expect(slider('numberOfInstallments').getAttribute('aria-valuetext')).toBe('36 parcelas');
      fault('FIN-13', 'none');
      await click(button('Tentar novamente'));
      await settle(300);
      // The button that was pressed is gone; the focus is where it stood.
      expect(document.activeElement?.className).toContain('figures');
      expect(row('Entrada')).toBe('EntradaR$ 33.659,50');
      expect(sent('FIN-13')).toHaveLength(3);
      expect(said.mock.calls).toEqual([]);
    },
  );

  it('that was asked for before never overwrites a later one, however late it comes', async () => {
    await showLinkedCar();
    const { fetch } = globalThis;
    const held: (() => void)[] = [];
    stubFetch(async (request: Request) => {
      const { entrancePercent } = await request.clone().json();
      // It does not hear that it is no longer wanted.
      const deaf = new Request(request.url, { method: 'POST', body: await request.clone().text() });
      if (entrancePercent === 0.35) await new Promise<void>((go) => held.push(go));
      return fetch(entrancePercent === 0.35 ? deaf : request);
    });
    await typed('entrancePercent-typed', '35');
    expect(held).toHaveLength(1);
    expect(row('Entrada')).toBe('EntradaR$ 28.851,00');
    await typed('entrancePercent-typed', '40');
    expect(row('Entrada')).toBe('EntradaR$ 38.468,00');
    const monthly = installment();
    for (const go of held) go();
    await settle(300);
    expect(row('Entrada')).toBe('EntradaR$ 38.468,00');
    expect(installment()).toBe(monthly);
  });

  it('of which the source has none for these terms says so', async () => {
    carPage();
    await render(view({ ...WRITTEN, source: 'next' }));
    await settle(300);
    // With 60 % of entry there is no final installment of 40 % or more.
    await typed('finalInstallmentPercentage-typed', '50');
    await typed('entrancePercent-typed', '60');
    expect(text('.figures')).toContain('Nenhum resultado foi encontrado para estes valores.');
  });
});

describe('what stands beside', () => {
  it('fails by itself where offers fail, and may be tried again', async () => {
    const { fault } = await showLinkedCar();
    fault('FIN-11', '400');
    await click(button('Ofertas do banco para este carro'));
    await settle(300);
    expect(texts('#more-offers-content [role=alert]')).toHaveLength(1);
    expect(installment()).toMatch(/^R\$ /);
    fault('FIN-11', 'none');
    await click(button('Tentar novamente'));
    await settle(300);
    expect(texts('#more-offers-content h4')).toHaveLength(4);
    expect(texts('[role=alert]').join('')).toBe('');
  });

  it('fails by itself where one plan fails, and that one may be tried again', async () => {
    const { fault, sent } = await showLinkedCar();
    fault('FIN-17', '400');
    await click(button('Compare as modalidades'));
    await settle(300);
    expect(texts('#more-comparison-content [role=alert]')).toEqual([
      'Não foi possível carregar as informações',
    ]);
    expect(texts('#more-comparison-content .plan-installment')).toHaveLength(3);
    expect(said('#more-comparison-content .muted')).toMatch(/^Com entrada de [\d.]+ reais/);
    fault('FIN-17', 'none');
    await click(button(/^Tentar novamente CDC/));
    await settle(300);
    expect(texts('#more-comparison-content .plan-installment')).toHaveLength(4);
    expect(sent('FIN-17')).toHaveLength(2);
  });

  it('fails by itself where the other versions fail, and may be tried again', async () => {
    const { fault } = await showLinkedCar();
    fault('FIN-13', '500');
    await click(button('Comparar versões'));
    await settle(300);
    expect(texts('dialog [role=alert]')).toEqual(['Não foi possível carregar as informações']);
    expect(installment()).toMatch(/^R\$ /);
    fault('FIN-13', 'none');
    await click(button('Tentar novamente'));
    await settle(300);
    expect(texts('dialog .version-difference > span')[0]).toMatch(/^\+ R\$ .+ por mês$/);
  });
});
