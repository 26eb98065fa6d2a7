// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  CANCELLED_EVENT,
  LATER_EVENT,
  OPEN_EVENT,
  PAST_EVENT,
  WAITING_EVENT,
} from '#demo-pages/sandbox/data/events';
import { HOUR } from '#demo-pages/sandbox/lib/moments';
import { cancelEvent, enrol, keptOf } from '#demo-pages/sandbox/rules/events';
import { button, click, leave, settle, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { ana, at, begin, end, LIST, marks, show, showEvent, signIn, tab, titles } from './lib';

let net: SandboxPage;
/** While the device sleeps, its running clock stands still. */
let slept = 0;
beforeEach(() => {
  net = begin();
  slept = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - slept);
});
afterEach(async () => {
  await end();
  vi.restoreAllMocks();
});
const lists = () => net.asked.filter((address) => address.includes(LIST)).length;
const events = () => net.asked.filter((address) => /\/events\/v1\/[\w-]+\?/.test(address));
const data = () => document.head.querySelectorAll('[type="application/ld+json"]');

describe('the lists', () => {
  it('have what is to come by its day, one’s own, and what is past, by one call', async () => {
    enrol(net.sandbox.world, ana, OPEN_EVENT);
    await show();
    expect(titles()).toEqual([
      'Acampamento em Canela',
      'Trilha da Canastra',
      'Noturna do Jalapão',
      'Expedição Rio Negro',
    ]);
    expect(texts('[role=tabpanel]:not([hidden]) .badge')).toEqual([
      'Cancelado',
      'Inscrito',
      'Lista de espera',
      'Inscrições em breve',
    ]);
    await click(tab('Meus eventos'));
    expect(titles()).toEqual(['Trilha da Canastra']);
    await click(tab('Passados'));
    expect(titles()).toEqual(['Mutirão da serra']);
    expect(lists()).toBe(1);
    expect(net.asked.find((address) => address.includes(LIST))).toContain('brand=jeep');
  });

  it('are narrowed by the place, in the page’s address; a link to a place without events says so', async () => {
    await show();
    await type('#upcoming-place', 'Manaus - AM');
    expect(titles()).toEqual(['Expedição Rio Negro']);
    expect(new URLSearchParams(location.search).get('vt-events')).toBe('upcoming~Manaus - AM');
    await click(tab('Passados'));
    expect(text('[role=tabpanel]:not([hidden]) .state-title')).toBe('Nenhum evento em Manaus - AM');
    await click(button('Ver todos os lugares'));
    expect(titles()).toEqual(['Mutirão da serra']);
    await leave();
    at('vt-events=upcoming~Natal - RN');
    await show();
    expect(text('.state-title')).toBe('Nenhum evento em Natal - RN');
  });

  it('show a few, then more', async () => {
    await show({ count: 3 });
    expect(text('.event-list [role=status]')).toBe('Mostrando 3 de 4');
    await click(button('Mostrar mais'));
    expect(document.activeElement?.textContent).toBe('Expedição Rio Negro');
  });

  it.each([
    ['Próximos', 'Nenhum evento marcado'],
    ['Meus eventos', 'Você ainda não tem inscrições'],
    ['Passados', 'Nenhum evento passado'],
  ])('say that there is none: %s', async (name, said) => {
    net.faults[LIST] = { status: 200, body: [] };
    await show();
    await click(tab(name));
    expect(text('[role=tabpanel]:not([hidden]) .state-title')).toBe(said);
  });

  it('offer a retry where they could not be loaded', async () => {
    for (const fault of [404, 'offline', { status: 200, body: 'unexpected' }] as const) {
      net.faults[LIST] = fault;
      await show();
      await settle(20_000);
      expect(text('[role=alert]')).toBe('Não foi possível carregar as informações');
      net.faults = {};
      await click(button('Tentar novamente'));
      expect(titles()).toHaveLength(4);
      await leave();
    }
  });

  it('stand whatever a service answers', async () => {
    const bare = { id: 'a', title: 'Sem nada' };
    net.faults[LIST] = {
      status: 200,
      body: [
        bare,
        bare,
        { id: 'b', title: 'Torto', startsAt: 'logo', timeZone: 'x', capacity: -1, status: 'NEW' },
      ],
    };
    await show({ structuredData: true });
    expect(titles()).toEqual(['Sem nada', 'Torto']);
    expect(texts('.event-about p.small')[0]).toBe('Data a confirmar');
    expect(data()).toHaveLength(0);
  });

  it('are of who is signed in, and of nobody else', async () => {
    enrol(net.sandbox.world, ana, OPEN_EVENT);
    await show();
    await click(button('Ver evento Trilha da Canastra'));
    expect(text('.event-detail')).toContain('Inscrição confirmada');
    await act(async () => signIn('bruno'));
    await settle();
    expect(text()).not.toContain('Inscrição confirmada');
    await act(async () => {
      signOut();
      document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
    });
    await settle();
    expect(document.querySelector('.events')).toBeNull();
  });

  it('speak Spanish, of the events there', async () => {
    document.querySelector('meta[name="vitrine:brand"]')?.setAttribute('content', 'peugeot');
    await show({}, 'es-AR');
    expect(texts('[role=tab]')).toEqual(['Próximos', 'Mis eventos', 'Pasados']);
  });
});

