// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $location, setLocation } from '#features/place/location-store';
import { attributes } from '#widgets/dealer-finder/attributes';
import { radiiIncluding } from '#widgets/dealer-finder/radii';
import { answerWith, page } from '../../lib/answers';
import { attributeValue } from '../../lib/attribute-value';
import { button, click, settle, text, texts, type } from '../../lib/render';
import { withoutTimes } from '../../lib/without-times';
import { city, leaveFinder, loadFinder, openFinder, places, radio, show, some } from './found';

beforeAll(loadFinder);
beforeEach(openFinder);
afterEach(leaveFinder);

const geolocation = (getCurrentPosition: unknown) =>
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });

const measured = (ok: (p: unknown) => void) => ok({ coords: { longitude: -43.9386, latitude: -19.7777 } });

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
    expect(withoutTimes(JSON.stringify({ ...localStorage }))).not.toContain('7777');
    expect($location.get()).toBeNull();
  });
  it('searches 50 km where the author says nothing or nonsense', async () => {
    expect((await ask({ radius: attributeValue(attributes.radius, -3) })).at(-1)).toContain('radius=50');
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
    expect(radiiIncluding(80)).toEqual([25, 50, 80, 100, 200]);
    expect(radiiIncluding(50)).toEqual([25, 50, 100, 200]);
    expect(radiiIncluding(attributeValue(attributes.radius))).toEqual([25, 50, 100, 200]);
  });
});

describe('the way by car', () => {
  const cell = (Distance: number, Duration: number) => ({ Distance, Duration });
  const routes = (row: unknown) => ({ findDealersBy: some, '/v2/route-matrix': row, ...places });
  const withRoutes = async (row: unknown) => {
    page({ 'location-provider': 'AWS', 'aws-key': 'k', 'aws-region': 'us-east-1' });
    setLocation(city(0));
    const asked = answerWith(routes(row));
    await show();
    await settle();
    return asked;
  };
  const distances = () => texts('.distance').map((line) => line.replace(/\s/g, ' '));

  it('is shown where the page’s provider knows it, and the straight distance where it knows no way', async () => {
    await withRoutes({ RouteMatrix: [[cell(5200, 720), { Error: 'NO_ROUTE' }, cell(61_000, 3900)]] });
    const [first = '', second = '', third = ''] = distances();
    expect(first).toBe('Distância: 5,2 km · 12 min de carro');
    expect(second).toMatch(/^Distância: [\d,]+ k?m$/);
    expect(third).toBe('Distância: 61 km · 1 h 5 min de carro');
  });
  it.each([
    ['fails', { status: 403 }],
    ['answers in another shape', { rows: 1 }],
  ])('is left out where the provider %s', async (_, row) => {
    await withRoutes(row);
    expect(distances()).toHaveLength(3);
    expect(distances().join()).not.toContain('de carro');
  });
  it('is not asked of the location service, which knows none', async () => {
    setLocation(city(0));
    const asked = answerWith(routes({}));
    await show();
    await settle();
    expect(asked.join()).not.toContain('route-matrix');
  });
});
