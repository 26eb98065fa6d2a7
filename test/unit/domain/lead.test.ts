import { describe, expect, it } from 'vitest';
import { EMPTY_LEAD, type LeadContext, leadDocument, leadPayload, withoutQuery } from '#domain/lead/lead';
import type { LeadForm } from '#domain/lead/lead-form';

const context: LeadContext = {
  country: 'BR',
  random: 42,
  analytics: { clientId: 'c', trackId: 't', userId: 'u' },
  clickId: 'g',
  campaign: { source: 's', medium: 'm', campaign: 'ca', content: 'co', term: 'te' },
  origin: 'o',
  subOrigin: 'so',
  productGroup: 'pg',
  returnUrl: 'https://fiat.example/toro?cpf=1#x',
  referrer: 'https://busca.example/',
  model: '',
  version: '',
  modelYear: '',
  callback: '',
  form: '',
  withAddress: false,
  bareDocuments: false,
};
/** The lead of a lead form. */
const payloadOf = (form: LeadForm, settings: LeadContext) => leadPayload({ form }, settings);
const physical = {
  ...EMPTY_LEAD,
  name: ' Ana Souza ',
  email: 'ana@exemplo.com ',
  cpf: '529.982.247-25',
  phone: '(11) 98765-4321',
  dealerCode: '0101',
  allowSMS: true,
  preferredContactsMethod: 'PHONE',
  stateCode: 'SP',
  cityName: 'São Paulo',
};
const common = {
  random: 42,
  analyticsClientId: 'c',
  analyticsTrackId: 't',
  analyticsUserId: 'u',
  gClid: 'g',
  callback: 'JSONPCallback',
  form: 'Proposal',
  origin: 'o',
  SubOrigem__c: 'so',
  productGroup: 'pg',
  retUrl: 'https://fiat.example/toro',
  referer: 'https://busca.example/',
  uf: 'SP',
  cidade: 'São Paulo',
  countryCode: 'BR',
  country: 'Brasil',
  source: 's',
  medium: 'm',
  campaign: 'ca',
  content: 'co',
  term: 'te',
  indSmsContact: true,
  indPhoneContact: true,
  indEmailContact: false,
  indWhatsappContact: false,
};

