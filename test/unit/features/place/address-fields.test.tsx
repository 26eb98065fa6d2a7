// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressFields, type AddressValues } from '#features/place/address/AddressFields';
import { clearQueryCache } from '#services/http/query-cache';
import { TextField } from '#ui/core/fields';
import { type Form, useForm } from '#ui/core/use-form';
import { answerWith, held, page } from '../../lib/answers';
import { leave, render, settle, text, texts, type } from '../../lib/render';

let form: Form<AddressValues>;
let initial: Partial<AddressValues> = {};
function Sample() {
  form = useForm<AddressValues>({
    initial,
    check: async ({ postalCode, unknownPostalCode }) =>
      postalCode && postalCode === unknownPostalCode ? { postalCode: 'unknown' } : {},
    send: async () => {},
  });
  return (
    <form onSubmit={form.onSubmit}>
      <TextField form={form} name="postalCode" label="CEP" />
      <AddressFields form={form} />
    </form>
  );
}

const PAULISTA = {
  countryCode: 'BR',
  stateCode: 'SP',
  cityName: 'São Paulo',
  street: 'Avenida Paulista',
  neighborhood: 'Bela Vista',
};
const PROVINCES = [
  { code: 'S', name: 'Santa Fe' },
  { code: 'C', name: 'Ciudad Autónoma de Buenos Aires' },
];
const state = () => document.querySelector('#stateCode') as HTMLInputElement | HTMLSelectElement;

