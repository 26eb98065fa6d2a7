// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { $location, setLocation } from '#features/place/location-store';
import { answerWith, held } from '../../lib/answers';
import { button, click, settle, submit, text, type } from '../../lib/render';
import { city, dealer, leaveFinder, loadFinder, names, openFinder, places, radio, show, some } from './found';

beforeAll(loadFinder);
beforeEach(openFinder);
afterEach(leaveFinder);

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
  it('are found by a postal code too, once it is complete, in one search', async () => {
    const asked = answerWith({
      '/cep/': { countryCode: 'BR', stateCode: 'MG', cityName: 'Betim' },
      findDealersBy: some,
      ...places,
    });
    await show();
    await click(radio('postal-code'));
    await type('#postalCode', '3260000');
    await settle();
    const searches = (call: string) => asked.filter((address) => address.includes(call)).length;
    expect(searches('/cep/')).toBe(0);
    await type('#postalCode', '32600000');
    await settle();
    expect(text('.summary')).toBe('3 concessionárias em Betim, MG');
    await click(radio('city'));
    await click(radio('postal-code'));
    await settle();
    expect([searches('/cep/'), searches('findDealersBy')]).toEqual([1, 1]);
  });
  it('are not searched for again and again by a postal code that nobody knows', async () => {
    const asked = answerWith({ '/cep/': { status: 404 }, ...places });
    await show();
    await click(radio('postal-code'));
    await type('#postalCode', '99999999');
    await settle(20_000);
    expect(asked.filter((address) => address.includes('/cep/'))).toHaveLength(1);
    expect(text('#postalCode-error')).not.toBe('');
  });
  it.each([403, 500])('say what went wrong with %d, and are asked for again', async (status) => {
    setLocation(city(0));
    answerWith({ findDealersBy: { status }, ...places });
    await show();
    // Longer than all tries of a call and the pauses between them take.
    await settle(20_000);
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
