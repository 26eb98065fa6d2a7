// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { ARGO, closePage, field, openPage, PLAN, SUGGESTION, show, simulate } from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
});
afterEach(closePage);

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
    net.faults = { '/country/BR/state': 404, '/location/state': 404 };
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
    expect(text('#revision-1-content')).toBe('Outros itens<img src=x><img src=x>');
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
