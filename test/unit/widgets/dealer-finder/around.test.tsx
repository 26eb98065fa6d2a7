// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { $location, setLocation } from '../../../../src/stores/visitor/location';
import { radiiIncluding } from '../../../../widgets/dealer-finder/deferred/search';
import { answerWith } from '../../lib/answers';
import { button, click, settle, text, type } from '../../lib/render';
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
    expect(radiiIncluding(80)).toEqual([25, 50, 80, 100, 200]);
    expect(radiiIncluding(50)).toEqual([25, 50, 100, 200]);
    expect(radiiIncluding(undefined)).toEqual([25, 50, 100, 200]);
  });
});
