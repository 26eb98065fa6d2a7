// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { $dealer } from '#features/dealer/dealer-store';
import { setLocation } from '#features/place/location-store';
import { answerWith, page } from '../../lib/answers';
import { button, click, settle, submit, text, texts, type } from '../../lib/render';
import { city, dealer, leaveFinder, loadFinder, names, openFinder, places, show, some } from './found';

beforeAll(loadFinder);
beforeEach(openFinder);
afterEach(leaveFinder);

const many = Array.from({ length: 45 }, (_, index) => dealer(String(index), `Dealer ${index}`, index / 1000));

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
    // Its name says it: a pressed button whose name changes as well is read as its opposite.
    expect(button(/^Escolhida Meio/).hasAttribute('aria-pressed')).toBe(false);
    expect(texts('[role=status].sr')).toContain('Escolhida Meio');
    await click(button(/^Escolher Perto/));
    expect(texts('[role=status].sr')).toContain('Escolhida Perto');
    expect($dealer.get()?.id).toBe('1');
    expect(document.querySelectorAll('.choose.chosen')).toHaveLength(1);
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
    expect(text('.summary [role=status]')).toContain('Mostrando 40 de 45');
    await click(button('Mostrar mais'));
    expect(names()).toHaveLength(45);
    expect(() => button('Mostrar mais')).toThrow();
  });
});

describe('the attributes', () => {
  it('offer the author’s ways in their order', async () => {
    answerWith(places);
    await show({ searchBy: ['postal-code', 'city'] });
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
