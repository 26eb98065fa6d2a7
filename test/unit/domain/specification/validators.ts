import { expect, vi } from 'vitest';
import { takesPhoto } from '../../../../src/domain/anti-fraud';
import { cardBrand } from '../../../../src/domain/card';
import { NEW_BARCODE } from '../../../../src/domain/constants/scanner';
import { countdown } from '../../../../src/domain/countdown';
import { couponAvailable, couponSuits } from '../../../../src/domain/coupon';
import { MINIMUM_AGE } from '../../../../src/domain/dates';
import { QUOTATION_CODES } from '../../../../src/domain/errors/quotation';
import * as said from '../../../../src/domain/errors/words';
import { adapterOf } from '../../../../src/domain/financing/adapter';
import {
  bareDocument,
  formatPhone,
  maskCnpj,
  maskCpf,
  maskCpfOrCnpj,
  parsePrice,
} from '../../../../src/domain/format';
import { EMPTY_LEAD, type LeadContext, leadDocument, leadPayload } from '../../../../src/domain/lead';
import { cpfOptional, parseLeadWithoutCpf } from '../../../../src/domain/lead-without-cpf';
import { LICENCE_CATEGORIES } from '../../../../src/domain/lists/people';
import { compileParts, selectPart } from '../../../../src/domain/parts';
import { PASSWORD_FORBIDDEN } from '../../../../src/domain/password';
import { prefill } from '../../../../src/domain/prefill';
import { isUsable, restored } from '../../../../src/domain/saved-car';
import * as is from '../../../../src/domain/validators';
import { weakLogin } from '../../../../src/domain/weak-login';
import { campaign, clickId } from '../../../../src/page/tracking';
import { queryText } from '../../../../src/services/call/path';
import { discardStockProposal } from '../../../../src/services/dealer-sales';
import { upload } from '../../../../src/services/document-uploader';
import * as offers from '../../../../src/services/offer-site';
import { imageOr } from '../../../../src/services/outcomes/image';
import * as regional from '../../../../src/services/regional';
import { CHECK_ATTEMPTS, CHECK_PAUSE } from '../../../../src/services/whatsapp';
import { $popups } from '../../../../src/stores/popups';
import { findPostalCode } from '../../../../src/stores/postal-code';
import type { Host } from '../../../../src/ui/host-context';
import { leadErrors } from '../../../../widgets/lead-form/work/rules';
import { numberCheck } from '../../../../widgets/whatsapp/number-check';
import { botNumber, FAILURE_SHOWN, start } from '../../../../widgets/whatsapp/work';
import { PROOFS } from '../../errors/proofs';
import { answers, failure, json, sent } from '../../lib/requests';
import { all, type Proof } from './proof';

const texts = { ...said };
/** A Friday. */
const now = new Date(2026, 10, 20, 12);
/** The rule takes the first and refuses the second. */
const takes =
  <V>(rule: (value: V) => boolean, good: readonly V[], bad: readonly V[]): Proof =>
  () => {
    expect(good.filter((value) => !rule(value))).toEqual([]);
    expect(bad.filter((value) => rule(value))).toEqual([]);
  };
/** Rows that stand in the catalogue of errors as well are proven there. */
const proven =
  (...conditions: string[]): Proof =>
  async () => {
    for (const condition of conditions) {
      expect(PROOFS, condition).toHaveProperty([condition]);
      await PROOFS[condition]?.();
    }
  };
const words =
  (text: string): Proof =>
  () =>
    expect(Object.values(texts)).toContain(text);
const day = (rule: (value: string, options: { now: Date }) => boolean) => (value: string) =>
  rule(value, { now });

