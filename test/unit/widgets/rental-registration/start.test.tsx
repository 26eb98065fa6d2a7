// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  alert,
  asked,
  begin,
  choose,
  end,
  fill,
  openForm,
  press,
  RESULT,
  RETRIES,
  SELF,
  START,
  STORED,
  show,
  signIn,
  value,
  wait,
} from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin({ 'workstatement-context': 'ws-7' });
});
afterEach(end);
const stored = () => JSON.parse(localStorage.getItem(STORED) ?? '{}').value;
const title = () => text('.state-title');

describe('the start of a registration', () => {
  it('is made by a press, once, with the contexts, and its result leads to the form', async () => {
    const { emit } = await show({ offerId: ' of-jeep-13 ' });
    expect(net.asked.filter((address) => /rental/.test(address))).toEqual([]);
    expect(text('.panel')).toContain('O que você digita não fica guardado');
    await press('Começar cadastro');
    const [start] = net.sandbox.state.calls.filter(({ call }) => call === 'RUS-01');
    expect(start?.query).toEqual({
      brand: 'jeep',
      offerId: 'of-jeep-13',
      idempotencyKey: expect.stringMatching(/^[\da-f]{32}$/),
    });
    expect(start?.headers).toMatchObject({
      'x-offer-context': 'of-jeep-13',
      'x-workstatement-context': 'ws-7',
      'x-timezone': expect.any(String),
    });
    expect(text('[part=loading]')).toContain('O serviço está preparando o seu cadastro');
    expect(stored()).toEqual({
      id: expect.stringMatching(/^inicio-/),
      startedAt: expect.any(String),
      personType: '',
    });
    await wait(net, 7000);
    expect(text('h3')).toBe('Dados do cadastro');
    expect(document.activeElement).toBe(document.querySelector('h3'));
    expect([value('name'), value('cpf')]).toEqual(['Ana Clara Nogueira Prado', '123.456.789-09']);
    expect([asked(net, START), asked(net, SELF)]).toEqual([1, 1]);
    expect(emit).toHaveBeenCalledExactlyOnceWith('vt-rental-registration-started', {
      registrationId: stored().id,
    });
  });

  it('is the same intent when its answer was lost', async () => {
    await show();
    net.faults[START] = 'lost';
    await press('Começar cadastro');
    expect(alert()).toContain('Não foi possível carregar');
    net.faults = {};
    await press('Tentar novamente');
    const ids = net.sandbox.state.ledger.filter(({ call }) => call === 'RUS-01');
    expect(ids).toMatchObject([{ times: 2 }]);
  });

  it('that is late says so, is asked for by a press, and comes after all', async () => {
    await show({ offerId: 'of-locacao-demora' });
    await press('Começar cadastro');
    await wait(net, 40_000);
    expect(text('[part=loading]')).not.toContain('demorando');
    await wait(net, 40_000);
    expect(text('[part=loading]')).toContain('Está demorando mais do que o normal');
    net.sandbox.world.advance(120_000);
    await press('Verificar agora');
    expect(text('h3')).toBe('Dados do cadastro');
  });

  it('that never comes is given up after ten minutes of the service’s clock, and asked for again later', async () => {
    await show({ offerId: 'of-locacao-nunca' });
    await press('Começar cadastro');
    await wait(net, 8000);
    net.sandbox.world.advance(600_000);
    await settle(17_000);
    expect(title()).toBe('O serviço ainda não respondeu');
    const before = asked(net, RESULT);
    await settle(60_000);
    expect([asked(net, RESULT), !!stored()]).toEqual([before, true]);
    await press('Verificar agora');
    await wait(net, 3000);
    expect(asked(net, RESULT)).toBe(before + 1);
  });

  it.each([
    ['fails', 'of-locacao-falha', 'O serviço não pôde preparar o cadastro'],
    ['is not known any more', '', 'Este pedido de cadastro não existe mais'],
  ])('that %s leads to a new one or to the contact', async (_, offerId, said) => {
    await show({ offerId, contactUrl: '/contato' });
    await press('Começar cadastro');
    if (!offerId) net.faults[RESULT] = 404;
    await wait(net, 7000);
    expect([title(), stored()]).toEqual([said, undefined]);
    expect(document.querySelector('a.button')?.textContent).toBe('Falar com a gente');
    net.faults = {};
    await press('Começar de novo');
    expect(asked(net, START)).toBe(2);
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'whose result cannot be asked for says so, and goes on: %j',
    async (fault) => {
      await show();
      await press('Começar cadastro');
      net.faults[RESULT] = fault;
      await settle(RETRIES);
      expect(alert()).toContain('Não estamos conseguindo consultar o serviço');
      net.faults = {};
      await wait(net, 17_000);
      expect(text('h3')).toBe('Dados do cadastro');
    },
  );

  it('survives a reload with its id and the kind of person, not with what was typed', async () => {
    await openForm(net);
    await fill({ name: 'Outro Nome', licenceNumber: '01234567807' });
    await choose('legalPerson');
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/Outro|01234567807|123456789/);
    await show();
    expect(text('.panel')).toContain('Você começou um cadastro neste aparelho');
    await press('Continuar cadastro');
    await wait(net, 3000);
    expect(document.querySelector<HTMLInputElement>('input[value=legalPerson]')?.checked).toBe(true);
    expect(asked(net, START)).toBe(1);
  });

  it.each([['start'], ['form']])('of another account is gone at once: %s', async (at) => {
    if (at === 'form') {
      await openForm(net);
      await fill({ name: 'Ana Outra' });
    } else {
      await show();
      await press('Começar cadastro');
    }
    await signIn('bruno');
    await wait(net, 9000);
    expect(texts('h3')).toEqual([]);
    expect(stored()).toBeUndefined();
    expect(text()).not.toContain('Ana');
    expect(text('.button')).toBe('Começar cadastro');
  });

  it('shows a registration that is there without a start', async () => {
    await show();
    await press('Ver meu cadastro');
    expect([asked(net, START), text('h3')]).toEqual([0, 'Dados do cadastro']);
  });
});
