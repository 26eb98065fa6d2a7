// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CONTACT_TYPES } from '#domain/person/person-choices';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { setLocation } from '#features/place/location-store';
import { click, settle, submit, text, type } from '../../lib/render';
import { fillPerson, leaveForm, openForm } from './form';

afterEach(leaveForm);

const label = (name: string) => text(`label[for=${name}]`);
const isRequired = () => cpf().getAttribute('aria-required') === 'true';
const cpf = () => document.querySelector('#cpf') as HTMLInputElement;
const SAO_PAULO = { countryCode: 'BR', stateCode: 'SP', cityName: 'São Paulo', cityCode: '3550308' };

describe('who sends a lead', () => {
  it('is chosen where the author offers both', async () => {
    await openForm();
    expect(document.querySelectorAll('[name=leadPersonType]')).toHaveLength(2);
    await click(document.querySelector('[value=legalPerson]') as HTMLElement);
    expect(document.querySelector('#cpf')).toBeNull();
    expect(document.querySelector('#corporateName')).not.toBeNull();
  });
  it.each([
    ['physical', '#cpf', '#corporateName'],
    ['legal', '#corporateName', '#cpf'],
  ] as const)('is not asked where the author offers %s only', async (person, there, absent) => {
    await openForm({ persons: [person] });
    expect(document.querySelector('[type=radio]')).toBeNull();
    expect(document.querySelector(there)).not.toBeNull();
    expect(document.querySelector(absent)).toBeNull();
  });
});

it('offers every contact type as the preferred one', async () => {
  const { leads } = await openForm();
  const values = [...document.querySelectorAll<HTMLOptionElement>('#preferredContactsMethod option')]
    .map(({ value }) => value)
    .filter(Boolean);
  expect(values.sort()).toEqual([...CONTACT_TYPES].sort());
  expect(text('option[value=MAILING]')).toBe('Correio');
  await fillPerson();
  await type('#preferredContactsMethod', 'MAILING');
  await submit();
  expect(leads()).toMatchObject([{ preferred_contact_method: 'MAILING' }]);
});

describe('the CPF', () => {
  it('is required by itself', async () => {
    await openForm();
    expect(label('cpf')).toBe('CPF');
    expect(isRequired()).toBe(true);
  });
  it('may be empty where the page takes leads without it', async () => {
    const { leads } = await openForm({}, { 'lead-without-cpf': 'everywhere' });
    expect(label('cpf')).toBe('CPF (opcional)');
    expect(isRequired()).toBe(false);
    await fillPerson('');
    await submit();
    expect(text('h2')).toBe('Recebemos seus dados');
    expect(leads()).toMatchObject([{ firstName: 'Ana Souza', cpf: '' }]);
  });
  it('becomes optional as a city is chosen that takes leads without it', async () => {
    await openForm({}, { 'lead-without-cpf': 'cities=3550308' });
    expect(isRequired()).toBe(true);
    await act(async () => setLocation(SAO_PAULO as never));
    await settle();
    expect(label('cpf')).toBe('CPF (opcional)');
    expect(isRequired()).toBe(false);
  });
  it('is optional by the city of the dealer that the lead goes to, where no place is known', async () => {
    await openForm({}, { 'lead-without-cpf': 'cities=3550308' });
    const dealer = { id: 'FIAT-1', name: 'Um', cityName: 'São Paulo', stateCode: 'SP', phone: '' };
    await act(async () => chooseDealer({ ...dealer, cityCode: '3550308' }));
    await settle();
    expect(isRequired()).toBe(false);
    await act(async () => chooseDealer({ ...dealer, cityCode: '3106200' }));
    await settle();
    expect(isRequired()).toBe(true);
    clearDealer();
  });
  it('is optional by the city of the address, which the lead names before the place of the page', async () => {
    await openForm({}, { 'lead-without-cpf': 'cities=3304557', 'address-validation': 'on' });
    await act(async () => setLocation(SAO_PAULO as never));
    await type('#postalCode', '20040-002');
    await settle(1000);
    expect((document.querySelector('#cityName') as HTMLInputElement).value).toBe('Rio de Janeiro');
    expect(isRequired()).toBe(false);
    await type('#cityName', 'Niterói');
    await settle(1000);
    expect(isRequired()).toBe(true);
  });
  it('may be a CNPJ where the page says so, sent without punctuation', async () => {
    const { leads } = await openForm({}, { 'cpf-cnpj-in-lead': 'on' });
    expect(label('cpf')).toBe('CPF ou CNPJ');
    await fillPerson('11.222.333/0001-81');
    await submit();
    expect(text('h2')).toBe('Recebemos seus dados');
    expect(leads()).toMatchObject([{ cpf: '11222333000181' }]);
  });
  it('is a DNI in Argentina, also where the page takes a CNPJ', async () => {
    const { leads } = await openForm({}, { country: 'AR', 'cpf-cnpj-in-lead': 'on' });
    await fillPerson('12345678');
    expect(cpf().value).toBe('12.345.678');
    expect(cpf().inputMode).toBe('numeric');
    await type('#phone', '11 4567-8901');
    await submit();
    expect(leads()).toMatchObject([{ cpf: '12.345.678' }]);
  });
});

describe('the dealer', () => {
  it('is not asked for where the author names one, who gets the lead', async () => {
    const { leads, emit } = await openForm({ dealer: 'FIAT-1' });
    expect(document.querySelector('.dealer')).toBeNull();
    await fillPerson();
    await submit();
    expect(text('h2')).toBe('Recebemos seus dados');
    expect(leads()).toMatchObject([{ dealersCode: 'FIAT-1' }]);
    expect(emit).toHaveBeenCalledWith('vt-lead-sent', { personType: 'physical', dealer: 'FIAT-1' });
  });
});

describe('the address', () => {
  const ROSARIO = {
    countryCode: 'AR',
    stateCode: 'S',
    stateName: 'Santa Fe',
    cityName: 'Rosario',
    cityCode: 'S2000',
    influenceAreas: [],
    regionals: [],
  };
  it('is filled in by the postal code, which is said to be unknown where it is', async () => {
    await openForm({}, { 'address-validation': 'on' });
    await type('#postalCode', '00000-000');
    await settle();
    expect(text('#postalCode-error')).toBe('O CEP não foi encontrado');
    await type('#postalCode', '01310-100');
    await settle();
    expect(text('#postalCode-error')).toBe('');
    expect(document.querySelector<HTMLInputElement>('#cityName')?.value).toBe('São Paulo');
  });
  it('names a province in Argentina, whose states have no codes on the wire', async () => {
    const { leads } = await openForm({}, { country: 'AR' });
    await act(async () => setLocation(ROSARIO as never));
    await fillPerson('12.345.678');
    await type('#phone', '11 4567-8901');
    await submit();
    expect(leads()).toMatchObject([{ uf: 'Santa Fe', cidade: 'Rosario', countryCode: 'AR' }]);
  });
  it('names the province of the dealer as well, where no place is known', async () => {
    const { leads } = await openForm({}, { country: 'AR' });
    const dealer = { id: 'FIAT-AR', name: 'Uno', cityName: 'Rosario', cityCode: 'S2000', phone: '' };
    await act(async () => chooseDealer({ ...dealer, stateCode: 'S' }));
    await fillPerson('12.345.678');
    await type('#phone', '11 4567-8901');
    await submit();
    expect(leads()).toMatchObject([{ uf: 'Santa Fe', cidade: 'Rosario' }]);
    clearDealer();
  });
});
