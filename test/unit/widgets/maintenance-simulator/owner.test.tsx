// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GarageCar } from '../../../../src/services/entities/garage';
import { car, noCar } from '../../../../src/stores/current-car';
import { chooseDealer, clearDealer } from '../../../../src/stores/visitor/dealer';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { ARGO, closePage, field, openPage, show, simulate } from './lib';

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
  clearDealer();
  car.set(noCar());
});
const signIn = (cars: unknown = [OTHER, OWNED]) => {
  Cookies.set('vitrine_session', 'ana', { path: '/' });
  net.faults['/v1/owned'] = { status: 200, body: cars };
};
const booking = () => document.querySelector('vt-service-scheduling');
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

describe('the page’s car', () => {
  const pageCar = (mvs: object) => act(async () => car.set({ ...noCar(), mvs: mvs as never }));

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

describe('the booking', () => {
  it('opens for the next revision, closes and opens again with what was typed', async () => {
    const { emit } = await show({ mvs: ARGO, privacyUrl: '/privacidade' });
    await simulate();
    await click(button('Agendar a 2ª revisão'));
    const area = document.activeElement as HTMLElement;
    expect(area.getAttribute('aria-label')).toBe('Agendamento da 2ª revisão');
    expect(emit).toHaveBeenCalledWith('vt-maintenance-booking-started', { mvsCode: ARGO, revision: 2 });
    const tag = booking();
    expect(tag?.getAttribute('privacy-url')).toBe('/privacidade');
    await click(button('Fechar o agendamento'));
    expect(area.hidden).toBe(true);
    await click(button('Agendar a 2ª revisão'));
    expect([booking() === tag, area.hidden]).toEqual([true, false]);
    await type('#done', '1');
    await click(button('Agendar a 3ª revisão'));
    expect(booking()?.getAttribute('revision')).toBe('3');
  });

  it('waits for the services of the revision, and opens without them if they fail', async () => {
    await show({ mvs: ARGO });
    net.hold = '/scheduleRevision';
    await simulate();
    await click(button('Agendar a 2ª revisão'));
    expect(booking()).toBeNull();
    await act(async () => net.held[0]?.go());
    await settle();
    expect(booking()?.getAttribute('services')).toBe('SV01');
    await click(button('Alterar os dados'));
    net.hold = '';
    net.faults['/scheduleRevision'] = 404;
    await simulate('41000', '');
    await click(button('Agendar a 5ª revisão'));
    expect([booking()?.getAttribute('revision'), booking()?.getAttribute('services')]).toEqual(['5', null]);
  });

  it('is on the author’s page, with codes in its address, or nowhere', async () => {
    await show({ mvs: ARGO, bookingUrl: '/servico?a=1' });
    await simulate();
    const link = document.querySelector<HTMLAnchorElement>('.next a');
    expect(link?.textContent).toBe('Agendar a 2ª revisão');
    expect(link?.href).toMatch(new RegExp(`/servico\\?a=1&mvs=${ARGO}&revision=2&services=SV01$`));
    await closePage();
    net = openPage();
    await show({ mvs: ARGO, hideBooking: true });
    await simulate();
    expect(texts('.next .button')).toEqual([]);
  });

  it('of a revision after the plan has no number', async () => {
    await show({ mvs: ARGO });
    await simulate();
    await type('#done', '9');
    await click(button('Agendar uma visita'));
    expect([booking()?.hasAttribute('revision'), booking()?.getAttribute('heading')]).toEqual([
      false,
      'Agendamento de uma visita',
    ]);
  });

  it('has the price of the dealer that the visitor has chosen', async () => {
    const dealer = net.sandbox.world.dealers.find(
      ({ brand, stateCode }) => brand === 'fiat' && stateCode === 'SP',
    );
    await act(async () =>
      chooseDealer({
        id: dealer?.idSiteGeo ?? '',
        name: 'Fiat Centro',
        cityName: '',
        cityCode: '',
        stateCode: 'SP',
        phone: '',
      }),
    );
    await show({ mvs: ARGO });
    await simulate();
    expect(text('.next')).toMatch(/Na concessionária Fiat Centro: R\$ [\d.]+,00\./);
    expect(net.asked.find((address) => address.includes('scheduleRevision'))).toContain(
      `dealerCode=${dealer?.idSiteGeo}`,
    );
  });
});

describe('the printed plan', () => {
  const print = vi.fn();
  beforeEach(() => {
    print.mockReset();
    vi.stubGlobal('print', print);
  });

  it('is printed alone, with all that each revision includes, and gone afterwards', async () => {
    const { emit } = await show({ mvs: ARGO, state: 'SP' });
    await simulate();
    await click(button('Imprimir o plano'));
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector('.plan-sheet');
    expect(sheet?.hasAttribute('data-vitrine-print')).toBe(true);
    expect(texts('.plan-sheet tbody tr')).toHaveLength(10);
    expect(sheet?.textContent).toContain('Uso: 17.300 km e 14 meses. Preços sugeridos: São Paulo.');
    expect(sheet?.textContent).toContain('Próxima revisão: 20.000 km ou 24 meses. Faltam 2.700 km');
    expect(sheet?.textContent).toContain('Trocas: Óleo do motor, Filtro de óleo');
    expect(sheet?.textContent).toContain('Impresso em 20/11/2026.');
    expect(emit).toHaveBeenCalledWith('vt-maintenance-printed', { mvsCode: ARGO });
    await act(async () => void dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('.plan-sheet')).toBeNull();
    await click(button('Imprimir o plano'));
    expect(print).toHaveBeenCalledTimes(2);
  });
});

it('is in Spanish, pesos and provinces in Argentina', async () => {
  await closePage();
  net = openPage({ brand: 'peugeot', country: 'AR', language: 'es-AR' });
  await show({ state: 'B' }, 'es-AR');
  await type('#modelCode', document.querySelectorAll<HTMLOptionElement>('#modelCode option')[1]?.value ?? '');
  await type('#mvsCode', document.querySelectorAll<HTMLOptionElement>('#mvsCode option')[1]?.value ?? '');
  expect(text('[for=state]')).toContain('Precios de la provincia');
  await simulate();
  expect(text('.next')).toContain('Service 2: 20.000 km o 24 meses');
  expect(text('.result')).toContain('Precios sugeridos: Buenos Aires.');
  expect(text('.next')).toMatch(/\$ [\d.]+,00/);
  expect(button('Reservar el service 2')).toBeDefined();
});
