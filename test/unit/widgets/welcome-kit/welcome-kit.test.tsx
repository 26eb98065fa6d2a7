// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY } from '#demo-pages/sandbox/lib/moments';
import { accounts } from '#demo-pages/sandbox/rules/accounts';
import { readSession } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import WelcomeKit from '#widgets/welcome-kit/WelcomeKit';
import { page } from '../../lib/answers';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import { stubFetch } from '../../lib/stub-fetch';

/** Orders of ana: waiting for the balance, on the way, delivered, cancelled, at the dealer. */
const [WAITING, PREPARING, DELIVERED, CANCELLED, SENT] = [1, 2, 3, 4, 8].map((n) => `res-user-ana-${n}`);
const PATH = '/welcome-kit';
const SAVE = `PUT /reservation/v2/reservations/${WAITING}${PATH}`;
const HOME = {
  postalCode: '01310100',
  street: 'Avenida Paulista',
  number: '1000',
  complement: '',
  neighborhood: 'Bela Vista',
  cityName: 'São Paulo',
  stateCode: 'SP',
  countryCode: 'BR',
};

let net: SandboxPage;
/** The bodies sent, and the answers that are held back or lost. */
let bodies: { address: Record<string, string>; version?: number }[];
beforeEach(() => {
  net = sandboxPage({ 'sign-in': '/entrar' });
  bodies = [];
  const { fetch } = globalThis;
  stubFetch(async (input: Request, init?: RequestInit) => {
    if (input.method === 'PUT') bodies.push(await input.clone().json());
    return fetch(input, init);
  });
  signIn('ana');
});
afterEach(async () => {
  await leave();
  signOut();
  readSession();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});

function signIn(user: string): void {
  Cookies.set('vitrine_session', user, { path: '/' });
  document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
}
const giveAddress = (user = 'ana', address = HOME) => {
  const account = accounts(net.sandbox.world).get(user);
  if (account) account.user.address = address;
};
const show = (order = WAITING, more = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <SignInGate purpose="">
      <WelcomeKit heading="" order={order as string} ordersUrl="" {...more} />
    </SignInGate>,
    language,
  );
const value = (name: string) => document.querySelector<HTMLInputElement>(`#${name}`)?.value;
const title = () => text('.kit .notice h3');
const fill = async () => {
  await type('#postalCode', '01310-100');
  await settle();
  await type('#homeNumber', '10');
};
/** Saves another address, as another tab of the visitor does. */
const saveElsewhere = async (changes: object = {}) => {
  const { app } = net.sandbox;
  const url = `https://x.example/api/reservation/v2/reservations/${WAITING}${PATH}`;
  const headers = { authorization: 'Bearer ana', 'content-type': 'application/json' };
  const body = JSON.stringify({ address: { ...HOME, ...changes } });
  return app.fetch(new Request(url, { method: 'PUT', headers, body }));
};

