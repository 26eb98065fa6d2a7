// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { $location } from '#features/place/location-store';
import { answerWith, held, page } from '../../lib/answers';
import { places, radio, setUpSelector, showSelector, state } from '../../lib/location-selector';
import { click, press, settle, submit, text, texts, type } from '../../lib/render';

setUpSelector();

const DEBOUNCE = 500;
const SUGGESTIONS = [
  {
    description: 'Rua do Comércio, Betim <b>MG</b>',
    placeId: 'rua',
    matchedSubstrings: [
      { offset: 0, length: 3 },
      { offset: 17, length: 5 },
    ],
  },
  { description: 'Ruas do Sol, Betim', placeId: 'sol', matchedSubstrings: [{ offset: 0, length: 3 }] },
];
const found = { latitude: -19.9, longitude: -44.1, cityName: 'Betim', countryCode: 'BR', stateCode: 'MG' };
const all = { '/geocode/suggestion': SUGGESTIONS, '/geocode?': found, ...places };

const input = () => document.querySelector('#address') as HTMLInputElement;
const listed = () => texts('[role=option]');
const suggestionsOf = (asked: string[]) =>
  asked
    .filter((address) => address.includes('suggestion'))
    .map((url) => new URL(url).searchParams.get('address'));
async function showAddress(language?: 'es-AR') {
  const shown = await showSelector('box', '', language);
  await click(radio('address'));
  return shown;
}

/** Texts that follow each other within the debounce. */
const typeQuickly = (...values: string[]) =>
  act(async () => {
    for (const value of values) {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input(), value);
      input().dispatchEvent(new Event('input', { bubbles: true }));
    }
  });

describe('by address', () => {
  it('asks once the typing pauses, from three characters on, and marks what matches as text', async () => {
    const asked = answerWith(all);
    await showAddress();
    await type('#address', 'ru');
    await settle(DEBOUNCE);
    expect([listed(), asked]).toEqual([[], []]);
    expect(input().getAttribute('aria-expanded')).toBe('false');
    await typeQuickly('rua', 'rua ', 'rua b');
    await settle(DEBOUNCE);
    expect(suggestionsOf(asked)).toEqual(['rua b']);
    expect(listed()).toEqual(['Rua do Comércio, Betim <b>MG</b>', 'Ruas do Sol, Betim']);
    expect(texts('[role=option] mark')).toEqual(['Rua', 'Betim', 'Rua']);
    await settle(DEBOUNCE);
    expect(text('[role=status]')).toBe('2 sugestões');
  });
  it('takes a suggestion by keyboard and tells the page its city by ids', async () => {
    const asked = answerWith(all);
    const { emit } = await showAddress();
    await type('#address', 'rua do com');
    await settle(DEBOUNCE);
    await press('#address', 'ArrowDown');
    await press('#address', 'Enter');
    await settle();
    expect($location.get()).toMatchObject({ cityCode: '3106705', longitude: -44.1983 });
    expect(emit).toHaveBeenCalledWith('vt-location-selected', {
      countryCode: 'BR',
      stateCode: 'MG',
      cityCode: '3106705',
    });
    expect(state()).toBe('LOCATION_CONFIRMATION');
    expect(document.activeElement?.className).toBe('place');
    expect(asked.find((address) => address.includes('/geocode?'))).toContain('locationId=rua');
    expect(JSON.stringify({ ...localStorage })).not.toContain('Comércio');
  });
  it('finds the best match for a typed address, also where suggestions fail', async () => {
    answerWith({ ...all, '/geocode/suggestion': { status: 403 } });
    await showAddress();
    await type('#address', 'rua do com');
    await settle(DEBOUNCE);
    expect(listed()).toEqual(['Nenhuma sugestão']);
    answerWith(all);
    await submit();
    expect($location.get()?.cityCode).toBe('3106705');
  });
  it('drops a late answer to an earlier text', async () => {
    const late = held([{ ...SUGGESTIONS[0], description: 'Antiga' }]);
    answerWith({ 'address=rua&': late, ...all });
    await showAddress();
    await type('#address', 'rua');
    await settle(DEBOUNCE);
    expect(listed()).toEqual([]);
    await type('#address', 'ruas');
    await settle(DEBOUNCE);
    late.go();
    await settle();
    expect(listed()).toEqual(['Rua do Comércio, Betim <b>MG</b>', 'Ruas do Sol, Betim']);
  });
  it.each([
    ['ru', all, 'Digite pelo menos 3 caracteres'],
    ['xyz', { '/geocode/suggestion': [] }, 'Nenhum resultado encontrado'],
  ])('says of "%s" why there is no place, and keeps it', async (typed, answers, message) => {
    answerWith(answers);
    await showAddress();
    await type('#address', typed);
    await submit();
    expect(text('#address-error')).toBe(message);
    expect(document.activeElement?.id).toBe('address');
    expect(input().value).toBe(typed);
    await type('#address', `${typed}a`);
    expect(text('#address-error')).toBe('');
  });
  it('keeps a suggestion whose details fail, and tries it again', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    answerWith({ ...all, '/geocode?': { status: 403 } });
    await showAddress();
    await type('#address', 'rua do com');
    await settle(DEBOUNCE);
    await press('#address', 'ArrowDown');
    await press('#address', 'Enter');
    await settle();
    expect(log.mock.calls.map(([first]) => first)).toEqual(['Error fetching location details']);
    log.mockRestore();
    expect(text('#address-error')).toBe('Não foi possível carregar as informações');
    expect(input().value).toBe('Rua do Comércio, Betim <b>MG</b>');
    const asked = answerWith(all);
    await submit();
    expect(suggestionsOf(asked)).toEqual([]);
    expect($location.get()?.cityCode).toBe('3106705');
  });
  it('says that a search failed, and another way takes the message away', async () => {
    answerWith({ ...all, '/geocode/suggestion': { status: 403 } });
    await showAddress();
    await type('#address', 'rua do com');
    await submit();
    expect(text('[role=alert]')).toContain('Um erro ocorreu, tente novamente');
    await click(radio('city'));
    expect(text('[role=alert]')).toBe('');
  });
  it('speaks Spanish and names an Argentine province', async () => {
    page({ country: 'AR', language: 'es-AR' });
    answerWith({
      ...all,
      '/geocode?': { ...found, countryCode: 'AR', cityName: 'Rosario', stateCode: '', stateName: 'Santa Fe' },
      '/state': [{ code: 'S', name: 'Santa Fe' }],
      '/city': [{ cityCode: 'S2000', cityName: 'Rosario', stateCode: 'S', countryCode: 'AR' }],
    });
    await showAddress('es-AR');
    expect(text('label[for=address]')).toBe('Dirección o lugar');
    await type('#address', 'rua do com');
    await settle(DEBOUNCE);
    await press('#address', 'ArrowDown');
    await press('#address', 'Enter');
    await settle();
    expect($location.get()).toMatchObject({ stateCode: 'S', stateName: 'Santa Fe' });
    expect(text('.place')).toBe('Rosario, Santa Fe');
  });
});
