import { type GenericSchema, safeParse } from 'valibot';
import { expect } from 'vitest';
import { PASSWORD_FORBIDDEN } from '#domain/access/password';
import * as sharedMessages from '#domain/core/messages.pt-BR';
import { EMPTY_LEAD } from '#domain/lead/lead';
import { couponAvailable, couponSuits } from '#domain/offers/coupon';
import { anyConsent } from '#domain/person/consents';
import { LICENCE_CATEGORIES } from '#domain/person/person-choices';
import { maskCnpj, maskCpf, maskCpfOrCnpj } from '#domain/text/format';
import { cleanText } from '#domain/text/typed-text';
import { DAY_WINDOW } from '#domain/time/dates';
import { readZonedTime } from '#domain/time/zoned-choice';
import { checkFiles } from '#domain/uploads/upload-check';
import { UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import * as password from '#features/person/password-schemas';
import { cpf } from '#features/person/person-schemas';
import * as choice from '#ui/validation/choice';
import { orEmpty } from '#ui/validation/schema';
import { leadErrors } from '#widgets/lead-form/deferred/rules';
import { day, now } from './dated';
import { all, type Proof, takes, words } from './proof';
import * as is from './validators';

/** A form's rule takes the first and refuses the second, with these words. */
const says = (schema: GenericSchema, good: readonly string[], bad: readonly string[], text: string): Proof =>
  all(
    takes((value: string) => safeParse(schema, value).success, good, bad),
    () =>
      expect(bad.map((value) => safeParse(schema, value).issues?.[0].message)).toEqual(bad.map(() => text)),
  );
const lead = (more: Partial<Parameters<typeof leadErrors>[1]>) =>
  leadErrors(
    EMPTY_LEAD,
    { country: 'BR', withoutCpf: false, dealerRequired: false, withAddress: false, ...more },
    'pt-BR',
  );
/** Which of some files are not taken, and why. */
const refusedFiles = (sizes: readonly number[], most: number) =>
  checkFiles(
    sizes.map((size, index) => ({ name: `${index}`, size, lastModified: 0 })),
    { accepts: () => true, limit: UPLOAD_LIMIT, known: [], most },
  ).refused;
const consent = takes(anyConsent, [{ allowEmail: true, allowSMS: false }], [{ allowSMS: false }, {}]);
// A bank may have codes of its own.
const gender = says(
  choice.gender('pt-BR'),
  ['female', 'male', 'prefer not to say', 'F'],
  [''],
  sharedMessages.gender,
);
const occupation = all(
  takes(is.onlyLetters, ['Médica de família'], ['', 'Dev 2']),
  words(sharedMessages.occupation),
);
const newPrice = all(
  takes(
    (value: string) => is.priceIsGreaterThan(value, { than: 'R$ 1.000,00' }),
    ['R$ 1.000,01'],
    ['R$ 1.000,00'],
  ),
  words(sharedMessages.newPriceTooLow),
);
const companyId = all(
  takes(
    is.cnpj,
    ['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35'],
    ['11111111111111', '00000000000000', ''],
  ),
  () => expect(is.cnpj('', { empty: true })).toBe(true),
  words(sharedMessages.cnpj),
);
const personalId = all(
  takes(is.cpf, ['529.982.247-25', '52998224725'], ['11111111111', '5299822472']),
  words(sharedMessages.cpf),
);
const cuil = all(takes(is.cuil, ['20-12345678-6', '27-12345678-0'], ['21-12345678-6', '20-12345678-5']), () =>
  expect(is.cuil('20-12345678-6', { dni: '12345679' })).toBe(false),
);
const postalCode = takes(is.postalCode, ['01310-100', '01310100'], ['0131010', '013-10100']);
const creditCard = takes(
  is.creditCard,
  ['4111 1111 1111 1111', '4222222222222'],
  ['0000000000000000', '411111111111', '4111111111111112'],
);

/** Validators of the catalogue, messages, passwords and documents, by the table's name. */
export const FIELDS: Record<string, Proof> = {
  birthday: all(
    takes(
      day(is.birthday),
      ['29/02/2000', '20/11/2026'],
      ['31/02/2000', '01/01/1899', '01/01/2027', '1/1/2000'],
    ),
    words(sharedMessages.birthday),
  ),
  carPlate: all(takes(is.carPlate, ['ABC1234', 'abc-1D23'], ['AB1234', 'ABCD234']), () =>
    expect(is.carPlate('AA000AA', { country: 'AR' })).toBe(true),
  ),
  'recall plate': takes(is.recallPlate, ['ABC1D23'], ['ABC1D2', 'ABC1D234']),
  'recall chassis': takes(is.recallChassis, ['9BD19240S12345678'], ['9BD19240S1234567', '9BD19240S1234567*']),
  cpfOrCnpj: all(
    takes(
      is.cpfOrCnpj,
      ['52998224725', '529.982.247-25', '11222333000181', '11.222.333/0001-81'],
      ['', '529982247250'],
    ),
    () => expect(is.cpfOrCnpj('', { empty: true })).toBe(true),
    words(sharedMessages.cpfOrCnpj),
  ),
  creditCard,
  creditCardDueDate: all(
    takes(day(is.creditCardDueDate), ['12/26', '01/27'], ['11/26', '13/27', '12/25']),
    words(sharedMessages.cardExpiry),
  ),
  date: takes(day(is.date), ['20/11/1826'], ['19/11/1826', '31/04/2026']),
  email: all(
    takes(is.email, ['ana@exemplo.com'], ['an?a@exemplo.com', 'aná@exemplo.com', 'ana@']),
    words(sharedMessages.email),
  ),
  fullName: all(takes(is.fullName, ['Ana Souza'], ['Ana']), words(sharedMessages.surname)),
  isOverEighteen: all(
    takes(day(is.isOverEighteen), ['20/11/2008'], ['21/11/2008']),
    words(sharedMessages.underage),
  ),
  // No field asks for these two: dateWindow, of which the other windows are made, has them too.
  isWithin30Days: takes(
    (value: string) => is.dateWindow(value, { now, from: -DAY_WINDOW, until: 0 }),
    ['20/11/2026', '21/10/2026'],
    ['20/10/2026', '21/11/2026'],
  ),
  disableDates30DaysAfter: takes(
    (value: string) => is.dateWindow(value, { now, until: DAY_WINDOW }),
    ['20/12/2026'],
    ['21/12/2026'],
  ),
  // The window that has no name: dateWindow, which the other windows are made of.
  '{hash}': takes(
    (value: string) => is.dateWindow(value, { now, from: -1, until: 1 }),
    ['19/11/2026', '21/11/2026'],
    ['18/11/2026', '22/11/2026'],
  ),
  disableFutureDates: takes(day(is.disableFutureDates), ['20/11/2026'], ['21/11/2026']),
  disablePastDates: takes(day(is.disablePastDates), ['20/11/2026'], ['19/11/2026']),
  // A time is set together with its day.
  isTime24hPattern: takes(
    (time: string) =>
      ['empty', 'once'].includes(
        readZonedTime({ date: time && '2026-11-20', time }, 'America/Sao_Paulo').kind,
      ),
    ['', '23:59'],
    ['24:00', '9:00'],
  ),
  mobilePhone: all(
    takes(is.mobilePhone, ['(11) 98765-4321', '1188765432'], ['1178765432', '119876543']),
    words(sharedMessages.phoneMissing),
  ),
  name: all(takes(is.name, ['Ana', "O'Brien", 'Souza, Jr.'], ['A', '1Ana']), words(sharedMessages.name)),
  onlyLetters: occupation,
  postalCode: all(postalCode, words(sharedMessages.postalCode), words(sharedMessages.postalCodeMissing)),
  restrictChar: takes(is.restrictChar, ['Toro'], [...'&$<>%']),
  rg: all(takes(is.rg, ['1', '9'.repeat(50)], ['', '1a', '9'.repeat(51)]), words(sharedMessages.rg)),
  isNumeric: takes(is.isNumeric, ['012'], ['', '1.2']),
  emptyOrMinLength: says(orEmpty(cpf('pt-BR')), ['', '52998224725'], ['5299822472'], sharedMessages.cpf),
  minLength: says(
    password.loginPassword('pt-BR'),
    ['12345678'],
    ['1234567'],
    sharedMessages.passwordTooShort,
  ),
  maxLength: takes((value: string) => is.maxLength(value, { max: 2 }), ['', 'ab'], ['abc']),
  minSelected: all(consent, words(sharedMessages.consent)),
  maxSelected: () =>
    expect([[1], [1, 2]].map((sizes) => Object.keys(refusedFiles(sizes, 1)))).toEqual([[], ['many']]),
  isGreaterThan: all(takes(is.isGreaterThan, [1, '0,1'], [0, '-1', '']), words(sharedMessages.aboveZero)),
  priceIsGreaterThan: newPrice,
  required: takes(is.required, ['1'], ['', ' ']),
  checkbox: takes(is.checkbox, [true], [false, undefined, 'on']),
  cnpj: companyId,
  cpf: personalId,
  cuil,
  gender,
  'field validator': () => {
    const conditions = {
      country: 'BR',
      withoutCpf: false,
      dealerRequired: false,
      withAddress: false,
    } as const;
    const wrong = { ...EMPTY_LEAD, name: '1', cpf: '1', email: 'ana' };
    expect(leadErrors(wrong, conditions, 'pt-BR')).toMatchObject({
      name: sharedMessages.name,
      cpf: sharedMessages.cpf,
      email: sharedMessages.email,
      phone: sharedMessages.phoneMissing,
    });
  },
  'driver licence number': all(
    takes(is.driverLicence, ['58316794534'], ['58316794535', '11111111111']),
    words(sharedMessages.driverLicence),
  ),
  'driver licence expiry': all(
    takes(day(is.driverLicenceExpiry), ['20/11/2026'], ['19/11/2026']),
    words(sharedMessages.driverLicenceExpired),
  ),
  'driver licence category': says(
    choice.driverLicenceCategory('pt-BR'),
    LICENCE_CATEGORIES,
    [''],
    sharedMessages.driverLicenceCategory,
  ),
  DNI: all(takes(is.dni, ['12.345.678'], ['1234']), words(sharedMessages.dni)),
  phone: all(
    takes(is.phone, ['(11) 3456-7890', '(11) 98765-4321'], ['34567890']),
    words(sharedMessages.phone),
  ),
  "e-mail differs from the holder's": all(
    takes(
      (value: string) => is.differs(value, { from: 'ana@exemplo.com' }),
      ['bia@exemplo.com'],
      ['ANA@exemplo.com'],
    ),
    words(sharedMessages.emailOfHolder),
  ),
  'city/state selected': () =>
    expect(lead({ withAddress: true })).toMatchObject({
      cityName: sharedMessages.place,
      stateCode: sharedMessages.place,
    }),
  'number above zero': all(takes(is.isGreaterThan, [1], [0]), words(sharedMessages.aboveZero)),
  // No form refuses one: it is dropped before the rules look.
  'no leading space': () => expect([' a', '\ta'].map(cleanText)).toEqual(['a', 'a']),
  occupation,
  'gender required': gender,
  'civil state required': says(choice.civilState('pt-BR'), ['SINGLE'], [''], sharedMessages.civilState),
  'contact opt-in': all(consent, () => expect(lead({}).allowEmail).toBe(sharedMessages.consent)),
  'labor card': all(
    takes((value: string) => is.differs(value, { from: '123' }), ['124'], ['123']),
    words(sharedMessages.labourCardOfHolder),
  ),
  'card name': all(takes(is.cardName, ['ANA SOUZA'], ['', '4111']), words(sharedMessages.cardName)),
  'card CVV': all(
    takes((value: string) => is.cardCvv(value, { brand: 'Amex' }), ['1234'], ['123']),
    words(sharedMessages.cardCvv),
  ),
  'upload size': all(
    () => expect(Object.keys(refusedFiles([1, UPLOAD_LIMIT, UPLOAD_LIMIT + 1], 3))).toEqual(['large']),
    words(sharedMessages.filesTooLarge),
  ),
  'dealer selection': () => expect(lead({ dealerRequired: true }).dealerCode).toBe(sharedMessages.dealer),
  'quotation new price': newPrice,
  'coupon with down payment': all(words(sharedMessages.couponNeedsDownPayment), () =>
    expect([0, 1].map((downPayment) => couponSuits({ needsDownPayment: true }, { downPayment }))).toEqual([
      false,
      true,
    ]),
  ),
  'coupon availability': all(
    takes(couponAvailable, [{ remaining: 1 }], [{ remaining: 0 }]),
    words(sharedMessages.couponUnavailable),
  ),
  'password length (new)': takes(
    is.password,
    ['Senha@12', 'Senha@1234567890'],
    ['Senha@1', 'Senha@12345678901'],
  ),
  'password length (one message)': words(sharedMessages.passwordTooShort),
  'password (login)': takes(is.loginPassword, ['12345678'], ['1234567']),
  'password composition': takes(is.password, ['Senha@12'], ['Senha@ab', 'SENHA@12', 'senha@12', 'Senha123']),
  'password forbidden characters (new password)': takes(
    is.password,
    ['Senha@12'],
    [...PASSWORD_FORBIDDEN].map((character) => `Senha@12${character}`),
  ),
  'password confirmation': all(
    takes((value: string) => is.matches(value, { other: 'Senha@12' }), ['Senha@12'], ['senha@12', '']),
    says(
      password.samePassword('pt-BR', 'Senha@12'),
      ['Senha@12'],
      ['senha@12'],
      sharedMessages.passwordsDiffer,
    ),
  ),
  'current password': says(
    password.currentPassword('pt-BR'),
    ['1'],
    [''],
    sharedMessages.currentPasswordMissing,
  ),
  'CPF length and format': () => expect(maskCpf('52998224725')).toBe('529.982.247-25'),
  'CNPJ length and format': () => expect(maskCnpj('11222333000181')).toBe('11.222.333/0001-81'),
  'CPF or CNPJ decision': () =>
    expect([maskCpfOrCnpj('52998224725'), maskCpfOrCnpj('112223330001')]).toEqual([
      '529.982.247-25',
      '11.222.333/0001',
    ]),
  'company tax id check': companyId,
  'personal tax id check': personalId,
  'third tax id validator': cuil,
  'Argentine CUIL': cuil,
};
