// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EMPTY_REGISTER, proposerOf } from '#features/applicant/applicant';
import { askedBy, type BaseData, formChoices, hasAsked } from '#features/applicant/bank-form';
import { registerErrors } from '#features/applicant/rules';
import { goToStep, updateFlow } from '#widgets/funding-flow/deferred/flow-store';
import { closeFlow, OF_ONE_BANK, openFlow, send, startAtReview } from '../../lib/funding-flow';
import { expectStep, fillRegister } from '../../lib/funding-way';
import { settle, text, texts } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';

const ALL = ['rg', 'fatherName', 'gender', 'driverLicence', 'occupationDescription'] as const;

let net: SandboxPage;
beforeEach(() => {
  net = openFlow();
});
afterEach(closeFlow);

const sent = () => net.sandbox.state.calls.filter(({ call }) => call === 'FIN-10').at(-1)?.body;
const toForm = () =>
  act(async () => {
    updateFlow({ part: 'you' });
    goToStep('installment-register');
  });

describe('the form of a bank (FIN-08)', () => {
  it('has what this bank asks for, which goes with the proposal and nowhere else', async () => {
    await startAtReview('PSA_TRADITIONAL');
    await settle();
    expect(text('.flow-step')).toContain('Pedro Nogueira');
    // As a document: its ends are hidden.
    expect(text('.flow-step')).not.toContain('12345678900');
    await send();
    expect(sent()).toMatchObject({
      proposer: {
        fatherName: 'Pedro Nogueira',
        rg: '123456789',
        gender: 'female',
        driverLicence: { number: '12345678900', expiry: '20/11/2030', category: 'AB' },
        occupationDescription: 'Médica de família',
      },
    });
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toMatch(/Pedro|123456789/);
  });

  it('sends nothing of it to a bank that does not ask', async () => {
    await startAtReview('PSA_BALAO');
    await settle();
    await send();
    expect(JSON.stringify(sent())).not.toMatch(/Pedro|123456789|female|Médica/);
  });

  it('leads back to what lacks, where the data were complete for another bank', async () => {
    await startAtReview('PSA_TRADITIONAL', { register: { ...OF_ONE_BANK, rg: '', licenceNumber: '' } });
    await settle();
    expectStep('installment-register');
    expect(document.querySelector('#rg')).not.toBeNull();
    await fillRegister();
    await settle();
    expectStep('installment-terms-and-conditions');
  });

  it('asks for what a bank refuses a proposal without, though its form could not be read', async () => {
    net.faults['/v1/base-data/'] = 500;
    await startAtReview('PSA_TRADITIONAL', {
      register: { fatherName: '', rg: '', gender: '', licenceNumber: '', occupationDescription: '' },
    });
    await settle(5000);
    await send();
    expectStep('installment-register');
    expect(text('#rg-error')).toBe('RG inválido');
    expect(texts('.error').join()).toContain('O campo Sexo é obrigatório');
  });

  it('has its own choices, the known ones in the visitor’s words', async () => {
    net.faults['/v1/base-data/'] = {
      status: 200,
      body: {
        simulation: { id: 'sim-1' },
        civilStates: [
          { code: 'MARRIED', name: 'CASADO' },
          { code: 'SEPARATED', name: 'Separado(a)' },
        ],
      },
    };
    await startAtReview('CDC');
    await toForm();
    await settle();
    expect(texts('[name=civilState] ~ *, label:has([name=civilState])')).toEqual(
      expect.arrayContaining(['Casado(a)', 'Separado(a)']),
    );
    expect(document.querySelector('[name=civilState][value=SINGLE]')).toBeNull();
  });

  it.each([500, 'offline', { status: 200, body: [] }] as const)(
    'has the choices of the specification where it fails (%j)',
    async (fault) => {
      net.faults['/v1/base-data/'] = fault;
      await startAtReview('CDC');
      await toForm();
      await settle(5000);
      expect(document.querySelectorAll('[name=civilState]')).toHaveLength(5);
      expect(document.querySelector('#rg')).toBeNull();
    },
  );
});