beforeEach(() => {
  clearQueryCache();
  page();
  initial = {};
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('an address in Brazil', () => {
  it('is filled in by its code, the state by its letters', async () => {
    answerWith({ '/cep/01310100': PAULISTA });
    await render(<Sample />);
    expect(text('label[for=stateCode]')).toBe('Estado');
    await type('#postalCode', '01310-100');
    expect(form.values).toMatchObject({ street: 'Avenida Paulista', cityName: 'São Paulo', stateCode: 'SP' });
    expect([state().tagName, state().value]).toEqual(['INPUT', 'SP']);
  });
  it('whose code is unknown has it marked at once, until it is another', async () => {
    answerWith({ '/cep/01310100': PAULISTA });
    await render(<Sample />);
    await type('#postalCode', '00000-001');
    expect(text('#postalCode-error')).toBe('unknown');
    expect(form.values.street).toBeUndefined();
    await type('#postalCode', '01310-100');
    expect(text('#postalCode-error')).toBe('');
  });
  it('whose lookup fails is typed: developers are told, visitors are not', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    answerWith({ '/cep/': { status: 403 } });
    await render(<Sample />);
    await type('#postalCode', '01310-100');
    expect(log.mock.calls).toMatchObject([[{ name: 'ServiceError', kind: 'http', status: 403 }]]);
    expect(log.mock.calls[0]?.[0]).not.toHaveProperty('body');
    expect(text('#postalCode-error')).toBe('');
  });
  it('is not overwritten by the late answer to an earlier code', async () => {
    const late = held(PAULISTA);
    answerWith({ '/cep/01310100': late, '/cep/32600000': { ...PAULISTA, street: 'Rua do Comércio' } });
    await render(<Sample />);
    await type('#postalCode', '01310-100');
    await type('#postalCode', '32600-000');
    late.go();
    await settle();
    expect(form.values.street).toBe('Rua do Comércio');
  });
});

const CITY_ONLY = { ...PAULISTA, stateCode: 'MG', cityName: 'Extrema', street: '', neighborhood: '' };
const values = () => {
  const { street = '', neighborhood = '', cityName = '', stateCode = '', homeNumber = '' } = form.values;
  return [street, neighborhood, cityName, stateCode, homeNumber];
};

describe('another postal code', () => {
  const answers = () => ({
    '/cep/01310100': PAULISTA,
    '/cep/37640000': CITY_ONLY,
    '/cep/32600000': { ...PAULISTA, street: 'Rua do Comércio' },
  });
  it.each([
    ['of a town with one code', '37640-000', {}, ['', '', 'Extrema', 'MG', '10']],
    [
      'of a town with one code, after a street was typed',
      '37640-000',
      { street: 'Rua Sete' },
      ['Rua Sete', '', 'Extrema', 'MG', '10'],
    ],
    [
      'of a street, after a district was typed',
      '32600-000',
      { neighborhood: 'Paraíso' },
      ['Rua do Comércio', 'Paraíso', 'São Paulo', 'SP', '10'],
    ],
    [
      'of a street, after the city was typed',
      '32600-000',
      { cityName: 'Osasco' },
      ['Rua do Comércio', 'Bela Vista', 'Osasco', 'SP', '10'],
    ],
    [
      'of a street, after a browser wrote out the state',
      '32600-000',
      { stateCode: 'São Paulo' },
      ['Rua do Comércio', 'Bela Vista', 'São Paulo', 'SP', '10'],
    ],
    ['that is unknown', '00000-001', {}, ['', '', '', '', '10']],
  ])('%s: what was looked up goes, what was typed stays', async (_, code, typed, right) => {
    answerWith(answers());
    await render(<Sample />);
    await type('#postalCode', '01310-100');
    await type('#homeNumber', '10');
    for (const [name, value] of Object.entries(typed)) await type(`#${name}`, value);
    await type('#postalCode', code);
    expect(values()).toEqual(right);
  });
  it('takes the first address away before it answers, and keeps what is typed meanwhile', async () => {
    const late = held(CITY_ONLY);
    answerWith({ ...answers(), '/cep/37640000': late });
    await render(<Sample />);
    await type('#postalCode', '01310-100');
    await type('#postalCode', '37640-000');
    expect(values()).toEqual(['', '', '', '', '']);
    await type('#street', 'Rua Sete');
    late.go();
    await settle();
    expect(values()).toEqual(['Rua Sete', '', 'Extrema', 'MG', '']);
  });
  it('whose lookup fails leaves no address of the first one', async () => {
    vi.spyOn(console, 'error').mockReturnValue();
    answerWith({ ...answers(), '/cep/37640000': { status: 403 } });
    await render(<Sample />);
    await type('#postalCode', '01310-100');
    await type('#postalCode', '37640-000');
    expect(values()).toEqual(['', '', '', '', '']);
  });
  it('replaces the address that an account has with its code; the same code keeps it', async () => {
    answerWith(answers());
    initial = {
      postalCode: '01310-100',
      street: 'Av. Paulista',
      neighborhood: 'Centro',
      cityName: 'São Paulo',
    };
    await render(<Sample />);
    await type('#postalCode', '01310-10');
    await type('#postalCode', '01310-100');
    expect(values()).toEqual(['Av. Paulista', 'Centro', 'São Paulo', '', '']);
    await type('#postalCode', '37640-000');
    expect(values()).toEqual(['', '', 'Extrema', 'MG', '']);
  });
  it('is told apart from typed text also after the fields were away, as in a form of steps', async () => {
    answerWith(answers());
    const { show } = await render(<Sample />);
    await type('#postalCode', '01310-100');
    await type('#neighborhood', 'Paraíso');
    initial = form.values;
    await show(<Sample key="again" />);
    await type('#postalCode', '37640-000');
    expect(values()).toEqual(['', 'Paraíso', 'Extrema', 'MG', '']);
  });
});

describe('an address in Argentina', () => {
  beforeEach(() => page({ country: 'AR', language: 'es-AR' }));
  const rosario = { ...PAULISTA, countryCode: 'AR', cityName: 'Rosario', stateCode: 'S', street: '' };

  it('has its province from a list, by name, also where the code gives its letter', async () => {
    answerWith({ '/cep/S2000ABC': rosario, '/state': PROVINCES });
    await render(<Sample />, 'es-AR');
    expect(text('label[for=stateCode]')).toBe('Provincia');
    expect(texts('#stateCode option')).toEqual([
      'Elegí una opción',
      'Ciudad Autónoma de Buenos Aires',
      'Santa Fe',
    ]);
    await type('#postalCode', 'S2000ABC');
    expect(form.values).toMatchObject({ cityName: 'Rosario', stateCode: 'Santa Fe' });
    expect(state().value).toBe('Santa Fe');
    await type('#stateCode', 'Ciudad Autónoma de Buenos Aires');
    expect(form.values.stateCode).toBe('Ciudad Autónoma de Buenos Aires');
  });
  it('is typed where the list cannot be loaded', async () => {
    answerWith({ '/state': { status: 403 } });
    await render(<Sample />, 'es-AR');
    expect([state().tagName, text('label[for=stateCode]')]).toEqual(['INPUT', 'Provincia']);
    expect(state().hasAttribute('maxlength')).toBe(false);
    await type('#stateCode', 'Santa Fe');
    expect(form.values.stateCode).toBe('Santa Fe');
  });
});
