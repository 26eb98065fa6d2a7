// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $dealer, clearDealer } from '../../../../src/stores/dealer';
import { $location, clearLocation, setLocation } from '../../../../src/stores/location';
import { forgetAll } from '../../../../src/stores/remember';
import DealerFinder from '../../../../widgets/dealer-finder/DealerFinder';
import { radiiWith } from '../../../../widgets/dealer-finder/work/search';
import { answerWith, CITIES, held, page, STATES } from '../../lib/answers';
import { button, click, leave, render, settle, submit, text, type } from '../../lib/render';

const city = (index: number) =>
  ({ ...(CITIES[index] as object), influenceAreas: [], regionals: [] }) as never;
const dealer = (id: string, name: string, south = 0, more = {}) => ({
  idSiteGeo: id,
  name,
  cityName: 'Belo Horizonte',
  cityCode: '3106200',
  stateCode: 'MG',
  phone: '3133334444',
  longitude: -43.9386,
  latitude: -19.9208 - south,
  ...more,
});
const some = [dealer('3', 'Longe', 0.2), dealer('1', 'Perto', 0.01), dealer('2', 'Meio', 0.1)];
const many = Array.from({ length: 45 }, (_, index) => dealer(String(index), `Dealer ${index}`, index / 1000));
const places = { '/country/BR/state': STATES, '/location/city': CITIES };

type Way = 'city' | 'postal-code' | 'position';
const show = (
  props: { by?: Way[]; radius?: number; dealerGroup?: string } = {},
  language: 'pt-BR' | 'es-AR' = 'pt-BR',
) =>
  render(
    <DealerFinder
      heading=""
      by={props.by ?? ['city', 'postal-code', 'position']}
      radius={props.radius}
      dealerGroup={props.dealerGroup ?? ''}
    />,
    language,
  );