const required = takes(is.required, ['1', ['x']], ['', ' ', null]);
const gender = all(takes(is.gender, ['female', 'male', 'prefer not to say'], ['', 'x']), words(said.gender));
const occupation = all(takes(is.onlyLetters, ['Médica de família'], ['', 'Dev 2']), words(said.occupation));
const newPrice = all(
  takes(
    (value: string) => is.priceIsGreaterThan(value, { than: 'R$ 1.000,00' }),
    ['R$ 1.000,01'],
    ['R$ 1.000,00'],
  ),
  words(said.newPriceTooLow),
);
const companyId = all(
  takes(
    is.cnpj,
    ['11.222.333/0001-81', '11222333000181', '12.ABC.345/01DE-35'],
    ['11111111111111', '00000000000000', ''],
  ),
  () => expect(is.cnpj('', { empty: true })).toBe(true),
  words(said.cnpj),
);
const personalId = all(
  takes(is.cpf, ['529.982.247-25', '52998224725'], ['11111111111', '5299822472']),
  words(said.cpf),
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

const input = { mvs: '3411A21', year: 2026, price: 100_000, entrancePercent: 30, numberOfInstallments: 36 };
const lead = { ...EMPTY_LEAD, postalCode: '01310-100', street: 'Rua A', allowSMS: true };
const leadOf = (withAddress: boolean) =>
  leadPayload(lead, {
    country: 'BR',
    analytics: {},
    campaign: {},
    model: '',
    version: '',
    modelYear: '',
    returnUrl: '',
    withAddress,
  } as LeadContext);
/** A includes B, which excludes C; D wants one of E and F; the colour red is only with C. */
const parted = compileParts(
  [
    { id: 'A', includes: ['B'], excludes: [] },
    { id: 'B', includes: [], excludes: ['C'] },
    { id: 'C', includes: [], excludes: [] },
    { id: 'D', includes: [], excludes: [], alternatives: ['E', 'F'] },
    { id: 'E', includes: [], excludes: [] },
    { id: 'F', includes: [], excludes: [], colors: ['blue'] },
    { id: 'G', includes: ['B', 'C'], excludes: [] },
  ],
  [{ id: 'red', onlyWith: ['C'] }, { id: 'blue' }, { id: 'grey' }],
);

/** By the table's validator. */
export const VALIDATORS: Record<string, Proof> = {
  birthday: all(
    takes(
      day(is.birthday),
      ['29/02/2000', '20/11/2026'],
      ['31/02/2000', '01/01/1899', '01/01/2027', '1/1/2000'],
    ),
    words(said.birthday),
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
    words(said.cpfOrCnpj),
  ),
  creditCard,
  creditCardDueDate: all(
    takes(day(is.creditCardDueDate), ['12/26', '01/27'], ['11/26', '13/27', '12/25']),
    words(said.cardExpiry),
  ),
  date: takes(day(is.date), ['20/11/1826'], ['19/11/1826', '31/04/2026']),
  email: all(
    takes(is.email, ['ana@exemplo.com'], ['an?a@exemplo.com', 'aná@exemplo.com', 'ana@']),
    words(said.email),
  ),
  fullName: all(takes(is.fullName, ['Ana Souza'], ['Ana']), words(said.surname)),
  isOverEighteen: all(takes(day(is.isOverEighteen), ['20/11/2008'], ['21/11/2008']), words(said.underage)),
  isWithin30Days: takes(day(is.isWithin30Days), ['20/11/2026', '21/10/2026'], ['20/10/2026', '21/11/2026']),
  disableDates30DaysAfter: takes(day(is.disableDates30DaysAfter), ['20/12/2026'], ['21/12/2026']),
  // The window that has no name: dateWindow, which the other windows are made of.
  '{hash}': takes(
    (value: string) => is.dateWindow(value, { now, from: -1, until: 1 }),
    ['19/11/2026', '21/11/2026'],
    ['18/11/2026', '22/11/2026'],
  ),
  disableFutureDates: takes(day(is.disableFutureDates), ['20/11/2026'], ['21/11/2026']),
  disablePastDates: takes(day(is.disablePastDates), ['20/11/2026'], ['19/11/2026']),
  isTime24hPattern: takes(is.isTime24hPattern, ['', '23:59'], ['24:00', '9:00']),
  mobilePhone: all(
    takes(is.mobilePhone, ['(11) 98765-4321', '1188765432'], ['1178765432', '119876543']),
    words(said.phoneMissing),
  ),
  name: all(takes(is.name, ['Ana', "O'Brien", 'Souza, Jr.'], ['A', '1Ana']), words(said.name)),
  onlyLetters: occupation,
  postalCode: all(postalCode, words(said.postalCode), words(said.postalCodeMissing)),
  restrictChar: takes(is.restrictChar, ['Toro'], [...'&$<>%']),
  rg: all(takes(is.rg, ['1', '9'.repeat(50)], ['', '1a', '9'.repeat(51)]), words(said.rg)),
  isNumeric: takes(is.isNumeric, ['012'], ['', '1.2']),
  emptyOrMinLength: takes((value: string) => is.emptyOrMinLength(value, { min: 2 }), ['', 'ab'], ['a']),
  minLength: takes((value: string) => is.minLength(value, { min: 2 }), ['ab'], ['', 'a']),
  maxLength: takes((value: string) => is.maxLength(value, { max: 2 }), ['', 'ab'], ['abc']),
  minSelected: all(
    takes((value: string[]) => is.minSelected(value, { min: 2 }), [['a', 'b']], [['a']]),
    words(said.consent),
  ),
  maxSelected: takes((value: string[]) => is.maxSelected(value, { max: 1 }), [[], ['a']], [['a', 'b']]),
  isGreaterThan: all(takes(is.isGreaterThan, [1, '0,1'], [0, '-1', '']), words(said.aboveZero)),
  priceIsGreaterThan: newPrice,
  required,
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
    expect(leadErrors(EMPTY_LEAD, conditions, 'pt-BR')).toMatchObject({
      name: said.name,
      cpf: said.cpf,
      email: said.email,
      phone: said.phoneMissing,
    });
  },
  'driver licence number': all(
    takes(is.driverLicence, ['58316794534'], ['58316794535', '11111111111']),
    words(said.driverLicence),
  ),
  'driver licence expiry': all(
    takes(day(is.driverLicenceExpiry), ['20/11/2026'], ['19/11/2026']),
    words(said.driverLicenceExpired),
  ),
  'driver licence category': all(required, words(said.driverLicenceCategory), () =>
    expect(LICENCE_CATEGORIES).toContain('AB'),
  ),
  DNI: all(takes(is.dni, ['12.345.678'], ['1234']), words(said.dni)),
  phone: all(takes(is.phone, ['(11) 3456-7890', '(11) 98765-4321'], ['34567890']), words(said.phone)),
  "e-mail differs from the holder's": all(
    takes(
      (value: string) => is.differs(value, { from: 'ana@exemplo.com' }),
      ['bia@exemplo.com'],
      ['ANA@exemplo.com'],
    ),
    words(said.emailOfHolder),
  ),
  'city/state selected': all(required, words(said.place)),
  'number above zero': all(takes(is.isGreaterThan, [1], [0]), words(said.aboveZero)),
  'no leading space': all(takes(is.noLeadingSpace, ['a '], [' a']), words(said.leadingSpace)),
  occupation,
  'gender required': gender,
  'civil state required': all(required, words(said.civilState)),
  'contact opt-in': all(takes(is.minSelected, [[true, false]], [[false, false]]), words(said.consent)),
  'labor card': all(
    takes((value: string) => is.differs(value, { from: '123' }), ['124'], ['123']),
    words(said.labourCardOfHolder),
  ),
  'card name': all(takes(is.cardName, ['ANA SOUZA'], ['', '4111']), words(said.cardName)),
  'card CVV': all(
    takes((value: string) => is.cardCvv(value, { brand: 'Amex' }), ['1234'], ['123']),
    words(said.cardCvv),
  ),
  'upload size': all(takes(is.fileSize, [[{ size: 1 }]], [[{ size: 1e8 }]]), words(said.filesTooLarge)),
  'dealer selection': all(required, words(said.dealer)),
  'quotation new price': newPrice,
  'coupon with down payment': all(words(said.couponNeedsDownPayment), () =>
    expect([0, 1].map((downPayment) => couponSuits({ needsDownPayment: true }, { downPayment }))).toEqual([
      false,
      true,
    ]),
  ),
  'coupon availability': all(
    takes(couponAvailable, [{ remaining: 1 }], [{ remaining: 0 }]),
    words(said.couponUnavailable),
  ),
  'password length (new)': takes(
    is.password,
    ['Senha@12', 'Senha@1234567890'],
    ['Senha@1', 'Senha@12345678901'],
  ),
  'password length (one message)': words(said.passwordTooShort),
  'password (login)': takes(is.loginPassword, ['12345678'], ['1234567']),
  'password composition': takes(is.password, ['Senha@12'], ['Senha@ab', 'SENHA@12', 'senha@12', 'Senha123']),
  'password forbidden characters (new password)': takes(
    is.password,
    ['Senha@12'],
    [...PASSWORD_FORBIDDEN].map((character) => `Senha@12${character}`),
  ),
  'password confirmation': all(
    takes((value: string) => is.matches(value, { other: 'Senha@12' }), ['Senha@12'], ['senha@12', '']),
    words(said.passwordsDiffer),
  ),
  'current password': all(required, words(said.currentPasswordMissing)),
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
  'lead without CPF': () => {
    const listed = parseLeadWithoutCpf('cities=3106200; dealers=0001') ?? { kind: 'off' };
    expect(cpfOptional({ kind: 'off' }, { cityCode: '3106200' })).toBe(false);
    expect(cpfOptional({ kind: 'everywhere' }, {})).toBe(true);
    expect(cpfOptional(listed, { cityCode: '3106200' })).toBe(true);
    expect(cpfOptional(listed, { dealer: '0001' })).toBe(true);
    expect(cpfOptional(listed, { cityCode: '1', dealer: '2' })).toBe(false);
  },
  'address lead data': () => {
    expect(leadOf(true)).toMatchObject({ userPostalCode: '01310100', street: 'Rua A' });
    expect(leadOf(false)).not.toHaveProperty('userPostalCode');
  },
  'postal code lookup': async () => {
    const fetch = answers(
      json({ cep: '01310100', countryCode: 'BR', stateCode: 'SP', cityName: 'São Paulo' }),
    );
    await findPostalCode('01310-100');
    expect(sent(fetch).url).toMatch(/01310100$/);
  },
  'MVS search code': all(
    takes(is.mvsCode, ['3411A21', '1PBDC7QA1B2C3D45'], ['', '3411A2', '3411A212']),
    proven('MVS search code not 7 or 16 characters'),
  ),
  'card brand detection': () => {
    const examples = ['4', '34', '51', '6011', '36', '3528', '62'];
    const brands = ['Visa', 'Amex', 'Mastercard', 'Discover', 'Diners', 'JCB', 'China Union Pay'];
    expect(examples.map(cardBrand)).toEqual(brands);
  },
  'phone formatting': () =>
    expect(['011987654321', '1188765432', '987654321', '98765432'].map(formatPhone)).toEqual([
      '(11) 98765-4321',
      '(11) 8876-5432',
      '98765-4321',
      '9876-5432',
    ]),
  'price parsing': () => expect(parsePrice('R$ 1.234,56')).toBe(1234.56),
  'minimum age': all(takes(day(is.isOverEighteen), ['20/11/2008'], ['21/11/2008']), () =>
    expect(MINIMUM_AGE).toBe(18),
  ),
  'owner opinion': takes(day(is.ownerOpinion), ['22/10/2026'], ['21/10/2026']),
  'optional part selection': () => {
    expect(selectPart(parted, ['C'], 'A')).toMatchObject({ ok: true, added: ['A', 'B'], removed: ['C'] });
  },
  'optional part choice': () => {
    const asked = selectPart(parted, [], 'D');
    expect(asked).toMatchObject({ ok: false, selected: [] });
    expect(asked.questions).toEqual([{ part: 'D', needs: 'alternatives', answers: ['E', 'F'] }]);
    expect(selectPart(parted, [], 'D', { choices: ['E'] }).selected).toEqual(['D', 'E']);
  },
  'color and part': () => {
    expect(selectPart(parted, ['C'], 'B', { color: 'red' }).colorChange).toMatchObject({ color: 'red' });
    expect(selectPart(parted, [], 'F').colorsLeft).toEqual(['blue']);
  },
  'incompatible optionals': () =>
    expect(selectPart(parted, [], 'G')).toMatchObject({ ok: false, selected: [] }),
  'saved configuration': () => {
    const car = {
      savedAt: now.getTime() - 14_399_999,
      mvs: { code: 'x' },
      location: { countryCode: 'BR' },
      total: 1,
    };
    const broken = [{ mvs: null }, { location: null }, { savedAt: now.getTime() - 14_400_000 }];
    expect(isUsable(car, { now })).toBe(true);
    for (const change of broken) expect(isUsable({ ...car, ...change }, { now })).toBe(false);
    expect(restored(car)).toMatchObject({ total: null, prices: null });
  },
  'reservation countdown': all(words('TEMPO ESGOTADO'), () =>
    expect(countdown(1000, 1000)).toEqual({ left: 0, over: true }),
  ),
  'duplicate quotation': () => expect(texts[QUOTATION_CODES['002']]).toContain('CRM'),
  'stock proposal': () => expect(discardStockProposal.definition.method).toBe('DELETE'),
  'ad-click id source order': () => {
    expect(clickId('?gclid=abc&gclsrc=organic')).toBeUndefined();
    expect([clickId('?gclid=abc'), clickId('?gclid=other')]).toEqual(['abc', 'abc']);
    expect(campaign('')).toMatchObject({ source: 'direct', medium: 'none' });
  },
  'WhatsApp number check': async () => {
    vi.useFakeTimers();
    const ask = vi.fn(async () => null);
    const check = numberCheck({ ask, attempts: CHECK_ATTEMPTS, pause: CHECK_PAUSE });
    const answer = check('0119');
    await vi.advanceTimersByTimeAsync(CHECK_PAUSE * 5);
    expect(await answer).toBeNull();
    expect(ask).toHaveBeenCalledTimes(3);
  },
  'WhatsApp bot start': async () => {
    answers(...[1, 2, 3].map(() => json({ success: false })));
    const emit = vi.fn();
    const props = {
      model: '',
      version: '',
      serie: '',
      color: '',
      dealer: '',
      scheduleDate: '',
      heading: '',
      target: 'new',
    } as const;
    const host = { language: 'pt-BR', emit } as unknown as Host;
    await start({ name: 'Ana', phone: '11987654321' }, props, host).catch(() => undefined);
    expect($popups.get()).toMatchObject([
      { type: 'ERROR', text: said.whatsappFailed, duration: FAILURE_SHOWN },
    ]);
    expect(emit.mock.calls.map(([name]) => name)).toEqual(['vt-whatsapp-failed']);
  },
  'lead prefilling': () => {
    const user = {
      nickname: '',
      name: 'Ana',
      emails: [{ email: 'a@x.io' }, { email: 'b@x.io', preferred: true }],
      emailPreferred: 'c@x.io',
      phone: '11',
      cpf: '1',
      companyCnpj: '2',
    };
    expect(prefill(user, false)).toEqual({ name: 'Ana', email: 'b@x.io', phone: '11', cpf: '1' });
    expect(prefill({ ...user, nickname: 'Aninha', emails: [] }, true)).toMatchObject({
      name: 'Aninha',
      email: 'c@x.io',
      cpf: '2',
    });
  },
  'lead CPF/CNPJ digits': () =>
    expect(['529.982.247-25', '11.222.333/0001-81'].map((value) => leadDocument(value, true))).toEqual(
      ['529.982.247-25', '11.222.333/0001-81'].map(bareDocument),
    ),
  'weak login': () => {
    expect(weakLogin('https://x.io/?brand=CJDR&loginType=WEAK&a=1')).toBe('brand=CJDR&loginType=WEAK&a=1');
    expect(weakLogin('https://x.io/?brand=CJDR')).toBeNull();
  },
  'asset loading': all(proven('car image fallback missing'), async () => {
    const fetch = answers(json({}));
    await Promise.all([imageOr('cars/once'), imageOr('cars/once')]);
    await imageOr('cars/once');
    expect(fetch).toHaveBeenCalledTimes(1);
  }),
  'barcode scanner': () => expect(NEW_BARCODE).toBe('new-barcode'),
  'anti-fraud photo': all(words('Face não encontrada'), () =>
    expect([takesPhoto('mobile'), takesPhoto('tablet'), takesPhoto('desktop')]).toEqual([true, false, false]),
  ),
  'entrance percent NEXT': () => expect(adapterOf('NEXT').request(input).entrancePercent).toBe(30),
  'entrance percent CDC': () => expect(adapterOf('CDC').request(input).downPayment).toBe(30_000),
  'entrance percent linear': () =>
    expect(adapterOf('PSA_TRADITIONAL').request(input).entrancePercent).toBe(0.3),
  'NEXT installment count': proven('NEXT: no simulation has the requested installment count'),
  'NEXT residual': proven('NEXT: no value has the requested residual percentage'),
  'financing adapter selection': proven('unknown financing type'),
  'offer-simulation update': proven('offer-simulation update lacks offerId or simulationId'),
  'zone lookup': proven('zone lookup without provinceId'),
  'state-and-city lookup': async () => {
    const input = { regionCode: '1', brand: 'fiat' } as never;
    expect((await failure(regional.citiesOfState(input))).message).toContain('stateCode');
  },
  'radius search': proven(
    'radius missing (condition not stated; a radius search requires latitude and longitude)',
  ),
  'place-service results': proven(
    'reverse geocode is empty',
    'place details are empty',
    'geocode is empty',
    'autocomplete is empty',
  ),
  'route matrix': proven(
    'route matrix has no data',
    'route matrix structure unexpected',
    'route matrix row not one entry per destination',
  ),
  'car image address': proven('car image address lacks model, version, series (null) or year'),
  'rental-user create and patch': proven(
    'rental user without body (first text)',
    'rental user without body (second text)',
  ),
  'coupon validation call': async () => {
    const fetch = answers(json({}, 400), json({}, 400));
    await failure(offers.validateCoupon({ name: 'A', id: '1', p: '12' }));
    await failure(offers.validateCoupon({ name: 'A', id: '1', p: '12', query: { cpf: '1' } }));
    expect([sent(fetch, 0), sent(fetch, 1)].map(({ url }) => new URL(url).search)).toEqual(['', '?cpf=1']);
  },
  'data-dictionary lookup': proven('data-dictionary value missing'),
  'phone check': takes(is.botPhone, ['011987654321', botNumber('(11) 98765-4321')], ['11987654321', '0 11']),
  'numeric id': takes(is.isNumeric, ['123'], ['12a', '']),
  'file upload': () => {
    expect(upload.definition.wire.sends).toBe('multipart');
    expect(Object.keys(upload.definition.body.entries.request.entries)).toEqual(['root_path', 'sub_path']);
  },
  'query arrays': () => expect(queryText({ a: ['1', '2'] })).toBe('?a=1&a=2'),
  'postal-code city lookup result': proven(
    'postal-code city lookup: status not 200 or data empty',
    'postal-code city lookup: exception',
  ),
  'lead consent mapping': () =>
    expect(leadOf(false)).toMatchObject({
      indSmsContact: true,
      indPhoneContact: true,
      indEmailContact: false,
    }),
};
