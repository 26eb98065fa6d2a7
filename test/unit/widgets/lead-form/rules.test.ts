// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import type { Country, Language } from '#domain/core/brands';
import { EMPTY_LEAD } from '#domain/lead/lead';
import type { LeadForm } from '#domain/lead/lead-form';
import { leadErrors } from '#widgets/lead-form/deferred/rules';
import { ADDRESS, NO_ADDRESS } from '../../lib/people';

const person: LeadForm = {
  ...EMPTY_LEAD,
  name: 'Ana Souza',
  email: 'ana@exemplo.com',
  phone: '(11) 98765-4321',
  cpf: '529.982.247-25',
  allowEmail: true,
};
const company: LeadForm = {
  ...person,
  leadPersonType: 'legalPerson',
  corporateName: 'Exemplo Ltda',
  contactName: 'Ana Souza',
  cnpj: '11.222.333/0001-81',
};
const plain = { country: 'BR' as Country, withoutCpf: false, dealerRequired: false, withAddress: false };
const errors = (form: LeadForm, conditions = {}, language: Language = 'pt-BR') =>
  leadErrors(form, { ...plain, ...conditions }, language);

beforeEach(() => {
  document.head.innerHTML = '';
});

describe('rules of a lead (spec validation#messages)', () => {
  it('let a whole person and a whole company pass', () => {
    expect(errors(person)).toEqual({});
    expect(errors(company)).toEqual({});
    expect(errors({ ...company, totalVehicles: '3' })).toEqual({});
  });
  it.each<[Partial<LeadForm>, Record<string, string>]>([
    [{ name: '' }, { name: 'Digite o nome completo' }],
    [{ name: '4na Souza' }, { name: 'Digite um nome válido' }],
    [{ name: 'Ana' }, { name: 'Digite pelo menos um sobrenome' }],
    [{ name: ' Ana Souza' }, {}],
    [{ name: 'Ana & Souza' }, { name: 'Não use os caracteres & $ < > %' }],
    [{ email: 'ana' }, { email: 'Digite um e-mail válido' }],
    [{ phone: '' }, { phone: 'Digite seu celular' }],
    [{ phone: '(11) 7876-5432' }, { phone: 'Digite um telefone válido' }],
    [{ cpf: '' }, { cpf: 'Digite o CPF' }],
    [{ cpf: '529.982.247-24' }, { cpf: 'CPF inválido' }],
    [{ allowEmail: false }, { allowEmail: 'Selecione pelo menos uma das opções acima' }],
  ])('a person with %j: %j', (changes, expected) =>
    expect(errors({ ...person, ...changes })).toEqual(expected),
  );
  it.each<[Partial<LeadForm>, Record<string, string>]>([
    [{ corporateName: '' }, { corporateName: 'Digite a razão social' }],
    [{ corporateName: 'A & B' }, {}],
    [{ corporateName: 'A & B <c>' }, { corporateName: 'Não use os caracteres $ < > %' }],
    [{ contactName: 'Ana' }, { contactName: 'Digite pelo menos um sobrenome' }],
    [{ cnpj: '11.222.333/0001-80' }, { cnpj: 'CNPJ inválido' }],
    [{ totalVehicles: '0' }, { totalVehicles: 'O número deve ser maior que 0' }],
    [{ totalVehicles: '1,5' }, { totalVehicles: 'Digite um número inteiro, até 99.999' }],
    [{ totalVehicles: '123456' }, { totalVehicles: 'Digite um número inteiro, até 99.999' }],
  ])('a company with %j: %j', (changes, expected) =>
    expect(errors({ ...company, ...changes })).toEqual(expected),
  );

  it('let the CPF be empty where the page does, but not wrong', () => {
    expect(errors({ ...person, cpf: '' }, { withoutCpf: true })).toEqual({});
    expect(errors({ ...person, cpf: '1' }, { withoutCpf: true })).toEqual({ cpf: 'CPF inválido' });
  });
  it('take a CNPJ in the CPF field with the flag', () => {
    expect(errors({ ...person, cpf: '11.222.333/0001-81' })).toHaveProperty('cpf');
    document.head.innerHTML = '<meta name="vitrine:cpf-cnpj-in-lead" content="on">';
    expect(errors({ ...person, cpf: '11.222.333/0001-81' })).toEqual({});
    expect(errors({ ...person, cpf: '11' })).toEqual({ cpf: 'CPF/CNPJ inválido' });
  });
  it('ask for a dealer where one is required', () => {
    expect(errors(person, { dealerRequired: true })).toEqual({ dealerCode: 'Selecione uma concessionária' });
    expect(errors({ ...person, dealerCode: '1' }, { dealerRequired: true })).toEqual({});
  });
  it('ask for the address only with the flag', () => {
    expect(errors(person, { withAddress: true })).toEqual(NO_ADDRESS);
    expect(errors({ ...person, ...ADDRESS }, { withAddress: true })).toEqual({});
    expect(errors({ ...person, ...ADDRESS, postalCode: '0131' }, { withAddress: true })).toEqual({
      postalCode: 'O CEP não foi encontrado',
    });
  });
  it('refuse a postal code that the lookup does not know until a street is typed', () => {
    const unknown = { ...person, ...ADDRESS, unknownPostalCode: ADDRESS.postalCode };
    expect(errors({ ...unknown, street: '' }, { withAddress: true })).toMatchObject({
      postalCode: 'O CEP não foi encontrado',
    });
    expect(errors({ ...unknown, street: '' }, { withAddress: true }, 'es-AR')).toMatchObject({
      postalCode: 'No encontramos el código postal',
    });
    expect(errors(unknown, { withAddress: true })).toEqual({});
  });
  it('know Argentine documents and phones, in Spanish', () => {
    const argentina = { ...person, cpf: '12.345.678', phone: '11 4567-8901' };
    expect(errors(argentina, { country: 'AR' }, 'es-AR')).toEqual({});
    expect(errors({ ...argentina, cpf: '1', phone: '1' }, { country: 'AR' }, 'es-AR')).toEqual({
      cpf: 'DNI inválido',
      phone: 'Ingresá un teléfono válido',
    });
    expect(errors({ ...company, phone: '11 4567-8901', cnpj: '1' }, { country: 'AR' }, 'es-AR')).toEqual({
      cnpj: 'CUIT inválido',
    });
  });
});
