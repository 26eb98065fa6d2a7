// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, leave, settle, submit, text, texts, type } from '../../lib/render';
import { withoutTimes } from '../../lib/without-times';
import {
  alerts,
  leavePage,
  type ReservationNet,
  reservationPage,
  reserveAsGuest,
  show,
  signIn,
  title,
} from './reservation-page';

let net: ReservationNet;
beforeEach(() => {
  net = reservationPage();
});
afterEach(leavePage);
const asked = (part: string) => net.asked.filter((address) => address.includes(part));
const fill = async () => {
  await type('#name', 'Nina Prado');
  await type('#cpf', '529.982.247-25');
  await type('#email', 'nina@exemplo.com.br');
  await type('#phone', '(31) 98765-4321');
};

describe('the showcase', () => {
  it('has the open campaigns for the public, their models, prices and stock', async () => {
    await show();
    expect(title()).toBe('Escolha o seu carro');
    expect(texts('.campaign h4')).toEqual(['Fiat online']);
    expect(text('.campaign')).toMatch(/Válida até \d\d\/\d\d\/\d{4}/);
    expect(texts('.model h5').length).toBeGreaterThan(1);
    expect(text('.model .price')).toMatch(/R\$\s/);
    expect(texts('.model .stock').join()).toMatch(/em estoque|Última unidade/);
    expect(asked('availability')).toHaveLength(texts('.model').length);
  });

  it('offers one model where the author names it, and says so if there is none', async () => {
    await show();
    const [name = ''] = texts('.model h5');
    await leave();
    await show({ model: name.toUpperCase() });
    expect(texts('.model h5')).toEqual([name]);
    await leave();
    await show({ campaign: 'camp-none' });
    expect(text()).toContain('Nenhum carro disponível para reserva on-line');
  });

  it('does not reserve a version without stock', async () => {
    net.faults.availability = { status: 200, body: { available: false, quantity: 0, days: null } };
    await show();
    expect(new Set(texts('.model .stock'))).toEqual(new Set(['Esgotado']));
    await click(button(/^Reservar com/));
    expect(title()).toBe('Escolha o seu carro');
  });

  it.each([
    ['campaigns', '/v2/campaigns'],
    ['models', '/models'],
  ])('says that %s could not be loaded, and loads them again', async (_, part) => {
    net.faults[part] = 404;
    await show();
    expect(alerts()).toContain('Não foi possível carregar');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.model').length).toBeGreaterThan(0);
  });

  it('goes on without prices or stock', async () => {
    net.faults = { batchPrices: 404, availability: 404 };
    await show();
    await click(button(/^Reservar com/));
    expect(title()).toBe('Em nome de quem é a reserva?');
  });
});

describe('the visitor’s data', () => {
  it('begin in the name, whose section says the title', async () => {
    await show();
    await click(button(/^Reservar com/));
    expect(document.activeElement?.id).toBe('name');
    const section = document.activeElement?.closest('section');
    const id = section?.getAttribute('aria-labelledby') ?? '';
    expect(document.getElementById(id)?.textContent).toBe(title());
  });

  it('are checked here and by the service, whose reasons are shown', async () => {
    await show();
    await click(button(/^Reservar com/));
    await submit();
    expect(document.querySelectorAll('[aria-invalid=true]')).toHaveLength(4);
    expect(asked('validate-user')).toEqual([]);
    await fill();
    net.faults['validate-user'] = {
      status: 200,
      body: { valid: false, userId: '', reasons: ['Você já tem reservas <b>aguardando</b>'] },
    };
    await submit();
    expect(alerts()).toContain('Você já tem reservas <b>aguardando</b>');
    net.faults['validate-user'] = 404;
    await submit();
    expect(alerts()).toContain('Um erro ocorreu');
    net.faults = {};
    await submit();
    expect(title()).toBe('Escolha a concessionária e confirme');
    const address = asked('validate-user').at(-1);
    expect(address).toContain('campaign_id=camp-fiat');
    expect(net.asked.join()).not.toMatch(/52998224725|529\.982/);
  });

  it('come from the account of a signed-in visitor, and stay on the way back', async () => {
    signIn();
    await show();
    await click(button(/^Reservar com/));
    const name = document.querySelector<HTMLInputElement>('#name');
    expect(name?.value).not.toBe('');
    await type('#name', 'Outra Pessoa');
    await click(button('Voltar aos carros'));
    expect(title()).toBe('Escolha o seu carro');
    await click(button(/^Reservar com/));
    expect(document.querySelector<HTMLInputElement>('#name')?.value).toBe('Outra Pessoa');
  });
});