describe('leadPayload (spec leads#payload)', () => {
  it('is to the letter for a person', () => {
    expect(payloadOf(physical, context)).toEqual({
      leadPersonType: 'physical',
      firstName: 'Ana Souza',
      email: 'ana@exemplo.com',
      cpf: '529.982.247-25',
      phone: '11987654321',
      dealersCode: '0101',
      preferred_contact_method: 'PHONE',
      ...common,
    });
  });

  it('is to the letter for a company', () => {
    const form = {
      ...physical,
      leadPersonType: 'legalPerson' as const,
      corporateName: 'Exemplo Ltda',
      contactName: 'Ana Souza',
      cnpj: '11.222.333/0001-81',
      totalVehicles: '12',
      hasTwoYearCnpj: true,
    };
    const company = {
      leadPersonType: 'legalPerson',
      corporateName: 'Exemplo Ltda',
      contactName: 'Ana Souza',
      email: 'ana@exemplo.com',
      cnpj: '11.222.333/0001-81',
      phone: '11987654321',
      dealersCode: '0101',
      totalVehicles: 12,
      hasTwoYearCnpj: true,
      preferred_contact_method: 'PHONE',
      ...common,
    };
    expect(payloadOf(form, context)).toEqual(company);
    expect(payloadOf({ ...form, totalVehicles: '' }, context)).toEqual({ ...company, totalVehicles: null });
  });

  it('copies the SMS consent to the telephone one, whatever the others are', () => {
    for (const allowSMS of [true, false]) {
      const { indSmsContact, indPhoneContact, indEmailContact, indWhatsappContact } = payloadOf(
        { ...physical, allowSMS, allowEmail: true, allowWhatsApp: true },
        context,
      );
      expect([indSmsContact, indPhoneContact, indEmailContact, indWhatsappContact]).toEqual([
        allowSMS,
        allowSMS,
        true,
        true,
      ]);
    }
  });

  it('carries the address only with the flag', () => {
    const form = {
      ...physical,
      postalCode: '01310-100',
      street: 'Av. Paulista',
      homeNumber: '900',
      complement: 'cj 1',
      neighborhood: 'Bela Vista',
    };
    expect(payloadOf(form, context)).not.toHaveProperty('street');
    expect(payloadOf(form, { ...context, withAddress: true })).toMatchObject({
      userPostalCode: '01310100',
      street: 'Av. Paulista, 900',
      homeNumber: '900',
      complement: 'cj 1',
      neighborhood: 'Bela Vista',
    });
  });

  it('has no empty address of a form that asks for none', () => {
    const payload = payloadOf(EMPTY_LEAD, { ...context, withAddress: true });
    for (const name of ['userPostalCode', 'street', 'homeNumber', 'complement', 'neighborhood'])
      expect(payload).not.toHaveProperty(name);
  });

  it('names the car where the page does', () => {
    expect(payloadOf(physical, { ...context, model: 'compass' })).toMatchObject({
      description: 'model:compass',
      productCode: 'compass',
    });
    const full = payloadOf(physical, {
      ...context,
      model: 'compass',
      version: 'longitude',
      modelYear: '2027',
    });
    expect(full).toMatchObject({
      description: 'model:compass,version:longitude,modelYear:2027',
      productCode: 'longitude',
      msc_ano_modelo: '2027',
    });
    expect(payloadOf(physical, context)).not.toHaveProperty('productCode');
  });

  it('is about the configured car, where the page has one: its code, and what was chosen of it', () => {
    const car = {
      mvsCode: '358AF11',
      year: 2026,
      model: 'Argo',
      version: 'Drive 1.0',
      color: 'Branco, Preto: bicolor',
      coating: '',
      optionals: ['PTE', 'MUL'],
      accessories: [],
      services: ['358AF11-V01'],
    };
    expect(payloadOf(physical, { ...context, model: 'argo', car })).toMatchObject({
      description:
        'model:Argo,version:Drive 1.0,modelYear:2026,color:Branco  Preto  bicolor,optionals:PTE MUL,services:358AF11-V01',
      productCode: '358AF11',
      msc_ano_modelo: '2026',
    });
    expect(payloadOf(physical, { ...context, car: { ...car, year: null } })).not.toHaveProperty(
      'msc_ano_modelo',
    );
  });
  it('adds the common fields to the own fields of any form, and no others of the visitor', () => {
    const fields = { companyName: 'Exemplo Ltda', vehicleQuantity: 3 };
    const { leadPersonType, allowSMS, stateCode, cityName } = physical;
    const form = { leadPersonType, allowSMS, stateCode, cityName };
    expect(leadPayload({ form, extra: fields }, context)).toEqual({ leadPersonType, ...fields, ...common });
  });
  it('has none of the fields that a form does not have, of a person, a company and an address', () => {
    const own = (leadPersonType: LeadForm['leadPersonType']) => {
      const lead = leadPayload({ form: { leadPersonType } }, { ...context, withAddress: true });
      return Object.entries(lead).filter(([name]) => !(name in common) || name === 'uf' || name === 'cidade');
    };
    for (const type of ['physical', 'legalPerson'] as const)
      expect(Object.fromEntries(own(type))).toEqual({ leadPersonType: type, uf: '', cidade: '' });
  });
  it('has documents of Argentina as its masks write them', () => {
    const there = { ...context, country: 'AR' as const };
    expect(payloadOf({ ...physical, cpf: '30123456' }, there)).toMatchObject({ cpf: '30.123.456' });
    const company = { ...EMPTY_LEAD, leadPersonType: 'legalPerson' as const, cnpj: '30712345671' };
    expect(payloadOf(company, there)).toMatchObject({ cnpj: '30-71234567-1' });
  });
  it('takes the form and callback names of the page, and the country of the page', () => {
    expect(payloadOf(physical, { ...context, form: 'Offer', callback: 'cb', country: 'AR' })).toMatchObject({
      form: 'Offer',
      callback: 'cb',
      countryCode: 'AR',
      country: 'Argentina',
    });
  });
});

describe('leadDocument (spec leads#prefilling)', () => {
  it.each([
    ['529.982.247-25', true, '52998224725'],
    ['11.222.333/0001-81', true, '11222333000181'],
    ['52998224725', true, '52998224725'],
    ['529.982.247-25', false, '529.982.247-25'],
    // Typed before the field had its mask.
    [' 52998224725 ', false, '529.982.247-25'],
    ['11222333000181', false, '11.222.333/0001-81'],
    ['', false, ''],
  ])('%s with the flag %s is %s', (value, bare, expected) =>
    expect(leadDocument(value, bare)).toBe(expected),
  );
});

it('withoutQuery drops query and fragment', () => {
  expect(withoutQuery('https://a.example/b?c=d#e')).toBe('https://a.example/b');
  expect(withoutQuery('https://a.example/b#e?c')).toBe('https://a.example/b');
  expect(withoutQuery('https://a.example/b')).toBe('https://a.example/b');
});

it.each([
  [{ id: 'of-1' }, { offerId: 'of-1' }],
  [
    { id: 'rental-1', kind: 'rental', planId: 'plan-24' },
    { offerId: 'rental-1', offerKind: 'rental', productId: 'plan-24' },
  ],
] as const)('names the offer %j that the visitor has opened, and its plan', (offer, fields) => {
  expect(payloadOf(physical, { ...context, offer })).toMatchObject(fields);
});
