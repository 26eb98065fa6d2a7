// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearQueryCache } from '../../../../src/stores/query-cache';
import { $location, clearLocation, setLocation } from '../../../../src/stores/visitor/location';
import LocationSelector from '../../../../widgets/location-selector/LocationSelector';
import { answerWith, CITIES, held, page, STATES } from '../../lib/answers';
import { button, click, leave, press, render, settle, submit, text, type } from '../../lib/render';

const betim = {
  countryCode: 'BR',
  stateCode: 'MG',
  cityName: 'Betim',
  cityCode: '3106705',
  influenceAreas: [],
  regionals: [],
} as const;
const places = { '/country/BR/state': STATES, '/city': CITIES };
const show = (layout: 'box' | 'modal' = 'box', attributes = '', language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(<LocationSelector layout={layout} heading="" />, language, attributes);
const state = () => document.querySelector('[data-state]')?.getAttribute('data-state');
const radio = (value: string) => document.querySelector(`input[value="${value}"]`) as Element;
const geolocation = (getCurrentPosition: unknown) =>
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });

beforeAll(async () => {
  // What loads when it is used is there at once, so that no test waits for the disk.
  await Promise.all([
    import('../../../../widgets/location-selector/deferred'),
    import('../../../../src/services/http/transport/transport'),
  ]);
});
beforeEach(() => {
  clearQueryCache();
  clearLocation();
  page();
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('by postal code', () => {
  it('takes the code’s city, keeps it and tells the page by ids', async () => {
    answerWith({ '/cep/32600000': { ...betim, cityCode: '' }, ...places });
    const { emit } = await show();
    await type('#postalCode', '32600000');
    expect((document.querySelector('#postalCode') as HTMLInputElement).value).toBe('32600-000');
    await submit();
    expect($location.get()).toMatchObject({ cityCode: '3106705', longitude: -44.1983 });
    expect(emit).toHaveBeenCalledWith('vt-location-selected', {
      countryCode: 'BR',
      stateCode: 'MG',
      cityCode: '3106705',
    });
    expect(state()).toBe('LOCATION_CONFIRMATION');
    expect(text('.place')).toBe('Betim, MG');
    expect(document.activeElement?.className).toBe('place');
    expect(localStorage.getItem('vitrine:location:v1')).toContain('3106705');
  });
  it.each([
    ['', 'Digite seu CEP'],
    ['3260', 'O CEP não foi encontrado'],
    ['99999-999', 'CEP NÃO ENCONTRADO'],
  ])('says of "%s": %s, and keeps it', async (code, message) => {
    answerWith({ '/cep/': { status: 404 } });
    await show();
    await type('#postalCode', code);
    await submit();
    expect(text('#postalCode-error')).toBe(message);
    expect(document.activeElement?.id).toBe('postalCode');
    expect((document.querySelector('#postalCode') as HTMLInputElement).value).toBe(code);
    expect($location.get()).toBeNull();
  });
  it('keeps what was typed when a call fails, and sends it again', async () => {
    answerWith({ '/cep/': { status: 403 } });
    await show();
    await type('#postalCode', '32600000');
    await submit();
    expect(text('[role=alert]')).toBe(
      'Um erro ocorreu, tente novamente Nada do que você digitou foi perdido.',
    );
    expect((document.querySelector('#postalCode') as HTMLInputElement).value).toBe('32600-000');
    answerWith({ '/cep/': betim, ...places });
    await submit();
    expect($location.get()?.cityCode).toBe('3106705');
  });
  it('never overwrites what was chosen while its answer was on the way', async () => {
    const late = held(betim);
    answerWith({ '/cep/': late, ...places });
    const { emit } = await show();
    await type('#postalCode', '32600000');
    await submit();
    await act(async () => setLocation({ ...betim, cityName: 'Uberaba', cityCode: '3170107' } as never));
    late.go();
    await settle();
    expect($location.get()?.cityCode).toBe('3170107');
    expect(emit).not.toHaveBeenCalledWith('vt-location-selected', expect.anything());
  });
});

describe('by state and city', () => {
  const ask = async () => {
    await show();
    await click(radio('city'));
    await type('#stateCode', 'MG');
  };
  it('takes a suggestion at once', async () => {
    answerWith(places);
    await ask();
    await type('#cityName', 'joao');
    await press('#cityName', 'ArrowDown');
    await press('#cityName', 'Enter');
    await settle();
    expect($location.get()).toMatchObject({ cityCode: '3162500', cityName: 'São João del-Rei' });
  });
  it('takes a name typed whole, whatever its accents', async () => {
    answerWith(places);
    await ask();
    await type('#cityName', 'SAO JOAO DEL REI');
    await submit();
    expect($location.get()?.cityCode).toBe('3162500');
  });
  it('refuses a name of no city and a missing state', async () => {
    answerWith(places);
    await show();
    await click(radio('city'));
    await submit();
    expect(text('#stateCode-error')).toBe('Selecione sua cidade/estado');
    await type('#stateCode', 'MG');
    await submit();
    expect(text('#cityName-error')).toBe('Selecione sua cidade/estado');
    await type('#cityName', 'Betin');
    await submit();
    expect(text('#cityName-error')).toBe('Selecione sua cidade/estado');
    expect($location.get()).toBeNull();
  });
  it('empties the city with another state', async () => {
    answerWith(places);
    await ask();
    await type('#cityName', 'Bet');
    await type('#stateCode', 'SP');
    expect((document.querySelector('#cityName') as HTMLInputElement).value).toBe('');
  });
  it('says that the list could not be loaded, and loads it again', async () => {
    answerWith({ '/state': { status: 403 } });
    await show();
    await click(radio('city'));
    expect(text('.field-failed')).toContain('Não foi possível carregar as informações');
    answerWith(places);
    await click(button('Tentar novamente'));
    expect(document.querySelectorAll('#stateCode option')).toHaveLength(3);
  });
});

describe('by the browser’s position', () => {
  const found = { latitude: -19.9, longitude: -44.1, cityName: 'Betim', countryCode: 'BR', stateCode: 'MG' };
  const measured = (ok: (p: unknown) => void) => ok({ coords: { longitude: -44.1111, latitude: -19.2222 } });

  it('takes the city around it and stores no position', async () => {
    answerWith({ '/geocode': found, ...places });
    geolocation(measured);
    await show();
    await click(button('Usar minha localização'));
    expect($location.get()).toMatchObject({ cityCode: '3106705', longitude: -44.1983 });
    expect(JSON.stringify({ ...localStorage })).not.toMatch(/1111|2222/);
  });
  it.each([
    [1, 'A localização do navegador precisa estar ativada'],
    [2, 'não conseguiu informar'],
    [3, 'demorou demais'],
  ])('explains failure %d and leaves the other ways open', async (code, words) => {
    answerWith({ '/cep/': betim, ...places });
    geolocation((_: unknown, no: (e: unknown) => void) => no({ code }));
    await show();
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toContain(words);
    await type('#postalCode', '32600000');
    await submit();
    expect($location.get()?.cityCode).toBe('3106705');
  });
  it('explains a browser without it, a place abroad and a service that fails', async () => {
    vi.stubGlobal('navigator', { ...navigator, geolocation: undefined });
    await show();
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toContain('Este navegador não informa');
    geolocation(measured);
    answerWith({ '/geocode': { ...found, countryCode: 'PY' } });
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toContain('Não encontramos sua cidade');
    answerWith({ '/geocode': { status: 403 } });
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toContain('Um erro ocorreu');
  });
  it('gives way to a choice made while the browser was asked', async () => {
    answerWith({
      '/geocode': found,
      '/cep/': { ...betim, cityName: 'Belo Horizonte', cityCode: '3106200' },
      ...places,
    });
    let answer = () => {};
    geolocation((ok: (p: unknown) => void) => {
      answer = () => measured(ok);
    });
    await show();
    await click(button('Usar minha localização'));
    await type('#postalCode', '30100000');
    await submit();
    answer();
    await settle();
    expect($location.get()?.cityCode).toBe('3106200');
  });
});

describe('the states and layouts', () => {
  it('shows a kept place with a way to change it, and back', async () => {
    setLocation(betim as never);
    answerWith(places);
    await show();
    expect(state()).toBe('LOCATION_CONFIRMATION');
    await click(button('Alterar cidade'));
    expect(state()).toBe('LOCATION_SELECTION');
    expect((document.activeElement as HTMLInputElement).value).toBe('postal-code');
    await click(button('Cancelar'));
    expect(state()).toBe('LOCATION_CONFIRMATION');
    expect(document.activeElement?.className).toBe('place');
  });
  it('leaves out a place of another country', async () => {
    setLocation({ ...betim, countryCode: 'AR' } as never);
    await show();
    expect(state()).toBe('LOCATION_SELECTION');
  });
  it('opens a dialog from a button with the place, closes after the choice and gives the focus back', async () => {
    answerWith({ '/cep/': betim, ...places });
    const { emit } = await show('modal');
    expect(document.querySelector('dialog')).toBeNull();
    const trigger = button('Escolha sua cidade');
    trigger.focus();
    await click(trigger);
    expect(document.activeElement?.id).toBe('dialog-title');
    expect(emit).toHaveBeenCalledWith('hide-scroll', null);
    await type('#postalCode', '32600000');
    await submit();
    expect(document.querySelector('dialog')).toBeNull();
    expect(emit).toHaveBeenCalledWith('show-scroll', null);
    expect(document.activeElement).toBe(trigger);
    expect(trigger.textContent).toBe('Sua cidade: Betim, MG');
  });
  it('speaks Spanish and asks for an Argentine postal code', async () => {
    page({ country: 'AR', language: 'es-AR' });
    answerWith({ '/cep/': { status: 404 } });
    await show('box', '', 'es-AR');
    expect(text('h2')).toBe('Elegí tu localidad');
    await type('#postalCode', 'c1425abc');
    expect((document.querySelector('#postalCode') as HTMLInputElement).value).toBe('C1425ABC');
    await submit();
    expect(text('#postalCode-error')).toBe('CÓDIGO POSTAL NO ENCONTRADO');
  });
});
