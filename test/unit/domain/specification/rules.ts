import { expect, vi } from 'vitest';
import { weakLogin } from '#domain/access/weak-login';
import { isUsable } from '#domain/car/saved-car';
import * as sharedMessages from '#domain/core/messages.pt-BR';
import { adapterOf } from '#domain/financing/adapter';
import { EMPTY_LEAD, type LeadContext, leadDocument, leadPayload } from '#domain/lead/lead';
import { cpfOptional, parseLeadWithoutCpf } from '#domain/lead/lead-without-cpf';
import { parsePrice } from '#domain/money/currency';
import { compileParts, selectPart } from '#domain/parts/parts';
import { cardBrand } from '#domain/payment/card';
import { prefill } from '#domain/person/prefill';
import { QUOTATION_CODES } from '#domain/quotation/quotation-codes';
import { NEW_BARCODE } from '#domain/scanner/scanner-settings';
import { bareDocument, formatPhone } from '#domain/text/format';
import { countdown } from '#domain/time/countdown';
import { MINIMUM_AGE } from '#domain/time/dates';
import { carOf, noCar } from '#features/car/car-store';
import { imageOr } from '#features/car/image-address';
import { findPostalCode } from '#features/place/postal-code';
import { keepClickId } from '#page/campaign/click-id';
import { campaign, clickId } from '#page/tracking';
import { discardStockProposal } from '#services/dealer-quotations';
import { uploadDocument } from '#services/document-uploader';
import { queryText } from '#services/http/path';
import * as offers from '#services/offer-coupon';
import * as regional from '#services/regional';
import { CHECK_ATTEMPTS, CHECK_PAUSE } from '#services/whatsapp';
import type { Host } from '#ui/core/host-context';
import { $popups } from '#ui/popups/popup-store';
import { numberCheck } from '#widgets/whatsapp/deferred/number-check';
import { botNumber, FAILURE_DURATION, start } from '#widgets/whatsapp/deferred/start';
import { PROOFS } from '../../errors/proofs';
import { answers, failure, json, sent } from '../../lib/requests';
import { day, now } from './dated';
import { all, type Proof, takes, words } from './proof';
import * as is from './validators';

const input = { mvs: '3411A21', year: 2026, price: 100_000, entrancePercent: 30, numberOfInstallments: 36 };
const lead = { ...EMPTY_LEAD, postalCode: '01310-100', street: 'Rua A', allowSMS: true };
const leadOf = (withAddress: boolean) =>
  leadPayload({ form: lead }, {
    withAddress,
    bareDocuments: false,
    country: 'BR',
    analytics: {},
    campaign: {},
    model: '',
    version: '',
    modelYear: '',
    returnUrl: '',
  } as unknown as LeadContext);
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

/** Rows that stand in the catalogue of errors as well are proven there. */
const proven =
  (...conditions: string[]): Proof =>
  async () => {
    for (const condition of conditions) {
      expect(PROOFS, condition).toHaveProperty([condition]);
      await PROOFS[condition]?.();
    }
  };

/** Rules of leads, orders, financing and calls, by the table's name. */
export const RULES: Record<string, Proof> = {
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
    // What is restored is codes: the prices of the page's car are asked for anew (test/unit/features/car/saved.test.ts).
    expect(carOf(noCar())).toMatchObject({ total: null, prices: null, priceStatus: { prices: 'no' } });
  },
  'reservation countdown': all(words('TEMPO ESGOTADO'), () =>
    expect(countdown(1000, 1000)).toEqual({ left: 0, over: true }),
  ),
  'duplicate quotation': () =>
    expect([QUOTATION_CODES['002'], sharedMessages.quotation002]).toEqual([
      'quotation002',
      expect.stringContaining('reabrir'),
    ]),
  'stock proposal': () => expect(discardStockProposal.definition.method).toBe('DELETE'),
  'ad-click id source order': async () => {
    expect(await clickId('?gclid=abc&gclsrc=organic')).toBeUndefined();
    expect(await clickId('?gclid=abc')).toBe('abc');
    keepClickId('?gclid=abc');
    expect(await clickId('')).toBe('abc');
    expect(await clickId('?gclid=other')).toBe('abc');
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
      series: '',
      color: '',
      dealer: '',
      scheduleDate: '',
      heading: '',
      target: 'new',
    } as const;
    const host = { language: 'pt-BR', emit, element: document.body } as unknown as Host;
    await start({ name: 'Ana', phone: '11987654321' }, props, host).catch(() => undefined);
    expect($popups.get()).toMatchObject([
      { type: 'ERROR', text: sharedMessages.whatsappFailed, duration: FAILURE_DURATION },
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
  'anti-fraud photo': words('Face não encontrada'),
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
    expect((await failure(regional.listRegionalCitiesOfState(input))).message).toContain('stateCode');
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
  'phone check': takes(
    (phone: string) => /^0\d+$/.test(botNumber(phone)),
    ['(11) 98765-4321', '+55 11 3456-7890'],
    [],
  ),
  'numeric id': takes(is.isNumeric, ['123'], ['12a', '']),
  'file upload': () => {
    expect(uploadDocument.definition.wire.sends).toBe('multipart');
    expect(Object.keys(uploadDocument.definition.body.entries.request.entries)).toEqual([
      'root_path',
      'sub_path',
    ]);
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
