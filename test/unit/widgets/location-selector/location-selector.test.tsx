// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { $location, setLocation } from '#features/place/location-store';
import { answerWith, held, page } from '../../lib/answers';
import { betim, places, radio, setUpSelector, showSelector, state } from '../../lib/location-selector';
import { button, click, press, settle, submit, text, type } from '../../lib/render';

setUpSelector();

describe('by postal code', () => {
  it('takes the code’s city, keeps it and tells the page by ids', async () => {
    answerWith({ '/cep/32600000': { ...betim, cityCode: '' }, ...places });
    const { emit } = await showSelector();
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
    await showSelector();
    await type('#postalCode', code);
    await submit();
    expect(text('#postalCode-error')).toBe(message);
    expect(document.activeElement?.id).toBe('postalCode');
    expect((document.querySelector('#postalCode') as HTMLInputElement).value).toBe(code);
    expect($location.get()).toBeNull();
  });
  it('keeps what was typed when a call fails, and sends it again', async () => {
    answerWith({ '/cep/': { status: 403 } });
    await showSelector();
    await type('#postalCode', '32600000');
    await submit();
    expect(text('[role=alert]')).toBe(
      'Um erro ocorreu, tente novamente. Nada do que você digitou foi perdido.',
    );
    expect((document.querySelector('#postalCode') as HTMLInputElement).value).toBe('32600-000');
    answerWith({ '/cep/': betim, ...places });
    await submit();
    expect($location.get()?.cityCode).toBe('3106705');
  });
  it('never overwrites what was chosen while its answer was on the way', async () => {
    const late = held(betim);
    answerWith({ '/cep/': late, ...places });
    const { emit } = await showSelector();
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
    await showSelector();
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
    await showSelector();
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
    await showSelector();
    await click(radio('city'));
    expect(text('.field-failed')).toContain('Não foi possível carregar as informações');
    answerWith(places);
    await click(button('Tentar novamente'));
    expect(document.querySelectorAll('#stateCode option')).toHaveLength(3);
  });
});

describe('the states and layouts', () => {
  it('shows a kept place with a way to change it, and back', async () => {
    setLocation(betim as never);
    answerWith(places);
    await showSelector();
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
    await showSelector();
    expect(state()).toBe('LOCATION_SELECTION');
  });
  it('opens a dialog from a button with the place, closes after the choice and gives the focus back', async () => {
    answerWith({ '/cep/': betim, ...places });
    const { emit } = await showSelector('modal');
    expect(document.querySelector('dialog')).toBeNull();
    const trigger = button('Escolha sua cidade');
    trigger.focus();
    await click(trigger);
    expect(document.activeElement?.id).toBe('dialog-title');
    expect(emit).toHaveBeenCalledWith('hide-scroll', { hold: true });
    await type('#postalCode', '32600000');
    await submit();
    expect(document.querySelector('dialog')).toBeNull();
    expect(emit).toHaveBeenCalledWith('show-scroll', { hold: true });
    expect(document.activeElement).toBe(trigger);
    expect(trigger.textContent).toBe('Betim, MG (Sua cidade)');
  });
  it('speaks Spanish and asks for an Argentine postal code', async () => {
    page({ country: 'AR', language: 'es-AR' });
    answerWith({ '/cep/': { status: 404 } });
    await showSelector('box', '', 'es-AR');
    expect(text('h2')).toBe('Elegí tu localidad');
    await type('#postalCode', 'c1425abc');
    expect((document.querySelector('#postalCode') as HTMLInputElement).value).toBe('C1425ABC');
    await submit();
    expect(text('#postalCode-error')).toBe('CÓDIGO POSTAL NO ENCONTRADO');
  });
});
