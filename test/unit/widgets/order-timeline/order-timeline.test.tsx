// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import '#features/orders/guest/guest-parts';
import { settle as settleOrders } from '#demo-pages/sandbox/rules/reservations/kept';
import { serviceManners } from '#demo-pages/sandbox/rules/service-manners';
import { forgetGuest } from '#features/orders/guest/guest-identity';
import { $session } from '#features/session/session';
import { texts as deferredTexts } from '#widgets/order-timeline/deferred/messages';
import OrderTimeline from '#widgets/order-timeline/OrderTimeline';
import {
  button,
  click,
  leave,
  letDialogsOpen,
  render,
  settle,
  submit,
  text,
  texts,
  type,
} from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const LIST = '/v2/reservations/user-reserves';
const OPEN = 'res-user-ana-aberta';
const bearer = { authorization: 'Bearer ana', 'content-type': 'application/json' };

let net: SandboxPage;
beforeEach(() => {
  letDialogsOpen();
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(async () => {
  await leave();
  signOut();
  localStorage.clear();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const show = (
  order = OPEN,
  more: Partial<Parameters<typeof OrderTimeline>[0]> = {},
  language: 'pt-BR' | 'es-AR' = 'pt-BR',
) =>
  render(
    <OrderTimeline
      heading=""
      order={order}
      ordersUrl=""
      paymentUrl=""
      documentsUrl=""
      photoUrl=""
      welcomeKitUrl=""
      {...more}
    />,
    language,
  );
const asked = (part: string) => net.asked.filter((address) => address.includes(part));
/** As another tab does it. */
const service = (path: string, body: object) =>
  net.sandbox.app.request(`/api/reservation/v2/reservations/${path}`, {
    method: 'POST',
    headers: bearer,
    body: JSON.stringify({ termsAcceptedAt: '2026-11-20T12:00:00.000Z', ...body }),
  });
const current = () => text('.timeline-entry[aria-current=step] b');
const said = () => text('.order-detail [role=status]');
async function openDialog() {
  await click(button('Cancelar pedido'));
  return document.querySelector('dialog') as HTMLDialogElement;
}
const choose = (reason: string) => type('dialog select', reason);
const confirm = () => submit();

describe('a guest’s order', () => {
  /** As a guest on another device made it; the page has its manage link. */
  async function openLink() {
    signOut();
    const answer = await net.sandbox.app.request('/api/reservation/v2/reservations/pre-reserve', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-reservation-anonymous-guest': 'g1' },
      body: JSON.stringify({ brand: 'fiat', mvsCode: '358AF11', email: 'nina@exemplo.com.br' }),
    });
    const { id, number, manageToken } = await answer.json();
    history.replaceState(null, '', `?order=${id}#vt-manage=${manageToken}`);
    await show('');
    return { id, number, manageToken };
  }
  afterEach(() => {
    forgetGuest();
  });

  it('opens by its manage link, can be left, and is found again', async () => {
    const { id, number, manageToken } = await openLink();
    expect(text('.order-head')).toContain(`Pedido ${number}`);
    expect(location.href).not.toContain(manageToken);
    expect(text('.guest-order code')).toContain(`#vt-manage=${manageToken}`);
    await click(button('Sair desta reserva'));
    await click(button('Sair e esquecer os dados'));
    expect([text('.order-head'), location.search]).toEqual(['', '']);
    history.replaceState(null, '', `?order=${id}`);
    await leave();
    await show('');
    expect(text()).toContain(deferredTexts['pt-BR'].notFound);
    await type('#number', number);
    await type('#person', 'nina@exemplo.com.br');
    await submit();
    expect(text('.order-head')).toContain(`Pedido ${number}`);
  });

  it('is the account’s only after the visitor has agreed', async () => {
    const { id } = await openLink();
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    await act(async () => {
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    await settle();
    expect(text('.claim-order')).toContain('Passar esta reserva para a sua conta?');
    expect(asked('/claim')).toEqual([]);
    await click(button('Passar para a minha conta'));
    expect(text()).toContain('A reserva agora é da sua conta.');
    const list = await net.sandbox.app.request('/api/reservation/v2/reservations/user-reserves', {
      headers: bearer,
    });
    expect((await list.json()).map((each: { id: string }) => each.id)).toContain(id);
  });

  it('can become the account’s after a sign-in that nothing has told of', async () => {
    // Another widget of the page stays, and knows of no session.
    const end = $session.listen(() => {});
    signOut();
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    const { id } = await openLink();
    await leave();
    // As by a page that replaces its content.
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    await show(id);
    expect(text('.claim-order')).toContain('Passar esta reserva para a sua conta?');
    end();
  });
});

describe('an order', () => {
  it('has its car, timeline, amounts and dealer; the id may come from the address', async () => {
    history.replaceState(null, '', `?order=${OPEN}`);
    await show('');
    expect(text('.order-head')).toMatch(/Pedido \d+ · Feito em 20\/11\/2026/);
    expect(current()).toBe('Pré-reserva');
    expect(texts('.order-facts dt')).toEqual([
      'Concessionária',
      'Preço do carro',
      'Valor da reserva',
      'Saldo',
    ]);
  });

  it.each([
    ['res-user-ana-1', 'Pagar o saldo', 'payment-page'],
    ['res-user-ana-7', 'Enviar documentos', 'documents-page'],
    [OPEN, 'Pagar agora', 'payment-page'],
  ])('%s links what it waits for: %s', async (id, name, folder) => {
    await show(id, { paymentUrl: '/payment-page', documentsUrl: '/documents-page' });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.actions a')];
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      [name, expect.stringContaining(`/${folder}?order=${id}`)],
    ]);
  });

  it.each([
    ['FINANCING_PAYMENT', 'Enviar documentos', '/docs'],
    ['ANTI_FRAUD', 'Enviar a foto de segurança', '/photo'],
    ['SIGN_CONTRACT', 'Ver o kit de boas-vindas', '/kit'],
  ])('in %s leads to what it asks for, with its id: %s', async (status, name, folder) => {
    const answer = await net.sandbox.app.request('/api/reservation/v2/reservations/user-reserves', {
      headers: bearer,
    });
    const [order] = ((await answer.json()) as { id: string }[]).filter(({ id }) => id === OPEN);
    net.faults['user-reserves'] = {
      status: 200,
      body: [{ ...order, status, expiresAt: null, timeline: [] }],
    };
    await show(OPEN, { documentsUrl: '/docs', photoUrl: '/photo', welcomeKitUrl: '/kit' });
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.actions a')];
    expect(links.map(({ textContent, href }) => [textContent, href])).toEqual([
      [name, expect.stringContaining(`${folder}?order=${OPEN}`)],
    ]);
  });

  it('shows no more of a card than its last digits, on the screen and on paper', async () => {
    const answer = await net.sandbox.app.request('/api/reservation/v2/reservations/user-reserves', {
      headers: bearer,
    });
    const [order] = ((await answer.json()) as { id: string }[]).filter(({ id }) => id === OPEN);
    const payment = {
      type: 'card',
      status: 'PAID',
      amount: 2000,
      installments: 3,
      card: { brand: 'Visa', number: '4111 1111 1111 1234' },
    };
    net.faults['user-reserves'] = { status: 200, body: [{ ...order, status: 'RESERVE', payment }] };
    await show();
    expect(text()).not.toMatch(/1111/);
    expect(text('.order-payment')).toContain('3x no cartão •••• 1234');
    expect(text('.receipt-sheet')).toContain('3x no cartão •••• 1234');
  });

  it('that was not paid has no receipt', async () => {
    await show();
    expect(document.querySelector('.receipt-sheet')).toBeNull();
  });

  it('that is in no list of the visitor says so, with the sign-in for guests', async () => {
    await show('res-user-bruno-1', { ordersUrl: '/pedidos' });
    expect(text('.state-title')).toBe('Não encontramos este pedido');
    expect(document.querySelector<HTMLAnchorElement>('.state a')?.pathname).toBe('/pedidos');
  });

  it('asks a visitor without a session to sign in', async () => {
    document.head.insertAdjacentHTML('beforeend', '<meta name="vitrine:sign-in" content="/entrar">');
    await show();
    signOut();
    await act(async () => {
      document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    });
    await settle();
    expect(text('.state')).toContain('Se o pedido foi feito com a sua conta');
    expect(document.querySelector<HTMLAnchorElement>('.state a')?.pathname).toBe('/entrar');
    expect(asked(LIST)).toHaveLength(2);
  });

  it('is not asked for without an id', async () => {
    await show('');
    expect(text('.state-title')).toBe('Nenhum pedido escolhido');
  });

  it.each([[500], ['offline'], [{ status: 200, body: [{ id: 1 }] }]] as const)(
    'can be loaded again: %j',
    async (fault) => {
      net.faults[LIST] = fault;
      await show();
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(current()).toBe('Pré-reserva');
    },
  );

  it('says that its time is over, and offers nothing that has gone', async () => {
    await show(OPEN, { paymentUrl: '/pagar' });
    net.sandbox.world.advance(31 * 60_000);
    await settle(31 * 60_000);
    expect(text('.notice.bad')).toMatch(/TEMPO ESGOTADO/);
    expect(texts('.actions').join()).not.toMatch(/Pagar|Cancelar/);
  });

  it('speaks Spanish', async () => {
    await show(OPEN, {}, 'es-AR');
    expect(text('h2')).toBe('Mi pedido');
    expect(current()).toBe('Prerreserva');
  });
});

describe('its status', () => {
  it('is updated on demand, and the new one announced', async () => {
    await show();
    await service('card/payment', {
      reservationId: OPEN,
      cardId: 'card-user-ana-1',
    });
    await click(button('Atualizar'));
    expect(current()).toBe('Reserva realizada');
    expect(said()).toBe('Situação atualizada: Reserva realizada');
    // Its name says that it has happened.
    expect(text('[aria-current=step] .timeline-state')).toMatch(/^concluído/);
    expect(text('.order-payment')).toMatch(/ pagos com cartão de crédito/);
    expect(text('.order-payment')).toMatch(/no cartão •••• \d{4}$/);
    expect(text('.receipt-sheet')).toContain('Não é uma nota fiscal.');
  });

  it('says the status that is asked for, also one that has not changed', async () => {
    await show('res-user-ana-2');
    const status = current();
    for (const _ of ['once', 'again']) {
      net.hold = '/status';
      await act(async () => button('Atualizar').click());
      await settle();
      // What is said again has been emptied first.
      expect(said()).toBe('');
      net.hold = '';
      for (const { go } of net.held.splice(0)) go();
      await settle(200);
      expect(said()).toBe(`Situação atualizada: ${status}`);
    }
  });

  it('says that it could not be updated, each time', async () => {
    await show();
    net.faults['/status'] = 404;
    await click(button('Atualizar'));
    expect(text('[role=alert]')).toMatch(/^Não foi possível atualizar a situação do pedido/);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(document.querySelector('[role=alert]')).toBeNull();
  });

  it('follows a Pix until it has arrived, with its code meanwhile', async () => {
    await service('pix/payment', { reservationId: OPEN });
    await show();
    expect(text('.payment-code code')).toMatch(/^000201/);
    net.sandbox.world.advance(61_000);
    net.faults['/status'] = 404;
    await settle(3000);
    net.faults = {};
    await settle(9000);
    expect(current()).toBe('Reserva realizada');
    expect(document.querySelector('.payment-code')).toBeNull();
    const count = asked('/status').length;
    await settle(60_000);
    expect(asked('/status')).toHaveLength(count);
  });

  it('of an update is dropped if the order has changed meanwhile', async () => {
    await show('res-user-ana-1');
    net.hold = '/status';
    await act(async () => button('Atualizar').click());
    await settle();
    net.hold = '';
    // What the service knew when it was asked.
    net.faults['/status'] = {
      status: 200,
      body: { id: 'res-user-ana-1', status: 'REMAINING_PAYMENT', timeline: [] },
    };
    await openDialog();
    await choose('CREDIT');
    await confirm();
    expect(current()).toBe('Cancelamento solicitado');
    await act(async () => net.held[0]?.go());
    await settle();
    expect(current()).toBe('Cancelamento solicitado');
  });

  it('has codes that are copied, or selected if the browser refuses', async () => {
    await service('boleto/payment', { reservationId: OPEN });
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', Object.create(navigator, { clipboard: { value: { writeText } } }));
    await show();
    expect(text('.order-payment')).toMatch(/Pague até .* até 3 dias úteis/);
    await click(button(/^Copiar/));
    expect(writeText).toHaveBeenCalledWith(text('.payment-code code'));
    expect(text('.payment-code > .small')).toBe('Código copiado.');
    writeText.mockRejectedValueOnce(new Error('denied'));
    await click(button(/^Copiar/));
    expect(text('.payment-code > .small')).toMatch(/^Não foi possível copiar/);
  });
});

describe('the rest of its price', () => {
  const REST = 'res-user-ana-1';
  const payRest = (paymentMethod: string) =>
    net.sandbox.app.request(`/api/reservation/v2/reservations/${REST}/remaining-payment`, {
      method: 'PUT',
      headers: bearer,
      body: JSON.stringify({ paymentMethod, termsAcceptedAt: '2026-11-20T12:00:00.000Z' }),
    });

  it('has its slip while it waits, with its code and PDF, and is not offered to be paid again', async () => {
    await payRest('boleto');
    await show(REST, { paymentUrl: '/pagar' });
    expect(current()).toBe('Pagamento do saldo');
    expect(text('.payment-code code')).toMatch(/^[\d. ]{47,}$/);
    for (const name of [/^Copiar/, 'Baixar boleto em PDF']) expect(button(name)).toBeTruthy();
    expect(texts('.actions').join()).not.toContain('Pagar o saldo');
  });

  it('that is paid shows with an update, though the status is the same', async () => {
    await payRest('boleto');
    await show(REST);
    const kept = settleOrders(net.sandbox.world).get(REST);
    if (kept?.remainingPayment) kept.remainingPayment.status = 'PAID';
    await click(button('Atualizar'));
    expect(current()).toBe('Pagamento do saldo');
    expect(texts('.order-payment').at(-1)).toContain('pagos por boleto');
    expect(document.querySelector('.payment-code')).toBeNull();
  });
});

describe('cancelling', () => {
  it('needs a reason, and happens once', async () => {
    const { emit } = await show();
    await openDialog();
    await confirm();
    expect(text('.error')).toBe('Selecione um motivo');
    expect(asked('/cancel')).toEqual([expect.stringContaining('cancel-reasons')]);
    await choose('PRICE');
    await type('dialog input', 'Mudei de ideia');
    await confirm();
    expect(document.querySelector('dialog')).toBeNull();
    // Its status follows later: it is shown as sent, and not sent again.
    expect(said()).toMatch(/^Cancelamento solicitado/);
    expect(document.activeElement?.textContent).toBe(said());
    expect(current()).toBe('Pré-reserva');
    const offered = () => texts('.order-detail .actions').join();
    expect(offered()).not.toMatch(/Cancelar|Pagar/);
    await leave();
    await show(OPEN, { paymentUrl: '/pagar' });
    expect(offered()).not.toMatch(/Cancelar|Pagar/);
    expect(texts('.order-detail > .notice').join()).toMatch(/^Cancelamento solicitado/);
    net.sandbox.world.advance(121_000);
    await settle(3000);
    expect(text('.timeline-entry.cancelled b')).toBe('Cancelado');
    expect(text('.order-detail')).toContain('Motivo do cancelamento: Encontrei um preço melhor');
    expect(emit.mock.calls.filter(([name]) => name === 'vt-order-cancelled')).toEqual([
      ['vt-order-cancelled', { order: OPEN }],
    ]);
  });

  it('of a paid order is a request, said as one', async () => {
    await show('res-user-ana-1');
    await openDialog();
    await choose('CREDIT');
    await confirm();
    expect(said()).toMatch(/^Cancelamento solicitado/);
    expect(texts('.order-detail > p').join()).toContain('já foi solicitado');
  });

  it.each([[500], ['offline']] as const)('keeps what is typed if it fails: %j', async (fault) => {
    await show();
    await openDialog();
    await choose('DELAY');
    await type('dialog input', 'Demora');
    net.faults[`/${OPEN}/cancel`] = fault;
    await confirm();
    expect(text('dialog [role=alert]')).toMatch(/^Não foi possível cancelar o pedido/);
    expect(document.querySelector<HTMLInputElement>('dialog input')?.value).toBe('Demora');
    net.faults = {};
    await confirm();
    expect(said()).toMatch(/^Cancelamento solicitado/);
  });

  it('is done at once where the service says so', async () => {
    serviceManners(net.sandbox.world).changesAtOnce = true;
    await show();
    await openDialog();
    await choose('PRICE');
    await confirm();
    expect(said()).toBe('Pedido cancelado.');
    expect(text('.timeline-entry.cancelled b')).toBe('Cancelado');
  });

  it('comes too late: the order is loaded again', async () => {
    await show();
    await openDialog();
    await choose('DELAY');
    net.faults[`/${OPEN}/cancel`] = 409;
    const before = asked(LIST).length;
    await confirm();
    expect(text('dialog')).toContain('Este pedido não pode mais ser cancelado.');
    expect(asked(LIST)).toHaveLength(before + 1);
  });

  it('offers its reasons again if they could not be loaded', async () => {
    await show();
    net.faults['cancel-reasons'] = 404;
    await openDialog();
    expect(text('dialog [role=alert]')).toMatch(/^Não foi possível carregar/);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('dialog option')).toContain('Motivos pessoais');
  });

  it('is not offered once the car has left, with the reason', async () => {
    await show('res-user-ana-2');
    expect(texts('.actions').join()).not.toContain('Cancelar');
    expect(texts('.order-detail > .muted').join()).toMatch(/já foi faturado ou saiu da fábrica/);
  });
});
