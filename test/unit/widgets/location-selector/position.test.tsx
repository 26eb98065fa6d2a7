// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest';
import { $location } from '#features/place/location-store';
import { answerWith } from '../../lib/answers';
import { betim, places, setUpSelector, showSelector } from '../../lib/location-selector';
import { button, click, settle, submit, text, type } from '../../lib/render';
import { withoutTimes } from '../../lib/without-times';

setUpSelector();

const geolocation = (getCurrentPosition: unknown) =>
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });

describe('by the browser’s position', () => {
  const found = { latitude: -19.9, longitude: -44.1, cityName: 'Betim', countryCode: 'BR', stateCode: 'MG' };
  const measured = (ok: (p: unknown) => void) => ok({ coords: { longitude: -44.1111, latitude: -19.2222 } });

  it('takes the city around it and stores no position', async () => {
    answerWith({ '/geocode': found, ...places });
    geolocation(measured);
    await showSelector();
    await click(button('Usar minha localização'));
    expect($location.get()).toMatchObject({ cityCode: '3106705', longitude: -44.1983 });
    expect(withoutTimes(JSON.stringify({ ...localStorage }))).not.toMatch(/1111|2222/);
  });
  it.each([
    [1, 'A localização do navegador precisa estar ativada'],
    [2, 'não conseguiu informar'],
    [3, 'demorou demais'],
  ])('explains failure %d and leaves the other ways open', async (code, words) => {
    answerWith({ '/cep/': betim, ...places });
    geolocation((_: unknown, no: (e: unknown) => void) => no({ code }));
    await showSelector();
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toContain(words);
    await type('#postalCode', '32600000');
    await submit();
    expect($location.get()?.cityCode).toBe('3106705');
  });
  it('explains a browser without it, a place abroad and a service that fails', async () => {
    vi.stubGlobal('navigator', { ...navigator, geolocation: undefined });
    await showSelector();
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toContain('Este navegador não informa');
    geolocation(measured);
    answerWith({ '/geocode': { ...found, countryCode: 'PY' } });
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toBe(
      'Não encontramos sua cidade pela sua localização. Busque de outra forma.',
    );
    answerWith({
      '/geocode': { ...found, countryCode: 'PY' },
      '/location/country/BR': { code: 'BR', name: 'Brasil' },
    });
    await click(button('Usar minha localização'));
    expect(text('[role=alert]')).toContain('no país desta página: Brasil.');
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
    await showSelector();
    await click(button('Usar minha localização'));
    await type('#postalCode', '30100000');
    await submit();
    answer();
    await settle();
    expect($location.get()?.cityCode).toBe('3106200');
  });
});
