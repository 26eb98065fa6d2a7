// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  EMPTY_REGISTER,
  proposerOf,
  type RegisterValues,
  refusedFields,
} from '#features/applicant/applicant';
import { registerErrors } from '#features/applicant/rules';
import { NO_ADDRESS, PROPOSER } from '../../lib/people';

const now = new Date(2026, 10, 20, 12);
const single: RegisterValues = {
  ...EMPTY_REGISTER,
  ...PROPOSER,
  birthday: '20/11/2008',
  occupation: 'EMPLOYEE',
  companyName: 'Padaria Aurora',
};
const married: RegisterValues = {
  ...single,
  civilState: 'MARRIED',
  spouseName: 'Rui Prado',
  spouseCpf: '529.982.247-25',
  spouseBirthdate: '01/02/1990',
  marriageRegime: 'PARTIAL_COMMUNION',
  spouseSalary: '',
};
const brazil = { country: 'BR', language: 'pt-BR', now } as const;
const errors = (changes: Partial<RegisterValues>, of = single) =>
  registerErrors({ ...of, ...changes }, brazil);

describe('rules of a proposal’s data (spec financing#proposal, validation#messages)', () => {
  it('let a whole person pass, alone or married', () => {
    expect(errors({})).toEqual({});
    expect(errors({}, married)).toEqual({});
    expect(errors({ civilState: 'STABLE_UNION' }, married)).toEqual({});
  });

  it('want every field that is asked, and none of a spouse who is not', () => {
    expect(registerErrors({}, brazil)).toEqual({
      name: 'Digite o nome completo',
      email: 'Digite o e-mail',
      phone: 'Digite seu celular',
      cpf: 'Digite o CPF',
      birthday: 'Digite a data de nascimento',
      motherName: 'Digite o nome completo',
      civilState: 'O campo Estado Civil é obrigatório',
      occupation: 'Selecione sua ocupação',
      salary: 'Digite sua renda mensal',
      ...NO_ADDRESS,
    });
    expect(Object.keys(errors({ civilState: 'MARRIED' }))).toEqual([
      'spouseName',
      'spouseCpf',
      'spouseBirthdate',
      'marriageRegime',
    ]);
  });

  it.each<[Partial<RegisterValues>, Partial<RegisterValues>]>([
    [{ name: 'Joana' }, { name: 'Digite pelo menos um sobrenome' }],
    [{ birthday: '31/02/1990' }, { birthday: 'Data de Nascimento inválida' }],
    [{ birthday: '21/11/2026' }, { birthday: 'Data de Nascimento inválida' }],
    [{ birthday: '21/11/2008' }, { birthday: 'Idade mínima 18 anos' }],
    [{ motherName: 'Marta' }, { motherName: 'Digite pelo menos um sobrenome' }],
    [{ salary: '0,00' }, { salary: 'O número deve ser maior que 0' }],
    [{ postalCode: '01310' }, { postalCode: 'O CEP não foi encontrado' }],
    [
      { street: '', unknownPostalCode: PROPOSER.postalCode },
      { postalCode: 'O CEP não foi encontrado', street: NO_ADDRESS.street },
    ],
    [{ unknownPostalCode: PROPOSER.postalCode }, {}],
    [{ cpf: '123.456.789-00' }, { cpf: 'CPF inválido' }],
    [{ companyName: 'A & B' }, {}],
    [{ companyName: 'A & B $' }, { companyName: 'Não use os caracteres $ < > %' }],
  ])('a person with %j: %j', (changes, expected) => expect(errors(changes)).toEqual(expected));

  it.each([
    ['EMPLOYEE', true],
    ['OWNER', true],
    ['PUBLIC_SERVANT', true],
    ['SELF_EMPLOYED', false],
    ['MILITARY', false],
    ['RETIRED', false],
    ['PENSIONER', false],
  ])('a company is asked of %s: %s', (occupation, asked) =>
    expect('companyName' in errors({ occupation, companyName: '' })).toBe(asked),
  );

  it('know a spouse from the proposer, and let the spouse earn nothing', () => {
    const message = { spouseCpf: 'O CPF do cônjuge deve ser diferente do seu' };
    expect(errors({ spouseCpf: '123.456.789-09' }, married)).toEqual(message);
    // However either is written.
    expect(errors({ cpf: '12345678909', spouseCpf: '123.456.789-09' }, married)).toEqual(message);
    expect(errors({ spouseSalary: '0,00' }, married)).toEqual({
      spouseSalary: 'O número deve ser maior que 0',
    });
    expect(errors({ spouseBirthdate: '31/02/1990' }, married)).toEqual({
      spouseBirthdate: 'Data de Nascimento inválida',
    });
  });

  it('know Argentina: identity numbers, phones, postal codes and words', () => {
    const argentina = { country: 'AR', language: 'es-AR', now } as const;
    const person = { ...married, cpf: '12.345.678', phone: '11 4567-8901', postalCode: 'C1043AAZ' };
    expect(registerErrors({ ...person, spouseCpf: '23.456.789' }, argentina)).toEqual({});
    const wrong = { ...person, spouseCpf: '12345678', salary: '', occupation: '' };
    expect(registerErrors(wrong, argentina)).toEqual({
      spouseCpf: 'El DNI de tu cónyuge debe ser distinto del tuyo',
      salary: 'Ingresá tu ingreso mensual',
      occupation: 'Elegí tu ocupación',
    });
  });
});

