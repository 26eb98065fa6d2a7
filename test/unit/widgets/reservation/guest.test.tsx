// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mails } from '#demo-pages/sandbox/rules/mails';
import { guestMemory } from '#features/orders/guest/guest-identity';
import { attemptStore } from '#services/once/attempt-store';
import { attemptOf } from '../../lib/attempt';
import { button, click, leave, settle, text, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { payBy } from './payment-steps';
import {
  alerts,
  holdFromShowcase,
  leavePage,
  reservationPage,
  reserveAsGuest,
  show,
  title,
} from './reservation-page';

let net: SandboxPage & { sent: string[] };
beforeEach(() => {
  net = reservationPage();
});
afterEach(async () => {
  await leavePage();
  vi.restoreAllMocks();
});

const link = () => text('.guest-order code');
const token = () => /#vt-manage=(.+)$/.exec(link())?.[1] ?? '';
const asked = (part: string) => net.asked.filter((address) => address.includes(part));
/** The browser was closed: what it holds for its session is gone, and the page's memory. */
async function closeBrowser() {
  await leave();
  Cookies.remove('vitrine_guest', { path: '/' });
  Object.assign(guestMemory, { id: '', manageToken: '' });
  sessionStorage.clear();
}

describe('the manage link', () => {
  it('is shown and copied', async () => {
    const writeText = vi.fn(async () => {});
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
    await reserveAsGuest();
    expect(link()).toMatch(/\?order=res-\d+#vt-manage=[\w-]{36}$/);
    await click(button(/^Copiar Link da reserva/));
    expect(writeText).toHaveBeenCalledWith(link());
    expect(text('.guest-order')).toContain('Link copiado.');
  });

  it('is named where the page says that one can leave and come back, with the number for another browser', async () => {
    await reserveAsGuest();
    await payBy('pix');
    const number = /res-(\d+)/.exec(link())?.[0];
    expect(number).toBeTruthy();
    expect(text('.awaiting')).toMatch(
      /em qualquer aparelho: com o link abaixo, ou com o número \S+ e o e-mail/,
    );
  });

  it('goes into a calendar file of the payment deadline', async () => {
    const made: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => `blob:${made.push(blob as Blob)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await reserveAsGuest();
    await click(button('Adicionar ao calendário'));
    const file = ((await made[0]?.text()) ?? '').replaceAll('\r\n ', '');
    expect(file).toContain('DTEND:20261120T123000Z');
    expect(file).toContain(link());
  });

  it('is sent by e-mail; a failure and a second wish say so', async () => {
    await reserveAsGuest();
    net.faults['manage-link'] = 404;
    await click(button('Enviar o link por e-mail'));
    expect(alerts()).toContain('Não foi possível enviar o link');
    net.faults = {};
    await click(button('Enviar o link por e-mail'));
    expect(text('.guest-order')).toContain('Link enviado para n***@exemplo.com.br.');
    expect(mails(net.sandbox.world).map((mail) => mail.link)).toEqual([link()]);
    await click(button('Enviar o link por e-mail'));
    expect(text('.guest-order')).toContain('Um e-mail foi enviado há pouco');
  });

  it('opens the order after the browser was closed, and the address loses its token', async () => {
    await reserveAsGuest();
    const address = new URL(link());
    const secret = token();
    await closeBrowser();
    history.replaceState(null, '', address.search + address.hash);
    await show();
    expect(title()).toBe('Como você quer pagar?');
    expect(location.href).not.toContain(secret);
    expect(JSON.stringify([{ ...sessionStorage }, { ...localStorage }, document.cookie])).not.toContain(
      secret,
    );
    expect(net.asked.join()).not.toContain(secret);
    // In place of a guest: this browser has reserved nothing.
    expect(Cookies.get('vitrine_guest')).toBeUndefined();
  });

  it('that is opened in a tab that shows the page loads the order', async () => {
    await reserveAsGuest();
    const address = new URL(link());
    await closeBrowser();
    history.replaceState(null, '', address.search);
    await show();
    expect(text()).toContain('Reserva não encontrada');
    history.replaceState(null, '', address.search + address.hash);
    await act(async () => {
      dispatchEvent(new Event('hashchange'));
    });
    await settle();
    expect(title()).toBe('Como você quer pagar?');
  });

  it('does not take the guest’s id from another car that is reserved', async () => {
    await reserveAsGuest();
    const address = new URL(link());
    await closeBrowser();
    history.replaceState(null, '', address.search + address.hash);
    await show();
    await leave();
    history.replaceState(null, '', '/');
    await reserveAsGuest();
    expect(title()).toBe('Como você quer pagar?');
    expect(Cookies.get('vitrine_guest')).toMatch(/^[\da-f]{32}$/);
  });
});

describe('the search', () => {
  const open = async () => {
    const details = document.querySelector('details.find') as HTMLDetailsElement;
    await act(async () => {
      details.open = true;
      details.dispatchEvent(new Event('toggle'));
    });
    await settle();
  };
  const search = async (number: string, person: string) => {
    await type('#number', number);
    await type('#person', person);
    await act(async () => document.querySelector<HTMLFormElement>('form.find-order')?.requestSubmit());
    await settle();
  };
  /** Reserves, and returns the order's number after the browser was closed. */
  const reserved = async () => {
    await reserveAsGuest();
    const number = /Pedido (\d+)/.exec(text('.order-line'))?.[1] ?? '';
    await closeBrowser();
    history.replaceState(null, '', '/');
    return number;
  };

  it.each(['nina@exemplo.com.br', '529.982.247-25'])(
    'finds the order by its number and %s',
    async (person) => {
      const number = await reserved();
      await show();
      await open();
      await search(number, person);
      expect(title()).toBe('Como você quer pagar?');
      expect(location.search).toMatch(/^\?order=res-\d+$/);
      expect(net.asked.join()).not.toMatch(/52998224725|529\.982|nina@/);
    },
  );

  it('asks for both, and says the same whatever is wrong', async () => {
    const number = await reserved();
    await show();
    await open();
    await search('', 'x');
    expect([text('#number-error'), text('#person-error')]).toEqual([
      'Digite o número da reserva',
      'Digite o e-mail ou o documento da reserva',
    ]);
    expect(asked('/find')).toEqual([]);
    await search('1', 'nina@exemplo.com.br');
    const first = alerts();
    await search(number, 'outra@exemplo.com.br');
    expect([first, alerts()]).toEqual([first, first]);
    expect(first).toContain('Não encontramos uma reserva com estes dados');
    for (let n = 0; n < 5; n++) await search(number, `outra${n}@exemplo.com.br`);
    expect(alerts()).toContain('Foram muitas tentativas');
    expect(document.querySelector<HTMLInputElement>('#number')?.value).toBe(number);
  });

  it('that fails keeps what is typed; an order that is not shown here can be searched too', async () => {
    const number = await reserved();
    history.replaceState(null, '', '?order=res-none');
    await show();
    net.faults['/find'] = 500;
    await search(number, 'nina@exemplo.com.br');
    expect(alerts()).toContain('A reserva não foi procurada');
    net.faults = {};
    await search(number, 'nina@exemplo.com.br');
    expect(title()).toBe('Como você quer pagar?');
  });
});

describe('leaving on a shared device', () => {
  it('asks, then forgets the name, the document and the order on page, in memory, cookie and storage', async () => {
    await reserveAsGuest();
    const id = new URLSearchParams(location.search).get('order') ?? '';
    const before = Cookies.get('vitrine_guest');
    const secret = token();
    await click(button('Sair desta reserva'));
    expect(document.activeElement?.textContent).toContain('Sair desta reserva neste aparelho?');
    await click(button('Continuar na reserva'));
    expect(Cookies.get('vitrine_guest')).toBe(before);
    await click(button('Sair desta reserva'));
    await click(button('Sair e esquecer os dados'));
    expect([title(), location.search]).toEqual(['Escolha o seu carro', '']);
    expect(Cookies.get('vitrine_guest')).not.toBe(before);
    const kept = JSON.stringify([
      document.body.innerHTML,
      location.href,
      { ...sessionStorage },
      { ...localStorage },
      guestMemory,
    ]);
    for (const each of ['Nina', '529.982', '52998224725', 'nina@', id, secret])
      expect(kept).not.toContain(each);
    expect(document.querySelector('.open-order')).toBeNull();
    await click(button(/^Reservar com/));
    for (const field of ['name', 'cpf', 'email', 'phone'])
      expect(document.querySelector<HTMLInputElement>(`#${field}`)?.value).toBe('');
    // The next person on the device does not find it either.
    await leave();
    history.replaceState(null, '', `?order=${id}`);
    await show();
    expect(text()).toContain('Reserva não encontrada');
  });

  it.each([
    [
      'pt-BR',
      'Sair desta reserva',
      'ficou sem resposta, e pode ter sido cobrado',
      'Sair e esquecer os dados',
    ],
    [
      'es-AR',
      'Salir de esta reserva',
      'quedó sin respuesta, y puede haberse cobrado',
      'Salir y olvidar los datos',
    ],
  ] as const)(
    'warns of a payment without an answer, and keeps it: %s',
    async (language, leaves, said, forgets) => {
      await reserveAsGuest();
      const id = new URLSearchParams(location.search).get('order') ?? '';
      attemptStore.put(attemptOf(id));
      await leave();
      await show({}, language);
      await click(button(leaves));
      expect(text('.guest-order .notice')).toContain(said);
      await click(button(forgets));
      expect(attemptStore.of(id)).toHaveLength(1);
      attemptStore.remove(attemptOf(id));
    },
  );

  it('makes the next hold another one, also of the same car by the same person', async () => {
    await reserveAsGuest();
    const first = location.search;
    await click(button('Sair desta reserva'));
    await click(button('Sair e esquecer os dados'));
    await holdFromShowcase();
    expect(title()).toBe('Como você quer pagar?');
    expect(location.search).not.toBe(first);
  });
});