const names = () => [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
const radio = (value: string) => document.querySelector(`input[value="${value}"]`) as Element;
const geolocation = (getCurrentPosition: unknown) =>
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
const measured = (ok: (p: unknown) => void) => ok({ coords: { longitude: -43.9386, latitude: -19.7777 } });

beforeAll(async () => {
  // What loads when it is used is there at once, so that no test waits for the disk.
  await Promise.all([
    import('../../../../widgets/dealer-finder/work'),
    import('../../../../src/services/call/transport'),
  ]);
});
beforeEach(() => {
  forgetAll();
  clearLocation();
  clearDealer();
  page();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('dealers of the page’s place', () => {
  it('come nearest first, with distance, phone and route', async () => {
    setLocation(city(0));
    answerWith({ findDealersBy: some, ...places });
    await show();
    expect(names()).toEqual(['Perto', 'Meio', 'Longe']);
    expect(text('.summary')).toBe('3 concessionárias em Belo Horizonte, MG');
    expect(text('.distance').replace(/\s/g, ' ')).toBe('Distância: 1,1 km');
    const [phone, route] = [...document.querySelectorAll<HTMLAnchorElement>('.links a')];
    expect(phone?.getAttribute('href')).toBe('tel:+553133334444');
    expect(route?.getAttribute('href')).toMatch(
      /^https:\/\/www\.google\.com\/maps\/dir\/\?api=1&destination=-19\.9308/,
    );
    expect([route?.target, route?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  });
  it('follow the place, and a late answer about an earlier one changes nothing', async () => {
    setLocation(city(0));
    const late = held(some);
    answerWith({
      'cityCode=3106200': late,
      'cityCode=3106705': [dealer('9', 'Betim', 0)],
      ...places,
    });
    await show();
    expect(document.querySelector('section')?.getAttribute('aria-busy')).toBe('true');
    expect(document.querySelectorAll('.skeleton-line')).toHaveLength(3);
    await act(async () => setLocation(city(1)));
    await settle();
    expect(names()).toEqual(['Betim']);
    late.go();
    await settle();
    expect(names()).toEqual(['Betim']);
  });
  it('are asked for once, whoever comes back', async () => {
    setLocation(city(0));
    const asked = answerWith({ findDealersBy: some, ...places });
    await show();
    await act(async () => setLocation(city(1)));
    await settle();
    await act(async () => setLocation(city(0)));
    await settle();
    expect(asked.filter((address) => address.includes('findDealersBy'))).toHaveLength(2);
  });
  it('can be of another city, chosen here for the whole page', async () => {
    setLocation(city(0));
    answerWith({ findDealersBy: some, ...places });
    const { emit } = await show();
    await click(button('Alterar cidade'));
    expect(document.activeElement?.id).toBe('stateCode');
    await type('#cityName', 'Betim');
    await submit();
    expect($location.get()?.cityCode).toBe('3106705');
    expect(emit).toHaveBeenCalledWith('vt-location-selected', {
      countryCode: 'BR',
      stateCode: 'MG',
      cityCode: '3106705',
    });
    expect(document.activeElement?.id).toBe('change-city');
  });
  it('are found by a postal code too', async () => {
    answerWith({
      '/cep/': { countryCode: 'BR', stateCode: 'MG', cityName: 'Betim' },
      findDealersBy: some,
      ...places,
    });
    await show();
    await click(radio('postal-code'));
    await type('#postalCode', '32600000');
    await submit();
    expect(text('.summary')).toBe('3 concessionárias em Betim, MG');
  });
  it('say what went wrong, and are asked for again', async () => {
    setLocation(city(0));
    answerWith({ findDealersBy: { status: 403 }, ...places });
    await show();
    expect(text('.summary')).toBe('Não foi possível carregar as informações');
    answerWith({ findDealersBy: some, ...places });
    await click(button('Tentar novamente'));
    expect(names()).toHaveLength(3);
  });
  it('are looked for farther away where a city has none', async () => {
    setLocation(city(0));
    const asked = answerWith({ findDealersByRadius: some, findDealersBy: [], ...places });
    await show();
    expect(text('.summary')).toBe('Não foram encontrados resultados');
    await click(button('Buscar em até 100 km'));
    expect(names()).toHaveLength(3);
    expect(asked.at(-1)).toContain('referenceLatitude=-19.9208&referenceLongitude=-43.9386&radius=100');
    expect(text('.summary')).toBe('3 concessionárias em até 100 km de Belo Horizonte');
  });
  it('show what services send as text', async () => {
    setLocation(city(0));
    const bad = '<img src=x onerror=alert(1)>';
    answerWith({
      findDealersBy: [dealer('1', bad, 0, { street: bad, phone: 'javascript:alert(1)' })],
      ...places,
    });
    await show();
    expect(names()).toEqual([bad]);
    expect(document.querySelector('img')).toBeNull();
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });
});

describe('around the visitor', () => {
  const ask = async (props = {}) => {
    geolocation(measured);
    const asked = answerWith({ findDealersByRadius: some, findDealersBy: some, ...places });
    await show(props);
    await click(radio('position'));
    await click(button('Usar minha localização'));
    return asked;
  };
  it('searches the chosen kilometres, measures from the visitor, stores nothing', async () => {
    const asked = await ask({ radius: 25 });
    expect(asked.at(-1)).toContain('radius=25');
    expect(text('.distance').replace(/\s/g, ' ')).toBe('Distância: 17 km');
    await type('#radius', '200');
    expect(asked.at(-1)).toContain('radius=200');
    expect(text('.summary')).toBe('3 concessionárias em até 200 km de você');
    expect(JSON.stringify({ ...localStorage })).not.toContain('7777');
    expect($location.get()).toBeNull();
  });
  it('searches 50 km where the author says nothing or nonsense', async () => {
    expect((await ask({ radius: -3 })).at(-1)).toContain('radius=50');
  });
  it('gives way to a place chosen on the page', async () => {
    await ask();
    await act(async () => setLocation(city(0)));
    await settle();
    expect(text('.summary')).toBe('3 concessionárias em Belo Horizonte, MG');
  });
  it.each([
    [1, 'A localização do navegador precisa estar ativada'],
    [2, 'não conseguiu informar'],
    [3, 'demorou demais'],
  ])('explains failure %d and leaves the other ways open', async (code, words) => {
    geolocation((_: unknown, no: (e: unknown) => void) => no({ code }));
    answerWith(places);
    await show();
    await click(radio('position'));
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toContain(words);
    await click(radio('city'));
    expect(document.querySelector('#stateCode')).not.toBeNull();
  });
  it('offers the author’s own distance among the others', () => {
    expect(radiiWith(80)).toEqual([25, 50, 80, 100, 200]);
    expect(radiiWith(50)).toEqual([25, 50, 100, 200]);
    expect(radiiWith(undefined)).toEqual([25, 50, 100, 200]);
  });
});

describe('the choice', () => {
  it('goes to the page by id and is shown; another can be chosen', async () => {
    setLocation(city(0));
    answerWith({ findDealersBy: some, ...places });
    const { emit } = await show();
    await click(button(/^Escolher Meio/));
    expect($dealer.get()).toEqual({
      id: '2',
      name: 'Meio',
      cityName: 'Belo Horizonte',
      cityCode: '3106200',
      stateCode: 'MG',
      phone: '3133334444',
    });
    expect(emit).toHaveBeenCalledWith('vt-dealer-selected', { dealer: '2' });
    expect(button(/^Escolhida Meio/).getAttribute('aria-pressed')).toBe('true');
    await click(button(/^Escolher Perto/));
    expect($dealer.get()?.id).toBe('1');
    expect(document.querySelectorAll('[aria-pressed=true]')).toHaveLength(1);
  });
  it('stays when the place changes, and is shown as outside of the list', async () => {
    setLocation(city(0));
    answerWith({ 'cityCode=3106705': [dealer('9', 'Outra')], findDealersBy: some, ...places });
    await show();
    await click(button(/^Escolher Meio/));
    expect(document.querySelector('.elsewhere')).toBeNull();
    await act(async () => setLocation(city(1)));
    await settle();
    expect($dealer.get()?.id).toBe('2');
    expect(text('.elsewhere')).toBe('Concessionária escolhida: Meio, Belo HorizonteFora desta busca');
  });
});

describe('a long list', () => {
  it('shows 20 at a time, leads the focus to the first new one and says how many there are', async () => {
    setLocation(city(0));
    answerWith({ findDealersBy: many, ...places });
    await show();
    expect(names()).toHaveLength(20);
    await click(button('Mostrar mais'));
    expect(names()).toHaveLength(40);
    expect(document.activeElement?.textContent).toBe('Dealer 20');
    expect(text('[role=status].summary')).toContain('Mostrando 40 de 45');
    await click(button('Mostrar mais'));
    expect(names()).toHaveLength(45);
    expect(() => button('Mostrar mais')).toThrow();
  });
});

describe('the attributes', () => {
  it('offer the author’s ways in their order', async () => {
    answerWith(places);
    await show({ by: ['postal-code', 'city'] });
    expect(
      [...document.querySelectorAll('input[type=radio]')].map((each) => (each as HTMLInputElement).value),
    ).toEqual(['postal-code', 'city']);
    expect(document.querySelector('#postalCode')).not.toBeNull();
  });
  it('narrow places and dealers to a group', async () => {
    const asked = answerWith({
      '/dealergroup/colibri/states': [{ code: 'MG', name: 'Minas Gerais' }],
      '/dealergroup/colibri/state/MG/cities': [{ code: '3106705', name: 'Betim' }],
      findDealersBy: [
        dealer('1', 'Nosso', 0, { dealerGroup: 'colibri' }),
        dealer('2', 'Deles', 0, { dealerGroup: 'x' }),
      ],
      ...places,
    });
    await show({ dealerGroup: 'colibri' });
    await type('#stateCode', 'MG');
    await type('#cityName', 'Betim');
    await submit();
    expect(names()).toEqual(['Nosso']);
    expect(asked.some((address) => address.includes('dealerGroup=colibri'))).toBe(true);
  });
  it('speaks Spanish', async () => {
    answerWith(places);
    page({ country: 'AR', language: 'es-AR' });
    await show({}, 'es-AR');
    expect(text('h2')).toBe('Encontrá un concesionario');
    expect(text('label[for=cityName]')).toBe('Localidad');
  });
});