describe('what a bank asks for', () => {
  it('is what the form knows; Argentina has no Brazilian documents', () => {
    expect(
      askedBy(['occupationDescription', 'gender', 'rg', 'shoeSize', 'driverLicence', 'fatherName'], 'BR'),
    ).toEqual(ALL);
    expect(askedBy([...ALL], 'AR')).toEqual(['fatherName', 'gender', 'occupationDescription']);
    expect([askedBy(['cuil'], 'BR'), askedBy(['cuil'], 'AR')]).toEqual([[], ['cuil']]);
  });
  it('is complete with all its fields', () => {
    expect(hasAsked(OF_ONE_BANK, ALL)).toBe(true);
    expect(hasAsked({ ...OF_ONE_BANK, licenceCategory: '' }, ALL)).toBe(false);
    expect(hasAsked({}, [])).toBe(true);
  });
  it('has the rules of the documents', () => {
    const now = new Date(2026, 10, 25);
    const conditions = { country: 'BR', language: 'pt-BR', asked: ALL, now } as const;
    const wrong = {
      rg: '12A',
      fatherName: 'Pedro',
      gender: '',
      licenceNumber: '12345678901',
      licenceExpiry: '24/11/2026',
      licenceCategory: '',
      occupationDescription: 'M3dica',
    };
    const [mine, none] = [wrong, OF_ONE_BANK].map((values) => registerErrors(values, conditions));
    expect(mine).toMatchObject({
      rg: 'RG inválido',
      fatherName: 'Digite pelo menos um sobrenome',
      gender: 'O campo Sexo é obrigatório',
      licenceNumber: 'Número da CNH inválido',
      licenceExpiry: 'CNH fora da data de validade',
      licenceCategory: 'Selecione a categoria da CNH',
      occupationDescription: 'O campo de profissão deve conter apenas letras',
    });
    expect(Object.keys(none ?? {})).not.toEqual(expect.arrayContaining(['rg']));
    for (const name of Object.keys(wrong)) expect(none).not.toHaveProperty(name);
    // One of the bank's own list.
    expect(registerErrors({ ...OF_ONE_BANK, gender: 'F' }, conditions)).not.toHaveProperty('gender');
  });
  it('is left out of a proposal that is not asked for it', () => {
    const values = { ...EMPTY_REGISTER, ...OF_ONE_BANK, civilState: 'SEPARATED' };
    expect(proposerOf(values)).not.toHaveProperty('rg');
    // A civil state of the bank's own.
    expect(proposerOf(values, ALL)).toMatchObject({ rg: '123456789', civilState: 'SEPARATED' });
  });
});

describe('choices', () => {
  const codes = (list: { value: string }[]) => list.map(({ value }) => value);
  it('are the lists of the specification, in Argentina with the regimes of its law', () => {
    const none = formChoices(null, 'AR', 'es-AR');
    expect(codes(none.marriageRegimes)).toEqual(['PARTIAL_COMMUNION', 'TOTAL_SEPARATION']);
    expect(none.occupations[0]).toEqual({ value: 'RETIRED', label: 'Jubilado/a' });
    expect(none.licenceCategories).toHaveLength(6);
  });
  it('are those of the bank, without what the country does not have', () => {
    const named = (code: string) => ({ code, name: `O ${code}` });
    const data = {
      marriageRegimes: ['TOTAL_COMMUNION', 'TOTAL_SEPARATION', 'OWN'].map(named),
      driverLicenceCategories: ['B'],
      occupations: [],
    } as unknown as BaseData;
    const { marriageRegimes, licenceCategories, occupations } = formChoices(data, 'AR', 'es-AR');
    expect(marriageRegimes).toEqual([
      { value: 'TOTAL_SEPARATION', label: 'Separación de bienes' },
      { value: 'OWN', label: 'O OWN' },
    ]);
    expect([licenceCategories, occupations.length]).toEqual([[{ value: 'B', label: 'B' }], 9]);
  });
});
