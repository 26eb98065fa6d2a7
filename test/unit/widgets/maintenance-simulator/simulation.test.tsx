// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '#demo-pages/sandbox/data/cars';
import { noCar, setCar } from '#features/car/car-store';
import { setLocation } from '#features/place/location-store';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { ARGO, closePage, field, openPage, PLAN, SUGGESTION, show, simulate } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
});
afterEach(async () => {
  await closePage();
  setCar(noCar());
});
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const addresses = (part: string) => net.asked.filter((address) => address.includes(part));

describe('the form', () => {
  it('says at each field what is missing, and asks for no plan', async () => {
    await show();
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual([
      'Selecione o modelo',
      'Selecione a versão',
      'Digite a quilometragem',
    ]);
    expect(document.activeElement?.id).toBe('modelCode');
    expect(calls('MNT-04')).toEqual([]);
  });

  it('offers the versions that have a plan, with their years', async () => {
    await show();
    expect(text('#mvsCode')).toBe('Selecione primeiro o modelo');
    await type('#modelCode', '358');
    expect(texts('#mvsCode option').slice(1)).toContain('Drive 1.0 2026');
    expect(addresses('/v1/maintenance?')).toEqual([
      expect.stringMatching(/brand=fiat&country=BR&modelCode=358$/),
    ]);
    await type('#mvsCode', ARGO);
    await type('#modelCode', '363');
    expect(field('mvsCode')).not.toBe(ARGO);
  });

  it('takes up to 600 months, or none', async () => {
    await show({ mvs: ARGO });
    await simulate('0', '601');
    expect(text('#months-error')).toBe('Digite os meses de 0 a 600');
    await simulate('0', '');
    expect(addresses(SUGGESTION)[0]).toMatch(/mileage=0(&|$)/);
    expect(text('.next')).toContain('Faltam 10.000 km.');
  });

  it('begins with the author’s version, else with the author’s model', async () => {
    await show({ mvs: ARGO });
    expect([field('modelCode'), field('mvsCode')]).toEqual(['358', ARGO]);
    await closePage();
    openPage();
    await show({ model: 'argo' });
    expect([field('modelCode'), field('mvsCode')]).toEqual(['358', '']);
  });

  it('begins without a version that has no plan', async () => {
    await show({ mvs: '358ZZZ9' });
    expect([field('modelCode'), field('mvsCode')]).toEqual(['358', '']);
  });

  it('keeps what was typed when the visitor comes back to it', async () => {
    await show({ mvs: ARGO, state: 'sp' });
    await simulate();
    await click(button('Alterar os dados'));
    expect([field('mvsCode'), field('mileage'), field('months'), field('state')]).toEqual([
      ARGO,
      '17300',
      '14',
      'SP',
    ]);
    expect(document.activeElement?.id).toBe('modelCode');
  });
});

describe('the page’s car', () => {
  const pageCar = (mvs: object) => act(async () => setCar({ ...noCar(), mvs: mvs as never }));

  it('is chosen at first, and another one after it, until the visitor chooses', async () => {
    await pageCar({ code: ARGO });
    await show();
    expect([field('modelCode'), field('mvsCode')]).toEqual(['358', ARGO]);
    await pageCar({ code: '363AF11' });
    await settle();
    expect(field('modelCode')).toBe('363');
    await type('#modelCode', '358');
    await pageCar({ code: '363AF11' });
    await settle();
    expect([field('modelCode'), field('mvsCode')]).toEqual(['358', '']);
  });
});