describe('the address', () => {
  it('is typed, filled in by its postal code, saved and shown as stored', async () => {
    const { emit } = await show();
    expect(text('.kit h3')).toBe('Para onde enviamos o seu kit?');
    await submit();
    expect(text('#postalCode-error')).toBe('Digite seu CEP');
    expect(document.activeElement?.id).toBe('postalCode');
    await fill();
    expect(value('cityName')).toBe('São Paulo');
    await submit();
    expect(title()).toBe('O endereço do kit foi salvo');
    expect(document.activeElement?.textContent).toBe('O endereço do kit foi salvo');
    expect(texts('.kit-address div').at(-1)).toBe('01310-100');
    expect(bodies).toMatchObject([
      { address: { postalCode: '01310100', number: '10', countryCode: 'BR' }, version: 0 },
    ]);
    expect(emit.mock.calls).toEqual([['vt-welcome-kit-saved', { order: WAITING }]]);

    await click(button('Alterar endereço'));
    expect(document.activeElement?.textContent).toBe('Para onde enviamos o seu kit?');
    expect(value('homeNumber')).toBe('10');
    await type('#homeNumber', '12');
    await click(button('Manter o endereço salvo'));
    expect(text('.kit-address')).toContain(', 10');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(bodies).toHaveLength(1);
  });

  it('is proposed from the account, and of the order that the page names', async () => {
    giveAddress();
    history.replaceState(null, '', `/?order=${WAITING}`);
    await show('');
    expect([value('postalCode'), value('homeNumber')]).toEqual(['01310-100', '1000']);
    expect(text('.muted')).toContain('Este é o endereço da sua conta');
    await submit();
    expect(bodies).toMatchObject([{ address: HOME }]);
  });

  it('is typed where the account cannot be loaded', async () => {
    giveAddress();
    net.faults['/users/self'] = 404;
    await show();
    expect(value('postalCode')).toBe('');
  });

  it('is refused by the service at its fields, and the rest above them', async () => {
    giveAddress();
    await show();
    const errors = {
      'address.number': 'O número não existe',
      'address.cityName': 'Outra cidade',
      kit: 'Mais',
    };
    net.faults[SAVE] = { status: 422, body: { errors } };
    await submit();
    expect([text('#homeNumber-error'), text('#cityName-error')]).toEqual([
      'O número não existe',
      'Outra cidade',
    ]);
    expect(text('[role=alert]')).toBe('Mais');
    expect(document.activeElement?.id).toBe('homeNumber');
    net.faults = {};
    await type('#homeNumber', '11');
    expect(text('#homeNumber-error')).toBe('');
    await submit();
    expect(title()).toBe('O endereço do kit foi salvo');
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'is kept where saving fails with %j, and sent once per press',
    async (fault) => {
      const { emit } = await show();
      await fill();
      net.faults[SAVE] = fault;
      await submit();
      expect(text('.notice.bad')).toContain('Nada do que você digitou foi perdido.');
      expect(value('homeNumber')).toBe('10');
      expect(bodies).toHaveLength(1);
      expect(emit).not.toHaveBeenCalled();
      net.faults = {};
      await submit();
      expect(title()).toBe('O endereço do kit foi salvo');
      expect(bodies).toHaveLength(2);
    },
  );

  it('is not sent twice by a double press', async () => {
    await show();
    await fill();
    net.hold = SAVE;
    await act(async () => document.querySelector('form')?.requestSubmit());
    await settle();
    await submit();
    expect(button('Salvando…').getAttribute('aria-disabled')).toBe('true');
    for (const { go } of net.held) go();
    await settle();
    expect(title()).toBe('O endereço do kit foi salvo');
    expect(bodies).toHaveLength(1);
  });

  it('whose answer was lost is found saved by the next attempt', async () => {
    const { emit } = await show();
    await fill();
    net.faults[SAVE] = 'lost';
    await submit();
    expect(text('.notice.bad')).not.toBe('');
    net.faults = {};
    await submit();
    expect(title()).toBe('O endereço do kit foi salvo');
    expect(emit).toHaveBeenCalledTimes(1);
  });
});

describe('an address that was saved elsewhere meanwhile', () => {
  it('is shown, and replaced only by another press', async () => {
    await show();
    await fill();
    await saveElsewhere();
    await submit();
    expect(text('[role=alert]')).toContain(
      'Agora está salvo: Avenida Paulista, 1000, Bela Vista, São Paulo, SP, 01310-100.',
    );
    expect(value('homeNumber')).toBe('10');
    await submit();
    expect(text('.kit-address')).toContain(', 10');
    expect(bodies.map(({ version }) => version)).toEqual([1]);
  });

  it('can be kept', async () => {
    await show();
    await fill();
    await saveElsewhere();
    await submit();
    await click(button('Manter o endereço salvo'));
    expect(title()).toBe('Estamos preparando o seu kit');
    expect(text('.kit-address')).toContain('1000');
    expect(bodies).toHaveLength(0);
  });

  it('and is too late to change is shown as it is', async () => {
    await show();
    await fill();
    await saveElsewhere();
    net.sandbox.world.advance(2 * DAY);
    await submit();
    expect(text('.notice.bad')).toContain('O endereço que você digitou não foi salvo');
    expect(document.activeElement?.tagName).toBe('H3');
    expect(() => button('Alterar endereço')).toThrow();
  });

  it('can be read by a retry where that failed', async () => {
    await show();
    await fill();
    await saveElsewhere();
    const { fetch } = globalThis;
    let refuses = true;
    stubFetch((input: Request, init?: RequestInit) =>
      refuses && input.method === 'GET' && input.url.includes(PATH)
        ? Promise.resolve(Response.json({}, { status: 403 }))
        : fetch(input, init),
    );
    await submit();
    expect(text('.notice.bad')).toContain('Nada do que você digitou foi perdido.');
    refuses = false;
    await submit();
    expect(text('[role=alert]')).toContain('Agora está salvo');
  });
});

describe('the kit', () => {
  it.each([
    [PREPARING, 'Estamos preparando o seu kit', true, ''],
    [SENT, 'O seu kit está a caminho', false, 'VT2'],
    [DELIVERED, 'O seu kit foi entregue', false, 'VT2'],
  ])('of %s: %s', async (order, words, canChange, tracking) => {
    await show(order);
    expect(title()).toBe(words);
    expect(text('.kit-address')).toContain('Avenida Paulista, 1578, apto 91');
    expect(text('.kit dl')).toContain(tracking);
    expect(document.querySelector('.kit .button') !== null).toBe(canChange);
    expect(document.querySelector('form')).toBeNull();
  });

  it('that is packed says that the address stays', async () => {
    await show(PREPARING);
    await leave();
    net.sandbox.world.advance(1.6 * DAY);
    await show(PREPARING);
    expect(text('.kit .notice')).toContain('o endereço não pode mais ser alterado');
    expect(() => button('Alterar endereço')).toThrow();
  });

  it('of an unknown status is shown without a way to change it', async () => {
    net.faults[PATH] = {
      status: 200,
      body: { status: 'ELSEWHERE', address: { street: 'Rua A' }, version: 'x' },
    };
    await show();
    expect([title(), text('.kit-address')]).toEqual(['O seu kit de boas-vindas', 'Rua A']);
    expect(document.querySelector('.kit .button')).toBeNull();
  });

  it.each([
    [CANCELLED, 'Este pedido não tem kit de boas-vindas'],
    ['res-user-bruno-1', 'Este pedido não tem kit de boas-vindas'],
    ['', 'Escolha um pedido'],
    ['../users/self', 'Escolha um pedido'],
  ])('of %j is none, with a way to the orders', async (order, words) => {
    await show(order, { ordersUrl: '/pedidos' });
    expect(text('.state-title')).toBe(words);
    expect(document.querySelector('.state a')?.getAttribute('href')).toMatch(/\/pedidos$/);
    expect(net.asked.filter((address) => address.includes(PATH))).toHaveLength(
      order?.startsWith('res') ? 1 : 0,
    );
  });

  it.each([[403], [{ status: 200, body: 'unexpected' }]] as const)(
    'can be loaded again after %j',
    async (fault) => {
      net.faults[PATH] = fault;
      await show();
      expect(text('[role=alert]')).toBe('Não foi possível carregar o seu kit');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(text('.kit h3')).toBe('Para onde enviamos o seu kit?');
      expect(document.activeElement?.className).toBe('kit');
    },
  );
});

describe('the session', () => {
  it('that ends while the address is typed keeps it, and it is saved afterwards', async () => {
    await show();
    await fill();
    net.faults[PATH] = 401;
    await submit();
    expect(text('.notice.bad')).toContain('Sua sessão terminou');
    expect(value('homeNumber')).toBe('10');
    net.faults = {};
    await act(async () => {
      Cookies.remove('vitrine_session', { path: '/' });
      readSession();
    });
    await settle();
    expect(value('homeNumber')).toBe('10');
    net.hold = '/users/self';
    await act(async () => signIn('ana'));
    await settle();
    expect(value('homeNumber')).toBe('10');
    for (const { go } of net.held) go();
    net.hold = '';
    await settle();
    await submit();
    expect(title()).toBe('O endereço do kit foi salvo');
  });

  it('of another account shows nothing of the first, also where the first answer is late', async () => {
    net.hold = PATH;
    await show(PREPARING);
    const [first] = net.held;
    net.hold = '';
    await act(async () => signIn('bruno'));
    await settle();
    expect(text('.state-title')).toBe('Este pedido não tem kit de boas-vindas');
    first?.go();
    await settle();
    expect(text('.state-title')).toBe('Este pedido não tem kit de boas-vindas');
    expect(text()).not.toContain('Paulista');
  });
});

it('asks for an Argentine address in Argentina, with its own words', async () => {
  page({
    services: 'https://sandbox.example/api/{service}',
    brand: 'peugeot',
    country: 'AR',
    language: 'es-AR',
  });
  signIn('sofia');
  const address = {
    ...HOME,
    postalCode: 'C1043AAZ',
    stateCode: 'Ciudad Autónoma de Buenos Aires',
    countryCode: 'AR',
  };
  giveAddress('sofia', address);
  await show('res-user-sofia-1', {}, 'es-AR');
  expect(texts('label')).toContain('Código postal');
  await submit();
  expect(title()).toBe('La dirección del kit se guardó');
  expect(texts('.kit-address div').at(-1)).toBe('C1043AAZ');
});
