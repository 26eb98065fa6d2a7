// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { VERSIONS } from '../../../../demo-pages/sandbox/data/cars';
import { setLocation } from '../../../../src/stores/visitor/location';
import { messages as deferredMessages } from '../../../../widgets/maintenance-simulator/deferred/messages';
import { messages } from '../../../../widgets/maintenance-simulator/messages';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { ARGO, closePage, field, openPage, show, simulate } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
});
afterEach(closePage);

const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const addresses = (part: string) => net.asked.filter((address) => address.includes(part));
const SUGGESTION = '/v1/maintenance/suggestion';
const PLAN = '/v2/maintenance/';

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
      expect.stringMatching(/brand=FIAT&country=BR&modelCode=358$/),
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

describe('a failure', () => {
  it.each([[404], [{ status: 200, body: 'unexpected' }], ['offline']] as const)(
    'of the models or the versions can be retried: %j',
    async (fault) => {
      net.faults = { '/model': fault };
      await show();
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar os modelos.');
      net.faults = { '/v1/maintenance?': fault === 404 ? 400 : fault };
      await click(button('Tentar novamente'));
      await type('#modelCode', '358');
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as versões.');
      net.faults = {};
      await click(button('Tentar novamente'));
      await type('#mvsCode', ARGO);
      expect(field('mvsCode')).toBe(ARGO);
    },
  );

  it.each([[404], [{ status: 200, body: [] }]] as const)(
    'is none where a model has no plan: it is said: %j',
    async (fault) => {
      net.faults = { '/v1/maintenance?': fault };
      await show({ model: '358' });
      expect(text('[role=alert]')).toContain('Este modelo ainda não tem um plano de revisões publicado.');
    },
  );

  it.each([[400], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'of the plan keeps what was typed and can be retried: %j',
    async (fault) => {
      const { emit } = await show({ mvs: ARGO });
      net.faults = { [PLAN]: fault };
      await simulate();
      await settle(9000);
      expect(text('.notice [role=alert]')).toContain('Não foi possível calcular as revisões');
      expect([field('mileage'), field('months')]).toEqual(['17300', '14']);
      expect(emit).toHaveBeenCalledWith('vt-maintenance-failed', { kind: expect.any(String) });
      net.faults = {};
      await submit();
      expect(text('.next')).toContain('2ª revisão');
    },
  );

  it.each([[404], [{ status: 200, body: { mvsCode: ARGO, revisions: null } }]] as const)(
    'of a car without a plan is said at its version: %j',
    async (fault) => {
      const { emit } = await show({ mvs: ARGO });
      net.faults = { [PLAN]: fault };
      await simulate();
      expect(text('#mvsCode-error')).toContain('Não há um plano de revisões publicado para este carro.');
      expect(emit).toHaveBeenCalledWith('vt-maintenance-failed', { kind: 'missing' });
    },
  );

  it('of the next revision leaves the plan, and can be retried', async () => {
    await show({ mvs: ARGO });
    net.faults = { [SUGGESTION]: 404 };
    await simulate();
    expect(text('.next')).toContain('Não foi possível calcular a próxima revisão');
    expect(texts('.revision')).toHaveLength(10);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.next')).toContain('2ª revisão');
  });

  it('of the next revision is one that is never due, but not one with kilometres alone', async () => {
    await show({ mvs: ARGO });
    const answer = (revision: object) => ({ status: 200, body: { mvsCode: ARGO, revision, monthsLeft: -3 } });
    net.faults = { [SUGGESTION]: answer({ number: 2 }) };
    await simulate();
    expect(text('.next')).toContain('Não foi possível calcular a próxima revisão');
    net.faults = { [SUGGESTION]: answer({ number: 2, mileage: 20_000, price: 690 }) };
    await click(button('Tentar novamente'));
    expect(text('.next')).toContain('2ª revisão: 20.000 km');
    expect(text('.next')).toContain('Faltam 2.700 km.');
  });

  it('of the duration leaves the rest, and can be retried', async () => {
    await show({ mvs: ARGO });
    net.faults = { '/scheduleRevision': 404 };
    await simulate();
    expect(text('.next')).toContain('Não foi possível carregar a duração.');
    expect(text('.next')).toContain('2ª revisão');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.next')).toContain('Duração prevista: 2 h.');
  });

  it('of the states leaves the prices of the whole country', async () => {
    net.faults = { '/country/BR/state': 404 };
    await show({ mvs: ARGO });
    expect(text('.notice')).toContain('Não foi possível carregar os estados');
    await simulate();
    expect(text('.result')).toContain('todo o país');
  });

  it('of a hostile plan shows what is known: no sum without a price, texts as texts, no item twice lost', async () => {
    await show({ mvs: ARGO });
    const item = { code: 'A', name: '<img src=x>', type: 'PART', price: -5 };
    net.faults = {
      [PLAN]: {
        status: 200,
        body: {
          mvsCode: ARGO,
          revisions: [
            { number: 2, mileage: 20_000, months: 24, price: null },
            { number: 1, mileage: 10_000, months: 0, price: 690, items: [item, item] },
            { number: 3, mileage: -1, months: -12, price: 690 },
          ],
        },
      },
    };
    await simulate();
    expect(texts('.revision')).toEqual([
      '1ª revisão 10.000 km R$ 690,00',
      expect.stringContaining('Valor indisponível no momento'),
    ]);
    expect(document.querySelector('.total')).toBeNull();
    expect(text('#revision-1-content')).toBe('Trocas<img src=x><img src=x>');
    expect(text('#revision-2-content')).toBe('Os itens não foram informados. Pergunte à concessionária.');
  });

  it('of a plan that is asked for twice is none: one press is one plan', async () => {
    await show({ mvs: ARGO });
    await type('#mileage', '100');
    net.hold = PLAN;
    await submit();
    await submit();
    expect(net.held).toHaveLength(1);
    await act(async () => net.held[0]?.go());
    await settle();
    expect(text('.next')).toContain('1ª revisão');
  });
});

it('fills the same places in both languages', () => {
  const places = (words: object) =>
    Object.values(words).map((word) =>
      String(word)
        .match(/\{\w+\}/g)
        ?.sort(),
    );
  for (const each of [messages, deferredMessages])
    expect(places(each['es-AR'])).toEqual(places(each['pt-BR']));
});
