// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocation } from '#features/place/location-store';
import { answerWith, page } from '../../lib/answers';
import { advance } from '../../lib/clock';
import { button, click, settle, text, texts } from '../../lib/render';
import { city, dealer, leaveFinder, loadFinder, openFinder, places, show, some } from './found';

beforeAll(loadFinder);
beforeEach(openFinder);
afterEach(leaveFinder);

const day = (weekday: number) => [
  { weekday, type: 'WORKING_TIME', start: '08:00', end: '18:00' },
  { weekday, type: 'BREAK', start: '12:00', end: '13:00' },
];
const details = {
  ...some[1],
  whatsapp: '31955501234',
  types: ['ONLINE_SCHEDULE', 'OTHER'],
  periods: [1, 2, 3, 4, 5].flatMap(day),
};
const services = [{ id: 'SV01', serviceName: 'Troca de óleo' }];
const answers = (more = {}) => ({
  '/v1/dealer/1': details,
  '/v1/service/1': services,
  findDealersBy: some,
  ...places,
  ...more,
});
const openDetails = async () => {
  await show();
  await click(button('Detalhes Perto'));
};
/** A Monday, in the time of Brasília. */
const monday = (time: string) => vi.setSystemTime(new Date(`2026-03-02T${time}:00-03:00`));

describe('the details of a dealer', () => {
  beforeEach(() => setLocation(city(0)));

  it('load when they are opened, and show hours, contacts, types and services', async () => {
    monday('09:00');
    const asked = answerWith(answers());
    await show();
    expect(asked.some((address) => address.includes('/v1/dealer/'))).toBe(false);
    const toggle = button('Detalhes Perto');
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await click(toggle);
    expect(toggle.getAttribute('aria-expanded')).toBe('true');
    expect(document.getElementById(toggle.getAttribute('aria-controls') as string)).not.toBeNull();
    expect(text('.now')).toBe('Aberto agora até 12:00');
    expect(texts('dt')).toEqual(['Segunda a sexta', 'Sábado e domingo']);
    expect(texts('dd')).toEqual(['08:00–12:00, 13:00–18:00', 'Fechado']);
    expect(texts('.details li')).toEqual([
      'Telefone: (31) 3333-4444',
      'WhatsApp: (31) 95550-1234 (abre em nova aba)',
      'Agendamento on-line',
      'Troca de óleo',
    ]);
    await click(toggle);
    expect(document.querySelector('.details')).toBeNull();
    await click(toggle);
    expect(asked.filter((address) => address.includes('/v1/dealer/1'))).toHaveLength(1);
  });
  it.each([
    ['2026-03-02T12:15:00-03:00', 'Fechado agora. Abre às 13:00'],
    ['2026-03-02T18:00:00-03:00', 'Fechado agora. Abre amanhã às 08:00'],
    ['2026-03-06T19:00:00-03:00', 'Fechado agora. Abre segunda às 08:00'],
  ])('say at %s: %s', async (time, words) => {
    vi.setSystemTime(new Date(time));
    answerWith(answers());
    await openDetails();
    expect(text('.now')).toBe(words);
  });
  it('follow the clock while they are open', async () => {
    monday('11:59');
    answerWith(answers());
    await openDetails();
    expect(text('.now')).toBe('Aberto agora até 12:00');
    await act(() => advance(61_000));
    expect(text('.now')).toBe('Fechado agora. Abre às 13:00');
  });
  it('say what owners think of it', async () => {
    const review = { id: 'r1', rating: 4, title: 'Muito bom', comment: 'Sem pressa.', userName: 'Ana' };
    answerWith(answers({ reviews: { average: 4.5, totalElements: 2, content: [review] } }));
    await openDetails();
    await settle();
    expect(text('.reviews')).toContain('Média 4,5 de 5, 2 opiniões');
    expect(text('.reviews li')).toMatch(/4 de 5 Muito bom.*Sem pressa.*Ana/);
  });
  it('say nothing of owners where no service has their opinions', async () => {
    const own = {
      'service:dealer': 'https://api.example/dealer',
      'service:location': 'https://api.example/location',
    };
    page({ services: '', ...own });
    answerWith(answers());
    await openDetails();
    await settle();
    expect(text('.details')).toContain('Troca de óleo');
    expect(document.querySelector('.reviews')).toBeNull();
  });
  it('say that the hours are not known', async () => {
    answerWith(answers({ '/v1/dealer/1': { ...details, periods: null } }));
    await openDetails();
    expect(text('.details')).toContain('Horários não informados.');
    expect(document.querySelector('.now')).toBeNull();
  });
  it('are asked for again after a failure, only what failed, and the focus stays', async () => {
    const asked = answerWith(answers({ '/v1/service/1': { status: 403 } }));
    await openDetails();
    expect(text('.details [role=alert]')).toBe('Não foi possível carregar as informações.');
    const before = asked.length;
    const again = answerWith(answers());
    button('Tentar novamente').focus();
    await click(button('Tentar novamente'));
    expect(text('.details')).toContain('Troca de óleo');
    expect(document.activeElement?.className).toBe('details-inside');
    expect(again.flatMap((address) => address.split('/v1/')[1] ?? [])).toEqual(['service/1']);
    expect(before).toBeGreaterThan(0);
  });
  it('speak Spanish', async () => {
    page({ country: 'AR', language: 'es-AR' });
    vi.setSystemTime(new Date('2026-03-06T19:00:00-03:00'));
    setLocation({ ...(city(0) as object), countryCode: 'AR' } as never);
    answerWith(answers({ '/v1/dealer/1': { ...details, countryCode: 'AR' } }));
    await show({}, 'es-AR');
    await click(button('Detalles Perto'));
    expect(text('.now')).toBe('Cerrado ahora. Abre el lunes a las 08:00');
    expect(texts('dt')).toEqual(['Lunes a viernes', 'Sábado y domingo']);
  });
});

