// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { GarageCar } from '#services/entities/garage';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { ARGO, booking, closePage, field, openPage, show, simulate } from './lib';

const PLATE = 'FIA1A01';
const CHASSIS = '9BD12345678901234';
const OWNED: Partial<GarageCar> = {
  id: 'owned-1',
  userId: 'user-ana',
  brand: 'fiat',
  mvsCode: ARGO,
  modelName: 'Argo',
  versionName: 'Drive 1.0',
  year: 2026,
  plateNumber: PLATE,
  chassis: CHASSIS,
  mileage: 17_300.4,
  purchasedAt: '2025-09-20',
  exclusive: true,
};
const OTHER = {
  ...OWNED,
  id: 'owned-2',
  brand: 'jeep',
  mvsCode: '376AF11',
  nickname: 'Trilha',
  mileage: null,
  purchasedAt: '',
  exclusive: false,
};

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
});
afterEach(async () => {
  await closePage();
  await act(async () => {
    document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
  });
  signOut();
});
const signIn = (cars: unknown = [OTHER, OWNED]) => {
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  net.faults['/v1/owned'] = { status: 200, body: cars };
};
const choose = async (value: string) => {
  await act(async () => document.querySelector<HTMLInputElement>(`[value=${value}]`)?.click());
  await settle();
};