describe('the plan', () => {
  it('says which revision is next, what it includes and costs, and how long it takes', async () => {
    const { emit } = await show({ mvs: ARGO });
    await simulate();
    expect(text('.result h3')).toBe('Revisões: Argo Drive 1.0 2026');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(text('.next')).toContain('2ª revisão: 20.000 km ou 24 meses');
    expect(text('.next')).toContain('No prazo');
    expect(text('.next')).toContain('Faltam 2.700 km ou 10 meses, o que vier primeiro.');
    expect(text('.next')).toMatch(/Preço sugerido\s*R\$ [\d.]+,00/);
    expect(text('.next')).toContain('Duração prevista: 2 h.');
    expect(texts('.items dt').slice(0, 3)).toEqual(['Trocas', 'Mão de obra', 'Verificações']);
    expect(emit).toHaveBeenCalledWith('vt-maintenance-simulated', { mvsCode: ARGO, state: '' });
    expect(text('.result')).toContain('Preços sugeridos para todo o país.');
  });

  it('lists all revisions with their prices, their sum, and what each includes', async () => {
    await show({ mvs: ARGO });
    await simulate();
    expect(texts('.revision')).toHaveLength(10);
    expect(texts('.revision')[1]).toMatch(/^2ª revisão Próxima 20\.000 km ou 24 meses R\$ /);
    const cents = (shown: string) => Number(shown.replace(/\D/g, ''));
    const sum = texts('.revision .amount').reduce((all, price) => all + cents(price), 0);
    expect(cents(text('.total .amount'))).toBe(sum);
    const fourth = button(/^4ª revisão/);
    expect(fourth.getAttribute('aria-expanded')).toBe('false');
    await click(fourth);
    expect(text('#revision-4-content')).toContain('Velas de ignição');
  });

  it('has the prices of the chosen state, which is the visitor’s place at first', async () => {
    setLocation({ countryCode: 'BR', stateCode: 'MG', cityName: 'Betim', cityCode: '3106705' } as never);
    await show({ mvs: ARGO });
    expect(field('state')).toBe('MG');
    const priceIn = async (state: string) => {
      await type('#state', state);
      await simulate();
      const shown = text('.total .amount');
      if (state) expect(addresses(PLAN).at(-1)).toContain(`state=${state}`);
      await click(button('Alterar os dados'));
      return shown;
    };
    const prices = [await priceIn(''), await priceIn('AM'), await priceIn('SP'), await priceIn('')];
    expect(prices[0]).toBe(prices[3]);
    expect(new Set(prices).size).toBeGreaterThan(1);
    await type('#state', 'SP');
    await simulate();
    expect(text('.result')).toContain('Preços sugeridos: São Paulo.');
    expect(addresses(SUGGESTION).at(-1)).toContain('state=SP');
  });

  it('follows the visitor’s place until a state is chosen; an unknown state is dropped', async () => {
    await show({ mvs: ARGO });
    const place = (stateCode: string) =>
      act(async () => setLocation({ countryCode: 'BR', stateCode, cityName: 'X', cityCode: '' } as never));
    await place('BA');
    expect(field('state')).toBe('BA');
    await type('#state', 'RS');
    await place('MG');
    expect(field('state')).toBe('RS');
    await closePage();
    openPage();
    await show({ mvs: ARGO, state: 'XX' });
    expect(field('state')).toBe('');
  });

  it('is overdue where the last revision is too long ago, without asking the service', async () => {
    await show({ mvs: ARGO });
    await simulate('31500', '25');
    const before = calls('MNT-02').length;
    await type('#done', '-1');
    expect(text('.next')).toContain('1ª revisão: 10.000 km ou 12 meses');
    expect(text('.next')).toContain('Atrasada');
    expect(text('.next')).toContain('O prazo passou há 21.500 km e 13 meses.');
    await type('#done', '1');
    expect(text('.next')).toContain('O prazo passou há 1.500 km.');
    await type('#done', '9');
    expect(text('.next')).toContain('O plano publicado termina aqui.');
    expect(button('Agendar uma visita')).toBeDefined();
    expect(calls('MNT-02')).toHaveLength(before);
    await type('#done', '');
    expect(text('.next')).toContain('4ª revisão');
  });

  it('says that it is due now, and one month as such', async () => {
    await show({ mvs: ARGO });
    await simulate('20000', '3');
    expect(text('.next')).toContain('O prazo é agora.');
    await click(button('Alterar os dados'));
    await simulate('500', '11');
    expect(text('.next')).toContain('Faltam 9.500 km ou 1 mês, o que vier primeiro.');
  });

  it('goes on after its last revision', async () => {
    await show({ mvs: ARGO });
    await simulate('125000', '');
    expect(text('.next')).toContain('13ª revisão: 130.000 km ou 156 meses');
  });

  it('has the rule of the oil, by the last revision if it is known', async () => {
    await show({ mvs: ARGO });
    await simulate();
    const oil = () => texts('.card')[1];
    expect(oil()).toContain('A cada 10.000 km ou 12 meses, o que vier primeiro.');
    expect(oil()).toContain('A próxima: 20.000 km ou 24 meses. Faltam 2.700 km ou 10 meses');
    await type('#done', '-1');
    expect(oil()).toContain('A próxima: 10.000 km ou 12 meses. O prazo passou há 7.300 km e 2 meses.');
    await type('#done', '0');
    expect(oil()).toContain('A próxima: 20.000 km ou 24 meses.');
  });

  it('has no oil in an electric car', async () => {
    await closePage();
    net = openPage({ brand: 'fiat-abarth' });
    const electric = VERSIONS.find(({ brand, fuel }) => brand === 'fiat-abarth' && fuel === 'Electric');
    await show({ mvs: electric?.code ?? '' });
    await simulate();
    expect(texts('.card')[1]).toBe('Troca de óleoUm carro elétrico não tem óleo do motor: não há troca.');
    expect(text('.result')).not.toContain('Filtro de óleo');
  });
});