describe('a dealer that sells in person only', () => {
  beforeEach(() => setLocation(city(0)));

  it('is in the list with its mark, and cannot be chosen', async () => {
    answerWith({
      findOfflineDealersByLocation: [dealer('8', 'Feira', 0.05)],
      '/v1/dealer/8': { ...details, idSiteGeo: '8', types: [] },
      '/v1/service/8': [],
      findDealersBy: some,
      ...places,
    });
    await show();
    expect(text('.summary')).toBe('4 concessionárias em Belo Horizonte, MG');
    const item = document.querySelectorAll('.dealer')[1];
    expect(item?.querySelector('h3')?.textContent).toBe('Feira');
    expect(item?.querySelector('.in-person')?.textContent).toBe('Só na loja');
    expect(item?.querySelector('.choose')).toBeNull();
    await click(button('Detalhes Feira'));
    expect(texts('.details li')).toContain('Vende só na loja, sem pedidos pela internet.');
  });
  it('leaves the wider search to a visitor who finds no other', async () => {
    answerWith({
      findOfflineDealersByLocation: [dealer('8', 'Feira')],
      findDealersByRadius: some,
      findDealersBy: [],
      ...places,
    });
    await show();
    expect(text('.summary')).toBe('1 concessionária em Belo Horizonte, MG');
    await click(button('Buscar em até 100 km'));
    expect(text('.summary')).toBe('3 concessionárias em até 100 km de Belo Horizonte');
  });
  it('is announced as missing if its list fails; the others stay while it is asked for again', async () => {
    answerWith({ findOfflineDealersByLocation: { status: 403 }, findDealersBy: some, ...places });
    await show();
    expect(text('.elsewhere')).toContain('não puderam ser carregadas');
    expect(document.querySelectorAll('.dealer')).toHaveLength(3);
    answerWith({ findOfflineDealersByLocation: [dealer('8', 'Feira')], findDealersBy: some, ...places });
    await click(button('Tentar novamente'));
    await settle();
    expect(document.querySelector('.elsewhere')).toBeNull();
    expect(document.querySelectorAll('.dealer')).toHaveLength(4);
  });
});
