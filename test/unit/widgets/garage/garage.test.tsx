// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noCar, setCar } from '#features/car/car-store';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import Garage from '#widgets/garage/Garage';
import { page } from '../../lib/answers';
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

type Kind = 'owned' | 'visited' | 'wanted';
const CHASSIS = '9BVTESTE000000001';
/** A registered car of the page's brand. */
const PLATE = 'FIA0A01';

let net: SandboxPage;
beforeEach(() => {
  letDialogsOpen();
  net = sandboxPage();
  Cookies.set('vitrine_session', 'ana', { path: '/' });
});
afterEach(async () => {
  await leave();
  signOut();
  localStorage.clear();
  sessionStorage.clear();
  setCar(noCar());
  vi.unstubAllGlobals();
});
const show = (lists: Kind[] = ['owned'], configuratorUrl = '', language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <SignInGate purpose="">
      <Garage heading="" lists={lists} configuratorUrl={configuratorUrl} />
    </SignInGate>,
    language,
  );
const names = () => texts('.car h3');
/** Of each car, whether it is marked as the main one. */
const mains = () => texts('.car').map((each) => each.includes('Principal'));
const asked = (part: string) => net.asked.filter((address) => address.includes(part));
const said = () => texts('.list > [role=status]').join();
const open = () => click(button('Adicionar carro'));
/** The garage as the service keeps it. */
async function kept(kind: Kind) {
  const headers = { authorization: 'Bearer ana' };
  const answer = await net.sandbox.app.request(`/api/garage/v1/${kind}`, { headers });
  return (await answer.json()) as {
    id: string;
    chassis: string;
    plateNumber: string;
    mvsCode: string;
    dealerCode: string;
    purchasedAt: string;
  }[];
}

it('opens the form at once for an address that asks for it, which a reload does not repeat', async () => {
  history.replaceState(null, '', '/conta?vt-section=garage&vt-garage=add');
  await show();
  expect(document.activeElement?.textContent).toBe('Adicionar um carro');
  expect(location.search).toBe('?vt-section=garage');
  await leave();
  await show();
  expect(document.querySelector('form.add')).toBeNull();
  history.replaceState(null, '', '/');
});