describe('a signed-in visitor', () => {
  it('begins with the main car of the garage, its kilometres and its months', async () => {
    signIn();
    await show();
    expect([field('simulated-car'), field('mileage'), field('months')]).toEqual(['owned-1', '17300', '14']);
    await submit();
    expect(text('.result h3')).toBe('Revisões: Argo Drive 1.0 2026');
    expect(text('.next')).toContain('2ª revisão');
  });

  it('books it with its plate and chassis, which are in no address', async () => {
    signIn();
    await show();
    await submit();
    await click(button('Agendar a 2ª revisão'));
    expect([...(booking()?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`)).toEqual([
      'load=eager',
      'heading-level=3',
      'heading=Agendamento da 2ª revisão',
      `mvs=${ARGO}`,
      'revision=2',
      `plate=${PLATE}`,
      `chassis=${CHASSIS}`,
      'mileage=17300',
      'services=SV01',
    ]);
    expect(net.asked.join() + location.href).not.toMatch(new RegExp(`${PLATE}|${CHASSIS}`));
  });

  it('can choose another of the cars, which is booked on its own brand’s site', async () => {
    signIn();
    await show();
    await type('#simulated-car', 'owned-2');
    expect([field('mileage'), field('months')]).toEqual(['', '']);
    const revision = { number: 1, mileage: 12_000, months: 12, price: 900 };
    const { mvsCode } = OTHER;
    net.faults['/v2/maintenance/'] = { status: 200, body: { mvsCode, revisions: [revision] } };
    net.faults['/suggestion'] = { status: 200, body: { mvsCode, revision } };
    net.faults['/scheduleRevision'] = { status: 200, body: { mvsCode, revision, minutes: 60 } };
    await simulate('100', '');
    expect(text('.result h3')).toBe('Revisões: Trilha');
    expect(net.asked.find((address) => address.includes('/v2/'))).toContain('brand=JEEP');
    expect(text('.next')).toContain('Para agendar, entre no site da Jeep.');
    expect(text('.next')).toContain('Faltam 11.900 km.');
    expect(text('.next')).toContain('Duração prevista: 1 h.');
    expect(texts('.next .button')).toEqual([]);
  });

  it('can choose a car that is not in the garage; what is typed stays', async () => {
    signIn();
    await show();
    await choose('model');
    expect(field('mileage')).toBe('17300');
    await submit();
    expect(text('#modelCode-error')).toBe('Selecione o modelo');
    await type('#modelCode', '358');
    await type('#mvsCode', ARGO);
    await submit();
    await click(button(/^Agendar/));
    expect(booking()?.hasAttribute('plate')).toBe(false);
  });

  it('begins with the author’s version, and finds the garage beside it', async () => {
    signIn();
    await show({ mvs: ARGO });
    expect([field('mvsCode'), field('mileage')]).toEqual([ARGO, '']);
    await choose('owned');
    expect(field('mileage')).toBe('17300');
  });

  it.each([[[]], [404]] as const)('without cars or with a failure chooses a model: %j', async (cars) => {
    signIn();
    net.faults['/v1/owned'] = cars === 404 ? 404 : { status: 200, body: cars };
    await show();
    expect(document.querySelector('#modelCode')).not.toBeNull();
    expect(text('.notice')).toBe(
      cars === 404 ? 'Não foi possível carregar a sua garagem. Tentar novamente' : '',
    );
    if (cars !== 404) return;
    signIn();
    await click(button('Tentar novamente'));
    expect(field('simulated-car')).toBe('owned-1');
  });

  const end = async (how: 'ended' | 'expired') => {
    Cookies.remove('vitrine_session', { path: '/' });
    await act(async () => {
      document.dispatchEvent(new CustomEvent(`vt-session-${how}`, { bubbles: true, detail: {} }));
    });
    await settle();
  };

  it('whose session ends by itself goes on with a model, and keeps what was typed', async () => {
    signIn();
    await show();
    await type('#mileage', '18000');
    await end('expired');
    expect(document.querySelector('#modelCode')).not.toBeNull();
    expect(field('mileage')).toBe('18000');
    await submit();
    expect(text('#modelCode-error')).toBe('Selecione o modelo');
  });

  it('who signs out leaves nothing of the car: neither in the form nor in the plan', async () => {
    signIn();
    await show();
    await end('ended');
    expect([field('mileage'), field('months'), field('mvsCode')]).toEqual(['', '', '']);
    signIn();
    await act(async () => {
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    await settle();
    await choose('owned');
    await submit();
    await click(button(/^Agendar a/));
    await end('ended');
    expect([booking(), document.querySelector('.result')]).toEqual([null, null]);
    expect(field('mileage')).toBe('');
  });

  it('who signs out on another page of the site leaves nothing of the car', async () => {
    signIn();
    await show();
    await submit();
    expect(document.querySelector('.result')).not.toBeNull();
    Cookies.remove('vitrine_session', { path: '/' });
    localStorage.setItem('vitrine:sign-out:v1', JSON.stringify({ saved: 0, value: 'elsewhere' }));
    await act(async () => void dispatchEvent(new Event('focus')));
    await settle();
    expect(document.querySelector('.result')).toBeNull();
    expect([field('mileage'), field('months'), field('mvsCode')]).toEqual(['', '', '']);
  });

  it('who signs out keeps the plan of a car that was chosen by its model', async () => {
    signIn();
    await show({ mvs: ARGO });
    await simulate();
    await end('ended');
    expect(text('.result h3')).toBe('Revisões: Argo Drive 1.0 2026');
  });

  it('may sign in later: the garage comes to a form in use', async () => {
    await show();
    await type('#mileage', '500');
    signIn();
    await act(async () => {
      document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
    });
    await settle();
    expect(texts('[name=by]')).toHaveLength(2);
    expect(field('mileage')).toBe('500');
  });

  it('without a main car begins with the first; one that is gone leaves a model to choose', async () => {
    signIn([{ ...OWNED, exclusive: false, mileage: undefined, purchasedAt: 'x' }]);
    await show();
    expect(text('b')).toBe('Argo Drive 1.0 2026');
    expect([field('mileage'), field('months')]).toEqual(['', '']);
    await simulate('100', '1');
    net.faults['/v1/owned'] = { status: 200, body: [{ ...OWNED, id: 'owned-9' }] };
    await click(button('Alterar os dados'));
    await submit();
    expect(text('#modelCode-error')).toBe('Selecione o modelo');
  });
});