describe('the body of a proposal', () => {
  it('has documents as digits, sums as numbers and the civil state as the CRM calls it', () => {
    expect(proposerOf(single)).toEqual({
      name: 'Joana Prado',
      email: 'joana@correio.example',
      phone: '11955500101',
      cpf: '12345678909',
      birthday: '20/11/2008',
      motherName: 'Marta Prado',
      occupation: 'EMPLOYEE',
      companyName: 'Padaria Aurora',
      salary: 4321.09,
      postalCode: '01310100',
      street: 'Avenida Paulista',
      number: '1000',
      neighborhood: 'Bela Vista',
      city: 'São Paulo',
      state: 'SP',
      civilState: 'Single',
    });
  });

  it('has the letters of a Brazilian state, and the name of an Argentine province', () => {
    expect(proposerOf({ ...single, stateCode: ' sp ' }).state).toBe('SP');
    expect(proposerOf({ ...single, stateCode: 'Santa Fe' }).state).toBe('Santa Fe');
  });

  it('has a spouse only where there is one, whatever was typed before', () => {
    expect(proposerOf({ ...married, spouseSalary: '9.999,99' }).spouse).toEqual({
      name: 'Rui Prado',
      cpf: '52998224725',
      birthdate: '01/02/1990',
      marriageRegime: 'PARTIAL_COMMUNION',
      salary: 9999.99,
    });
    expect(proposerOf(married).spouse).not.toHaveProperty('salary');
    expect(proposerOf({ ...married, civilState: 'DIVORCED' })).not.toHaveProperty('spouse');
  });

  it('has no company of somebody retired', () =>
    expect(proposerOf({ ...single, occupation: 'RETIRED' })).not.toHaveProperty('companyName'));

  it('sends every sum exactly as it was typed', () => {
    for (let cents = 1; cents < 5_000_000; cents += 7_919) {
      const typed = (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 });
      expect(String(proposerOf({ ...single, salary: typed }).salary)).toBe(
        String(Number((cents / 100).toFixed(2))),
      );
    }
  });
});

describe('what a service refuses', () => {
  it('is told by the form’s own names; what the form does not ask is told apart', () => {
    expect(
      refusedFields(
        {
          fields: {
            cpf: 'a',
            'proposer.email': 'b',
            number: 'c',
            'spouse.cpf': 'd',
            'proposer.spouse.birthdate': 'e',
            simulationId: 'f',
            constructor: 'g',
          },
          others: ['h'],
        },
        { civilState: 'MARRIED' },
      ),
    ).toEqual({
      fields: { cpf: 'a', email: 'b', homeNumber: 'c', spouseCpf: 'd', spouseBirthdate: 'e' },
      others: ['h', 'f', 'g'],
    });
  });

  it('is told apart where this person is not asked for the field', () => {
    const refusal = { fields: { 'spouse.cpf': 'a', companyName: 'b' }, others: [] };
    expect(refusedFields(refusal, { civilState: 'SINGLE', occupation: 'RETIRED' })).toEqual({
      fields: {},
      others: ['a', 'b'],
    });
    expect(refusedFields(refusal, { civilState: 'MARRIED', occupation: 'OWNER' }).others).toEqual([]);
  });
});