describe('the lists', () => {
  it('load when their tab is opened', async () => {
    await show(['owned', 'visited', 'wanted']);
    expect(names()).toHaveLength(2);
    expect(mains()[0]).toBe(true);
    expect(asked('/v1/wanted')).toEqual([]);
    await click(button('Desejados'));
    expect(asked('/v1/wanted')).toHaveLength(1);
    expect(names()).toHaveLength(4);
  });

  it.each([
    ['owned', 'Nenhum carro cadastrado'],
    ['visited', 'Nenhum carro visitado'],
    ['wanted', 'Nenhum carro desejado'],
  ] as const)('%s says that it is empty', async (kind, words) => {
    net.faults[`/v1/${kind}`] = { status: 200, body: [] };
    await show([kind]);
    expect(text('.state-title')).toBe(words);
  });

  it.each([[500], ['offline'], [{ status: 200, body: 'unexpected' }]] as const)(
    'can be loaded again: %j',
    async (fault) => {
      net.faults['/v1/visited'] = fault;
      await show(['visited']);
      await settle(9000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(names()).toHaveLength(3);
    },
  );

  it('show the main car that the list marks where its own call fails', async () => {
    net.faults['/v1/owned/car'] = 404;
    await show();
    expect(mains()[0]).toBe(true);
  });

  it.each([[200], [404]])(
    'are another account’s after it has signed in, its user with %i',
    async (status) => {
      await show();
      const before = names();
      // Without the user nothing else tells that it is another account.
      if (status !== 200) net.faults['/users/self'] = status;
      Cookies.set('vitrine_session', 'bruno', { path: '/' });
      await act(async () => {
        document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
      });
      await settle();
      expect(names()).not.toEqual(before);
    },
  );
});

describe('a car', () => {
  it('becomes the main one, after a failure too', async () => {
    const { emit } = await show();
    net.faults['/exclusive'] = 404;
    await click(button(/^Tornar principal/));
    expect(text('[role=alert]')).toContain('Não foi possível trocar o carro principal.');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(mains()[1]).toBe(true);
    expect(said()).toBe('Carro principal alterado.');
    expect(document.activeElement?.id).toBe('car-owned-2');
    expect(emit.mock.calls.filter(([name]) => name === 'vt-garage-changed')).toEqual([
      ['vt-garage-changed', { list: 'owned', change: 'main' }],
    ]);
  });

  it.each(['owned', 'visited', 'wanted'] as const)('is removed from %s once confirmed', async (kind) => {
    await show([kind]);
    const [, second] = names();
    await click(button(/^Remover/));
    expect(asked(`/v1/${kind}/car/`)).toEqual([]);
    net.faults[`/v1/${kind}/car/`] = 500;
    await click(document.querySelector('dialog .actions .button') as Element);
    await settle(9000);
    expect(text('dialog [role=alert]')).toBe('Não foi possível remover o carro.');
    net.faults = {};
    await click(document.querySelector('dialog .actions .button') as Element);
    expect(document.querySelector('dialog')).toBeNull();
    expect(names()[0]).toBe(second);
    expect(said()).toBe('Carro removido.');
    expect(document.activeElement?.className).toBe('list');
    expect((await kept(kind)).map(({ id }) => id)).not.toContain(`${kind}-1`);
  });

  it('that has gone already counts as removed; without confirmation it stays', async () => {
    await show(['wanted']);
    await click(button(/^Remover/));
    await click(button('Cancelar'));
    expect(names()).toHaveLength(2);
    net.faults['/v1/wanted/car/'] = 404;
    await click(button(/^Remover/));
    await click(document.querySelector('dialog .actions .button') as Element);
    expect(names()).toHaveLength(1);
  });

  it('of the page’s brand leads to the configurator', async () => {
    const cars = await kept('owned');
    page({ services: 'https://sandbox.example/api/{service}', brand: 'fiat' });
    await show(['owned'], '/monte/');
    const links = [...document.querySelectorAll<HTMLAnchorElement>('.car a')].map(({ href }) => href);
    expect(links.length).toBeGreaterThan(0);
    for (const href of links) {
      expect(cars.some(({ mvsCode }) => href.includes(`vt-car=${mvsCode}`))).toBe(true);
    }
  });
});

describe('an owned car', () => {
  it('is added by its plate, and not twice', async () => {
    const { emit } = await show();
    await open();
    expect(document.activeElement?.textContent).toBe('Adicionar um carro');
    await submit();
    expect(text('#plateNumber-error')).not.toBe('');
    await type('#plateNumber', 'jee-1a23');
    await type('#nickname', 'Da família');
    await submit();
    expect(said()).toBe('Carro adicionado.');
    expect(names()[0]).toBe('Da família');
    expect(document.activeElement?.textContent).toContain('Da família');
    expect((await kept('owned')).at(-1)?.plateNumber).toBe('JEE1A23');
    expect(emit).toHaveBeenCalledWith('vt-garage-changed', { list: 'owned', change: 'added' });
    await open();
    await type('#plateNumber', 'JEE1A23');
    await submit();
    expect(text('#plateNumber-error')).toBe('Este carro já está na lista.');
    expect(asked('/v2/owned')).toEqual([]);
  });

  it('has its plate as it is written in the country', async () => {
    await show();
    await open();
    await type('#plateNumber', 'jee1234');
    await submit();
    expect(texts('.car')[0]).toContain('JEE-1234');
  });

  it.each([
    ['the best version of the call', {}],
    ['the other one, where it fails', { '/car/v2/car?': 400 }],
  ])('fills in the version and the purchase of a registered car by %s', async (_, faults) => {
    await show();
    await open();
    await click(document.querySelector('#hasDetails') as Element);
    net.faults = faults as Record<string, number>;
    await type('#plateNumber', PLATE);
    await settle();
    expect(document.querySelector<HTMLSelectElement>('#mvsCode')?.value).toMatch(/^\w{7} 20\d\d$/);
    const day = document.querySelector<HTMLInputElement>('#purchasedAt')?.value;
    if ('/car/v2/car?' in faults) expect(day).toBe('');
    else expect(day).toMatch(/^\d\d\/\d\d\/20\d\d$/);
  });

  it('stays as it was typed, and as the visitor says, where nobody knows the car', async () => {
    await show();
    await open();
    await click(document.querySelector('#hasDetails') as Element);
    await type('#purchasedAt', '20/10/2025');
    await type('#plateNumber', PLATE);
    await settle();
    expect(document.querySelector<HTMLInputElement>('#purchasedAt')?.value).toBe('20/10/2025');
    await leave();
    net.faults = { '/car/': 404 };
    await show();
    await open();
    await click(document.querySelector('#hasDetails') as Element);
    await type('#plateNumber', PLATE);
    await settle();
    expect(document.querySelector<HTMLSelectElement>('#mvsCode')?.value).toBe('');
    expect(document.querySelector('.notice.bad')).toBeNull();
  });

  it('is added by its chassis, with its version and purchase', async () => {
    net.faults = { '/car/': 404 };
    await show();
    await open();
    await click(document.querySelector('input[value=chassis]') as Element);
    await click(document.querySelector('#hasDetails') as Element);
    await type('#chassis', CHASSIS);
    await type('#purchasedAt', '01/01/2999');
    await submit();
    expect(text('#mvsCode-error')).toBe('Selecione a versão');
    expect(text('#purchasedAt-error')).toBe('Digite uma data que já passou');
    const [, first] = document.querySelectorAll<HTMLOptionElement>('#mvsCode option');
    const [, dealer] = document.querySelectorAll<HTMLOptionElement>('#dealerCode option');
    await type('#mvsCode', first?.value ?? '');
    await type('#purchasedAt', '20/10/2025');
    await type('#dealerCode', dealer?.value ?? '');
    await submit();
    expect(asked('/v2/owned')).toHaveLength(1);
    expect((await kept('owned')).at(-1)).toMatchObject({
      chassis: CHASSIS,
      mvsCode: first?.value.split(' ')[0],
      purchasedAt: '2025-10-20',
      dealerCode: dealer?.value,
    });
  });

  it('keeps what was typed while it cannot be sent', async () => {
    await show();
    await open();
    await type('#plateNumber', 'ABC1D23');
    net.faults['/v1/owned'] = 'offline';
    await submit();
    expect(text('.add .notice')).toContain('Nada do que você digitou foi perdido.');
    net.faults = {};
    await submit();
    expect(names()).toHaveLength(3);
  });

  it('in Argentina has a plate of that country', async () => {
    page({
      services: 'https://sandbox.example/api/{service}',
      brand: 'peugeot',
      country: 'AR',
      language: 'es-AR',
    });
    Cookies.set('vitrine_session', 'sofia', { path: '/' });
    await show(['owned'], '', 'es-AR');
    await click(button('Agregar auto'));
    await type('#plateNumber', 'ABC1D23');
    await submit();
    expect(text('#plateNumber-error')).toBe('Ingresá una patente válida');
    await type('#plateNumber', 'AB123CD');
    await submit();
    expect(said()).toBe('Auto agregado.');
  });
});

describe('the car that the visitor has configured', () => {
  const mvs = { code: '358AF11', year: 2026, modelName: 'Pulse', versionName: 'Drive' };
  it.each([
    ['wanted', 'Guardar nos desejados'],
    ['visited', 'Guardar nos visitados'],
  ] as const)('is kept in %s', async (kind, label) => {
    const [version] = await kept('owned');
    setCar({
      ...noCar(),
      status: 'ready',
      isReady: true,
      mvs: { ...mvs, code: version?.mvsCode ?? '' } as never,
    });
    await show([kind]);
    expect(text('.configured')).toContain('Você configurou: Pulse Drive.');
    net.faults[`/v1/${kind}`] = 500;
    await click(button(label));
    expect(text('.configured [role=alert]')).toContain('Não foi possível adicionar o carro');
    net.faults[`/v1/${kind}`] = { status: 409, body: {} };
    await click(button(label));
    expect(text('.configured [role=alert]')).toBe('Este carro já está na lista.');
    net.faults = {};
    await click(button(label));
    expect(said()).toBe('Carro adicionado.');
    expect(document.querySelector('.configured')).toBeNull();
    expect((await kept(kind))[0]?.mvsCode).toBe(version?.mvsCode);
  });
});