describe('an event', () => {
  it('is told by the clocks of its place, with the way there and a calendar file', async () => {
    const files: Blob[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    const { emit } = await show();
    await click(button('Ver evento Noturna do Jalapão'));
    expect(emit).toHaveBeenCalledWith('vt-event-opened', { eventId: WAITING_EVENT });
    expect(location.search).toBe(`?vt-event=${WAITING_EVENT}`);
    expect(text('.event-detail time')).toBe('quarta-feira, 23/12/2026, das 18:00 às 23:00');
    const map = new URL((document.querySelector('.event-detail a') as HTMLAnchorElement).href);
    expect([map.host, map.searchParams.get('destination')]).toEqual(['www.google.com', '-10.546,-46.421']);
    await click(button('Adicionar ao calendário'));
    const file = await files[0]?.text();
    expect(file).toContain('DTSTART:20261223T210000Z');
    expect(file).toContain('LOCATION:Praça central\\, Avenida das Dunas\\, 10\\, Mateiros - TO');
    expect(file?.replaceAll('\r\n ', '')).toContain(`vt-event=${WAITING_EVENT}`);
    await click(button('Voltar aos eventos'));
    expect(document.activeElement?.textContent).toBe('Noturna do Jalapão');
    expect(location.search).toBe('');
  });

  it('counts the time until it starts by the service’s clock, and then is on', async () => {
    await showEvent(OPEN_EVENT);
    expect(text('[role=timer]')).toMatch(/^(24 dias 00|23 dias 23) h/);
    keptOf(net.sandbox.world, OPEN_EVENT).startsAt = new Date(net.sandbox.world.now() + 60_000).toISOString();
    await leave();
    await showEvent(OPEN_EVENT);
    expect(text('[role=timer]')).toMatch(/^(01:00|00:5\d)$/);
    net.sandbox.world.advance(61_000);
    await settle(61_000);
    expect(document.querySelector('[role=timer]')).toBeNull();
    expect(marks()).toEqual(['Acontecendo agora']);
    expect(document.querySelector('form')).toBeNull();
  });

  it('of a device that slept asks for the service’s time', async () => {
    await showEvent(OPEN_EVENT);
    const before = events().length;
    net.sandbox.world.advance(5 * HOUR);
    slept = 5 * HOUR;
    vi.setSystemTime(Date.now() + 5 * HOUR);
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    await settle();
    expect(events().length).toBe(before + 1);
    expect(text('[role=timer]')).toMatch(/^23 dias 18 h|^23 dias 17 h/);
  });

  it.each([
    [CANCELLED_EVENT, ['Cancelado'], /Evento cancelado pela organizaçãoA estrada do cânion/],
    [LATER_EVENT, ['Inscrições em breve'], /As inscrições ainda não começaram\./],
    [PAST_EVENT, ['Já aconteceu'], /Este evento já aconteceu\./],
  ] as const)('that takes nobody says why: %s', async (id, badges, said) => {
    await showEvent(id);
    expect(marks()).toEqual(badges);
    expect(text('.event-act')).toMatch(said);
    expect(document.querySelector('form')).toBeNull();
    // Nobody goes to what is over.
    const isOver = id !== LATER_EVENT;
    expect(texts('.event-info button').length > 0).toBe(!isOver);
    expect(!!document.querySelector('[role=timer]')).toBe(!isOver);
  });

  it('of a link that is not there says so, and leads to the lists', async () => {
    await showEvent('nada');
    expect(text('.state-title')).toBe('Este evento não está disponível');
    expect(lists()).toBe(0);
    await click(button('Voltar aos eventos'));
    expect(titles()).toHaveLength(4);
  });

  it('that could not be read again stays as the list has it, with a retry; one of a link is read again', async () => {
    net.faults[`/events/v1/${OPEN_EVENT}`] = 404;
    net.faults['/events/v1/'] = 500;
    delete net.faults[`/events/v1/${OPEN_EVENT}`];
    await show();
    await click(button('Ver evento Trilha da Canastra'));
    await settle(20_000);
    expect(text('.event-detail h3')).toBe('Trilha da Canastra');
    expect(text('.event-detail [role=alert]')).toContain('Não foi possível carregar');
    await leave();
    await showEvent(OPEN_EVENT);
    await settle(20_000);
    expect(document.querySelector('h3')).toBeNull();
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(text('.event-detail h3')).toBe('Trilha da Canastra');
  });

  it('that was cancelled meanwhile says so as it is opened', async () => {
    await show();
    cancelEvent(net.sandbox.world, OPEN_EVENT, 'Chuva.');
    await click(button('Ver evento Trilha da Canastra'));
    expect(marks()).toEqual(['Cancelado']);
    expect(document.querySelector('form')).toBeNull();
  });

  it('says who takes part by first names, where the author lets it', async () => {
    await showEvent(OPEN_EVENT);
    expect(text()).not.toContain('quem vai');
    await leave();
    await showEvent(OPEN_EVENT, { participants: true });
    net.faults.includeParticipants = 404;
    await click(button('Ver quem vai'));
    expect(text('.event-people [role=alert]')).toContain('Não foi possível carregar');
    net.faults = {};
    const of = (name: string) => ({ participantId: name, name, email: 'x@y.example' });
    net.faults['includeParticipants=true'] = {
      status: 200,
      body: { id: OPEN_EVENT, title: 'T', participants: [of('Beatriz Moura Neves'), of(' ')] },
    };
    await click(button('Ver quem vai'));
    expect(text('.event-people p')).toBe('Quem vai: Beatriz');
  });

  it.each([
    ['nobody', [], 'Quem vai: ninguém por enquanto'],
    ['people without names', [{ participantId: 'p' }], 'Quem vai: os nomes não foram informados'],
    ['no list', undefined, 'Quem vai: os nomes não foram informados'],
  ])('says of %s what the service has said', async (_, participants, words) => {
    await showEvent(OPEN_EVENT, { participants: true });
    net.faults['includeParticipants=true'] = {
      status: 200,
      body: { id: OPEN_EVENT, title: 'T', participants },
    };
    await click(button('Ver quem vai'));
    expect(text('.event-people p')).toBe(words);
  });

  it('is described to search engines where the author asks for it: with the list, or alone', async () => {
    await show();
    expect(data()).toHaveLength(0);
    await leave();
    await show({ structuredData: true });
    const graph = () => JSON.parse(data()[0]?.textContent ?? '')['@graph'];
    expect(graph()).toHaveLength(5);
    expect(graph()[0].url).toContain('vt-event=');
    await leave();
    expect(data()).toHaveLength(0);
    await showEvent(OPEN_EVENT, { structuredData: true });
    expect(graph()).toMatchObject([{ name: 'Trilha da Canastra', location: { name: 'Portaria do parque' } }]);
  });

  it('is passed on by its address', async () => {
    const writeText = vi.fn(async () => {});
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
    await showEvent(OPEN_EVENT);
    await click(button('Copiar link'));
    expect(text('.share-said')).toBe('Link copiado.');
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining(`?vt-event=${OPEN_EVENT}`));
  });
});