describe('the dealer', () => {
  it('must be chosen; then the car is held once, however often the button is pressed', async () => {
    await show();
    await click(button(/^Reservar com/));
    await fill();
    await submit();
    await submit();
    expect(text('#dealerCode-error')).toBe('Escolha a concessionária');
    await click(document.querySelector('input[name=dealerCode]') as HTMLElement);
    expect(texts('form > [role=status]').join()).toMatch(/^Disponível|vem de outra/);
    net.hold = 'pre-reserve';
    await act(async () => document.querySelector('form')?.requestSubmit());
    await act(async () => document.querySelector('form')?.requestSubmit());
    await settle();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(asked('pre-reserve')).toHaveLength(1);
    expect(title()).toBe('Como você quer pagar?');
    expect(location.search).toMatch(/^\?order=res-\d+$/);
  });

  it('is kept when the answer is lost, and the same car is held once', async () => {
    await show();
    await click(button(/^Reservar com/));
    await fill();
    await submit();
    await click(document.querySelector('input[name=dealerCode]') as HTMLElement);
    // Nor can the orders be asked for it.
    net.faults = { 'pre-reserve': 'lost', 'user-reserves': 404 };
    await submit();
    expect(alerts()).toContain('O carro não foi reservado');
    net.faults = {};
    await submit();
    expect(title()).toBe('Como você quer pagar?');
    expect(net.sandbox.state.ledger.filter(({ call }) => call === 'RES-05')).toMatchObject([{ times: 1 }]);
  });

  it('is found among the orders when the answer is lost', async () => {
    await show();
    await click(button(/^Reservar com/));
    await fill();
    await submit();
    await click(document.querySelector('input[name=dealerCode]') as HTMLElement);
    net.faults['pre-reserve'] = 'lost';
    await submit();
    expect(title()).toBe('Como você quer pagar?');
    expect(net.sandbox.state.ledger.filter(({ call }) => call === 'RES-05')).toMatchObject([{ times: 1 }]);
  });

  it('after the way back holds the same car again, not another', async () => {
    await reserveAsGuest();
    const { search } = location;
    await act(async () => {
      history.replaceState(null, '', '?vt-reservation=reservation');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await settle();
    expect(title()).toBe('Escolha a concessionária e confirme');
    await click(document.querySelector('input[name=dealerCode]') as HTMLElement);
    await submit();
    expect([title(), location.search]).toEqual(['Como você quer pagar?', search]);
    expect(net.sandbox.state.ledger.filter(({ call }) => call === 'RES-05')).toMatchObject([{ times: 2 }]);
  });

  it('leads back to the cars if the last one was sold meanwhile', async () => {
    await show();
    await click(button(/^Reservar com/));
    await fill();
    await submit();
    await click(document.querySelector('input[name=dealerCode]') as HTMLElement);
    net.faults['pre-reserve'] = { status: 409, body: { reason: 'sold-out' } };
    await submit();
    expect(title()).toBe('Escolha o seu carro');
    expect(alerts()).toContain('NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO');
  });

  it('list and colours fail on their own, and load again', async () => {
    net.faults = { dealers: 404, 'car/web': 404 };
    await show();
    await click(button(/^Reservar com/));
    await fill();
    await submit();
    expect(alerts()).toMatch(/carregar as cores/);
    net.faults = {};
    for (const retry of [...document.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Tentar novamente',
    ))
      await click(retry);
    expect(document.querySelectorAll('input[name=dealerCode]').length).toBeGreaterThan(0);
    expect(document.querySelectorAll('#colorCode option').length).toBeGreaterThan(1);
  });
});

describe('the address of the page', () => {
  it('has no data of the visitor, nor has the storage', async () => {
    await reserveAsGuest();
    const kept = JSON.stringify([location.href, { ...sessionStorage }, { ...localStorage }]);
    for (const secret of ['Nina', '52998224725', '529.982', 'nina@', '98765'])
      expect(withoutTimes(kept)).not.toContain(secret);
  });

  it('of a step whose data are gone shows the step before it', async () => {
    history.replaceState(null, '', '?vt-reservation=reservation');
    await show();
    expect(title()).toBe('Escolha o seu carro');
    await click(button(/^Reservar com/));
    await leave();
    history.replaceState(null, '', '?vt-reservation=reservation');
    await show();
    expect(title()).toBe('Em nome de quem é a reserva?');
  });
});
