// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, click, said, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';
import {
  BOOK,
  DAY,
  DEALER,
  fillVisit,
  pickTime,
  pressDay,
  release,
  SLOTS,
  service,
  show,
  tidy,
  times,
} from './visit-page';

let net: SandboxPage;
const open = (tags: Record<string, string> = { 'idempotency-header': 'Idempotency-Key' }) => {
  net = sandboxPage(tags);
  vi.setSystemTime(net.sandbox.world.now());
};
beforeEach(() => open());
afterEach(tidy);

const bookings = () => net.asked.filter((address) => address.endsWith(BOOK)).length;
const chosenDay = () =>
  document.querySelector<HTMLElement>('[role=gridcell][aria-selected=true]')?.dataset.date;
/** Somebody else books a time. */
const takeTime = (time: string) =>
  net.sandbox.app.request(`/api/dealer-scheduler${BOOK}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idSiteGeo: DEALER, date: DAY, time, serviceIds: ['SV01'] }),
  });

describe('the choice of the dealer', () => {
  it.each([
    ['at once, where the press that led here asked for it', { dealer: '', start: 'dealer' as const }, true],
    ['by its button, else', { dealer: '' }, false],
    ['never, where the author has made it', { start: 'dealer' as const }, false],
  ])('opens %s', async (_, props, isOpen) => {
    await show(props);
    expect(!!document.querySelector('dialog')).toBe(isOpen);
  });

  it('stays closed once it was closed', async () => {
    await show({ dealer: '', start: 'dealer' });
    await click(document.querySelector('.dialog-close') as Element);
    expect(document.querySelector('dialog')).toBeNull();
  });
});

describe('a visit', () => {
  it('is booked once, with its services and their price, and is told without personal data', async () => {
    const { emit } = await show();
    expect(texts('.service')[0]).toBe('Revisão programadaR$ 690,00');
    await click(service('SV02'));
    const time = await fillVisit();
    expect(text('.total')).toBe('Total: R$ 1.079,00');
    expect(said('.total')).toBe('Total: 1.079 reais');
    await submit();
    expect(text('.booked h3')).toBe('Sua visita está agendada');
    expect(document.activeElement?.textContent).toBe('Sua visita está agendada');
    expect(text('.booked')).toContain(`23/11/2026, às ${time}`);
    const [[name, detail] = []] = emit.mock.calls;
    expect([name, detail]).toEqual([
      'vt-visit-scheduled',
      { visit: expect.stringMatching(/^VIS-/), dealer: DEALER, services: ['SV02', 'SV01'] },
    ]);
    expect(bookings()).toBe(1);
    expect(location.search).toBe('');
  });

  it('has the consultant whom the visitor prefers', async () => {
    await show();
    const [, first] = document.querySelectorAll<HTMLOptionElement>('#consultantId option');
    await fillVisit();
    await type('#consultantId', first?.value ?? '');
    await submit();
    expect(text('.booked h3')).toBe('Sua visita está agendada');
    const kept = [...net.sandbox.world.table('visits', () => new Map()).values()].at(-1);
    expect(kept).toMatchObject({ consultantId: first?.value, plateNumber: 'ABC1D23' });
  });

  it('says at each field what is missing', async () => {
    await show();
    await submit();
    expect(texts('.error').filter(Boolean)).toEqual([
      'Escolha pelo menos um serviço',
      'Escolha o horário',
      'Digite a placa',
      'Digite o nome completo',
      'Digite o e-mail',
      'Digite seu celular',
    ]);
    expect(document.activeElement).toBe(service('SV01'));
    expect(bookings()).toBe(0);
  });

  it('never takes a part of a kilometre for ten of them', async () => {
    await show();
    await type('#mileage', '45.000,5');
    await submit();
    expect(text('#mileage-error')).toBe('Digite a quilometragem de 0 a 999.999');
    await type('#mileage', '45.000 km');
    expect(document.querySelector<HTMLInputElement>('#mileage')?.value).toBe('45000');
  });

  it('begins with the times of the first open day, which is said; another day is the visitor’s', async () => {
    await show();
    expect(chosenDay()).toBe(DAY);
    expect(times().length).toBeGreaterThan(0);
    expect(document.querySelector('input[name=time]:checked')).toBeNull();
    expect(text('.date-said')).toBe('Primeiro dia livre: 23/11/2026.');
    await pressDay('2026-11-24');
    await click(service('SV02'));
    expect([chosenDay(), text('.date-said')]).toEqual([
      '2026-11-24',
      'Dia escolhido: terça-feira, 24 de novembro de 2026.',
    ]);
  });

  it('begins in the next month where this one has no free time, and with no day where that did not load', async () => {
    const none: unknown[] = [];
    net.faults['date=2026-11'] = { status: 200, body: none };
    await show();
    expect(chosenDay()).toBe('2026-12-01');
    expect(text('.date-month')).toBe('Dezembro de 2026');
    await tidy();
    open();
    net.faults['date=2026-11'] = { status: 200, body: none };
    net.faults['date=2026-12'] = 500;
    await show();
    await settle(9000);
    expect(chosenDay()).toBeUndefined();
  });

  it('whose time somebody else has just taken says so, with everything else kept', async () => {
    await show();
    const time = await fillVisit();
    await takeTime(time);
    await submit();
    expect(text('#time-error')).toContain('acabou de ser reservado por outra pessoa');
    expect(times()).not.toContain(time);
    expect(document.querySelector<HTMLInputElement>(`input[value="${time}"]`)?.disabled).toBe(true);
    expect(document.activeElement).toBe(document.querySelector(`input[value="${times()[0]}"]`));
    expect(document.querySelector<HTMLInputElement>('#plateNumber')?.value).toBe('ABC1D23');
    await pickTime();
    await submit();
    expect(text('.booked h3')).toBe('Sua visita está agendada');
  });

  it('whose day is full after that asks for another day', async () => {
    await show();
    await fillVisit();
    for (const time of times()) await takeTime(time);
    await submit();
    expect(text('#date-error')).toBe('Os horários deste dia acabaram. Escolha outro dia.');
    const cell = document.querySelector(`[data-date="${DAY}"]`);
    expect(document.activeElement).toBe(cell);
    expect(cell?.getAttribute('aria-label')).toMatch(/sem horários livres$/);
  });

  it('is sent once by a double press', async () => {
    await show();
    await fillVisit();
    net.hold = BOOK;
    await act(async () => {
      document.querySelector('form')?.requestSubmit();
      document.querySelector('form')?.requestSubmit();
    });
    await settle();
    net.hold = '';
    await release(net.held);
    expect(text('.booked h3')).toBe('Sua visita está agendada');
    expect(bookings()).toBe(1);
  });

  it.each([[500], ['offline'], [{ status: 201, body: [] }]] as const)(
    'can be sent again after %j, with everything that was filled in',
    async (fault) => {
      const { emit } = await show();
      await fillVisit();
      net.faults[BOOK] = fault;
      await submit();
      await settle(9000);
      expect(text('.notice.bad')).toContain('Não foi possível agendar a visita');
      expect(emit.mock.lastCall?.[0]).toBe('vt-visit-failed');
      net.faults = {};
      await submit();
      expect(text('.booked h3')).toBe('Sua visita está agendada');
    },
  );
});

describe('a lost answer', () => {
  const loseAnswer = async () => {
    await show();
    await fillVisit();
    net.faults[BOOK] = 'lost';
    await submit();
    net.faults = {};
    await submit();
  };
  it('is one visit where the page names a header for intents', async () => {
    await loseAnswer();
    expect(text('.booked h3')).toBe('Sua visita está agendada');
    expect(net.sandbox.world.state.ledger).toMatchObject([{ call: 'SCH-03', times: 2 }]);
  });
  it('of a signed-in visitor is found among the visits', async () => {
    open({});
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    await loseAnswer();
    expect(text('.booked h3')).toBe('Sua visita está agendada');
  });
  it('of anybody else leads to no second visit: the time may be theirs', async () => {
    open({});
    await loseAnswer();
    expect(text('.notice.bad')).toContain('este horário pode já ser seu');
    expect(document.querySelector<HTMLInputElement>('input[name=time]:checked')).not.toBeNull();
  });
});

describe('times', () => {
  it('are those of the dealer, a month at a time; closed days say why', async () => {
    await show();
    expect(net.asked.filter((address) => address.includes(SLOTS))).toHaveLength(1);
    expect(net.asked.find((address) => address.includes(SLOTS))).toContain('date=2026-11-20&days=11');
    await pressDay('2026-11-22');
    expect(text('.date-said')).toMatch(/: fechado\.$/);
    await pressDay('2026-12-25');
    expect(text('.date-said')).toMatch(/: feriado, Natal\.$/);
    expect(net.asked.filter((address) => address.includes(SLOTS)).at(-1)).toContain(
      'date=2026-12-01&days=31',
    );
    await pressDay('2026-12-22');
    expect(times().length).toBeGreaterThan(5);
  });

  it('of an earlier choice of services do not replace those of a later one', async () => {
    await show();
    net.hold = 'serviceId=SV01';
    await click(service('SV01'));
    net.hold = '';
    await click(service('SV02'));
    await pressDay(DAY);
    const shown = times();
    expect(shown.length).toBeGreaterThan(3);
    net.faults[SLOTS] = { status: 200, body: [] };
    await release(net.held);
    expect(times()).toEqual(shown);
  });

  it.each([
    ['times', SLOTS, 'Não foi possível carregar os horários'],
    ['services', '/schedulers/', 'Não foi possível carregar os serviços'],
    ['revision', '/scheduleRevision', 'Não foi possível carregar o preço da revisão'],
  ])('and what is beside them can be loaded again: %s', async (_, part, words) => {
    net.faults[part] = 500;
    await show({ mvs: '358AF11', revision: 1 });
    await settle(9000);
    expect(text()).toContain(words);
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text()).not.toContain(words);
    await fillVisit();
    await submit();
    expect(text('.booked h3')).toBe('Sua visita está agendada');
  });

  it('of a dealer in another time zone say so, with the visitor’s own', async () => {
    const far = net.sandbox.world.dealers.find(
      ({ brand, stateCode }) => brand === 'fiat' && stateCode === 'AM',
    );
    await show({ dealer: far?.idSiteGeo ?? '' });
    await pressDay(DAY);
    expect(text('.zone-note')).toMatch(/^Os horários são os da concessionária \(Horário .*Amazonas\)/);
    await pickTime();
    expect(text('.zone-note')).toMatch(/No seu fuso: \d\d:\d\d\./);
  });
});

describe('what another page has chosen', () => {
  it.each([
    ['the address', { search: '?services=SV02,SV01&mvs=358AF11&revision=2' }, {}],
    [
      'attributes',
      { search: '' },
      { services: 'SV02, SV01', mvs: '358AF11', revision: 2, plate: 'ABC1D23', mileage: 17_300 },
    ],
  ])('is there from the start: %s', async (_, { search }, more) => {
    history.replaceState(null, '', `/${search}`);
    await show(more);
    expect([service('SV01').checked, service('SV02').checked]).toEqual([true, true]);
    const mileage = document.querySelector<HTMLInputElement>('#mileage')?.value;
    expect(mileage).toBe('mileage' in more ? '17300' : '');
    expect(texts('.service')[0]).toMatch(/^Revisão de \d+ mil km/);
    expect(text('.services')).toMatch(/Revisão 2: cerca de \d h/);
  });

  describe('an offer of services', () => {
    const OFFER = 'mo-fiat-br-freios';
    const bodies = () =>
      net.sandbox.state.calls.filter(({ call }) => call === 'SCH-03').map(({ body }) => body);
    /** The coupon that Ana has for it. */
    const takeCoupon = async () => {
      const answer = await net.sandbox.app.request(`/api/mopar-offer/offers/${OFFER}/coupon`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer ana' },
        body: '{}',
      });
      return (await answer.json()).code as string;
    };
    const book = async (search: string) => {
      history.replaceState(null, '', `/${search}`);
      await show({ comment: 'Produtos Mopar: Troca de óleo' });
      await fillVisit();
    };

    it('and its coupon are shown, go with the booking, and the coupon leaves the address', async () => {
      const code = await takeCoupon();
      await book(`?offer=${OFFER}&coupon=${code}`);
      expect(location.search).toBe(`?offer=${OFFER}`);
      expect(text('.offer-notice')).toContain(`Cupom ${code}`);
      await submit();
      expect(text('.booked h3')).toBe('Sua visita está agendada');
      expect(bodies()).toMatchObject([
        { offerId: OFFER, couponCode: code, comment: 'Produtos Mopar: Troca de óleo' },
      ]);
    });

    it.each([['mo-fiat-br-tapetes'], ['nada']])(
      'that is none of the workshop does not go: %s',
      async (id) => {
        await book(`?offer=${id}`);
        expect(text('.offer-notice')).toContain('a visita vai sem ela');
        await submit();
        expect(bodies()[0]).not.toHaveProperty('offerId');
      },
    );

    it('whose coupon the service refuses says so, and can be left out', async () => {
      await book(`?offer=${OFFER}&coupon=MOP99999`);
      await submit();
      expect(text('#couponCode-error')).toBe('Este cupom não vale para a oferta');
      expect(document.activeElement?.textContent).toBe('Agendar sem a oferta');
      await click(button('Agendar sem a oferta'));
      await submit();
      expect(text('.booked h3')).toBe('Sua visita está agendada');
      expect(bodies().at(-1)).not.toHaveProperty('couponCode');
    });

    it('that did not load can be loaded again', async () => {
      net.faults['/mopar-offer/'] = 500;
      await book(`?offer=${OFFER}`);
      await settle(9000);
      expect(text()).toContain('Não foi possível carregar a oferta');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(text('.offer-notice')).toContain('Com a oferta');
    });
  });

  it('that this dealer does not offer, or that is no number, is no obstacle', async () => {
    history.replaceState(null, '', '/?services=SV99&revision=x&mvs=358AF11');
    await show();
    expect(net.asked.some((address) => address.includes('scheduleRevision'))).toBe(false);
    await submit();
    expect(text('#serviceIds-error')).toBe('Um serviço escolhido não é oferecido nesta concessionária.');
  });
});

it('speaks Spanish', async () => {
  await show({}, 'es-AR');
  expect(text('h2')).toBe('Turno de servicio');
});
