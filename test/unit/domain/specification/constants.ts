import Cookies from 'js-cookie';
import { type GenericSchema, safeParse } from 'valibot';
import { expect, vi } from 'vitest';
import * as password from '#domain/access/password';
import { RENDITIONS } from '#domain/car/car-image';
import { DEFAULT_CAR_BRAND, SAVED_CAR_LIFETIME } from '#domain/car/saved-car';
import type { Brand } from '#domain/core/brands';
import { DEBOUNCE } from '#domain/core/timing';
import { CALCULATOR_STEPS } from '#domain/financing/calculator-steps';
import { EMPTY_LEAD, LEAD_CALLBACK, LEAD_FORM } from '#domain/lead/lead';
import * as currency from '#domain/money/currencies';
import { amountText, formatCurrency } from '#domain/money/currency';
import { parseTypedAmount } from '#domain/money/typed-amount';
import { RENTAL_TAG_COLORS } from '#domain/offers/offer-kinds';
import { CARD_LENGTH } from '#domain/payment/card';
import { RG_MAX } from '#domain/person/documents';
import { distance, EARTH_RADIUS } from '#domain/place/geo';
import { QUOTATION_CODES } from '#domain/quotation/quotation-codes';
import { QR_ERROR_CORRECTION } from '#domain/scanner/qr-code';
import * as scanner from '#domain/scanner/scanner-settings';
import { TEST_DRIVE_RATINGS, TEST_DRIVE_TIMES } from '#domain/scheduling/test-drive';
import * as calendar from '#domain/time/calendar';
import { formatDate } from '#domain/time/calendar';
import { DATE_WINDOW, DAY_WINDOW, MINIMUM_AGE } from '#domain/time/dates';
import { priceIsGreaterThan } from '#domain/validation/generic';
import { BRAND_IDS } from '#domain/vehicle/brand-ids';
import { parseMvs, SERIES_SIZES, SERIES_SIZES_LONG } from '#domain/vehicle/mvs';
import { OIL_CHANGE } from '#domain/vehicle/oil-change';
import { CHASSIS_LENGTH, PLATE_LENGTH } from '#domain/vehicle/vehicle';
import type { Attribute, BoundedData } from '#element/attributes/attributes';
import { onlinePriceOf } from '#features/car/price-queries';
import { ANCHOR_DELAY, ANCHOR_OFFSET } from '#page/anchors';
import * as layout from '#page/breakpoints';
import { CLICK_ID_DAYS } from '#page/campaign/click-id';
import { language } from '#page/core/metadata';
import { SCROLL_DURATION, SCROLL_OFFSET } from '#page/scroll';
import { LOCK_RELEASE } from '#page/scroll-lock';
import { setCookie } from '#page/set-cookie';
import { cacheLifetime } from '#page/settings/storage';
import { CACHE_LIFETIME } from '#page/settings/storage-key';
import { campaign } from '#page/tracking';
import * as benefits from '#services/benefits';
import { RECALL_SERVICE } from '#services/entities/recall';
import { GET } from '#services/http/call';
import type { HeaderName } from '#services/http/wire-options';
import * as location from '#services/location';
import * as promotion from '#services/promotion';
import { locationProvider } from '#services/providers/choose';
import { stateCodeOf } from '#services/providers/provider';
import * as rental from '#services/rental-offer';
import * as price from '#services/reservation-price';
import { CHUNK_SIZE } from '#services/uploads/chunked';
import { PROGRESS_WINDOW } from '#services/uploads/progress';
import * as user from '#services/user';
import * as analytics from '#services/user-analytics';
import { CHECK_ATTEMPTS, CHECK_PAUSE, CHECK_TIMEOUT } from '#services/whatsapp';
import { POPUP_BUTTON, POPUP_DURATION, POPUP_TYPES } from '#ui/popups/popup-store';
import { formatsOf } from '#widgets/barcode-scanner/deferred/formats';
import { attributes as codes } from '#widgets/qr-code/attributes';
import { texts as testDriveTexts } from '#widgets/test-drive/deferred/messages';
import { FAILURE_DURATION } from '#widgets/whatsapp/deferred/start';
import { answers, failure, json, metas, sent } from '../../lib/requests';
import { stubFetch } from '../../lib/stub-fetch';
import { BOLETO_CLEARING_DAYS } from './clearing';
import { all, lists, numbers, type Proof, says } from './proof';

/** The row's numbers are the bounds of an attribute. */
const bounds = (attribute: Attribute): Proof => {
  const { min, max } = (attribute as BoundedData).bounds;
  return numbers(Number(min), Number(max));
};
const ping = GET('T-00', 'things', '/', { auth: 'public' });
/** What a schema makes of an input: its defaults. */
const made = (schema: GenericSchema, input: object = {}) => safeParse(schema, input).output;
const brandId =
  (brand: Brand): Proof =>
  (value) =>
    expect(BRAND_IDS[brand]).toBe(Number(value));
const rentalDealers = rental.listRentalDealers.definition.query;
const languages = Object.values(rental).flatMap(({ definition }) =>
  'wire' in definition && 'language' in definition.wire ? definition.wire.language : [],
);

/** The lengths of model, version and series in a code of this length. */
const split = (length: number) =>
  Object.values(parseMvs('x'.repeat(length)) ?? {}).map((part: string) => part.length);

/** By the table's name. */
export const CONSTANTS: Record<string, Proof> = {
  'mobile breakpoint': numbers(layout.MOBILE_MAX),
  'tablet breakpoint': numbers(layout.MOBILE_MAX, layout.TABLET_MAX),
  'desktop breakpoint': numbers(layout.TABLET_MAX),
  'other width checks': numbers(
    layout.NARROW_BELOW,
    layout.NARROW_BELOW,
    layout.MIDDLE_MAX,
    layout.WIDE_FROM,
  ),
  'default cache lifetime': numbers(CACHE_LIFETIME),
  // A place is kept as long as anything else.
  'location cache lifetime': numbers(cacheLifetime()),
  'stored car lifetime': numbers(SAVED_CAR_LIFETIME / 3_600_000),
  'date format pt-BR': all(says(calendar.DATE_FORMATS['pt-BR']), () =>
    expect(formatDate('2026-11-20', 'pt-BR')).toBe('20/11/2026'),
  ),
  'date format en-US': all(says(calendar.DATE_FORMATS['en-US']), () =>
    expect(formatDate('2026-11-20', 'en-US')).toBe('2026-11-20'),
  ),
  'default date validation format': says(calendar.DEFAULT_DATE_FORMAT),
  'currency precision': numbers(currency.CURRENCY_PRECISION),
  'currency negatives': () => expect(priceIsGreaterThan('-1')).toBe(false),
  'currency locale': (value) => {
    const written = new Intl.NumberFormat(value, { minimumFractionDigits: currency.CURRENCY_PRECISION });
    for (const language of ['pt-BR', 'es-AR'] as const)
      expect(formatCurrency(12_345.6, language)).toContain(written.format(12_345.6));
  },
  'currency symbol': () => expect(currency.CURRENCIES['pt-BR'].symbol).toBe('R$ '),
  'currency thousands separator': says(currency.THOUSANDS_SEPARATOR),
  'currency decimal separator': says(currency.DECIMAL_SEPARATOR),
  'currency by market': () => {
    expect([currency.CURRENCIES['pt-BR'].code, currency.CURRENCIES['es-AR'].code]).toEqual(['BRL', 'ARS']);
    expect([formatCurrency(1), formatCurrency(1, 'es-AR')]).toEqual(['R$\u00a01,00', '$\u00a01,00']);
  },
  // Whole digits, none of which is cut; pesos need them all.
  'currency mask digits': (value) =>
    expect(amountText(parseTypedAmount('9'.repeat(Number(value))) ?? 0)).toBe('999.999.999,00'),
  'password length': numbers(password.PASSWORD_LENGTH.min, password.PASSWORD_LENGTH.max),
  'password forbidden characters': (value) =>
    expect(value.replace(' and backslash', ' \\').replaceAll(' ', '')).toBe(password.PASSWORD_FORBIDDEN),
  'password (login)': numbers(password.LOGIN_PASSWORD_MIN),
  'minimum age': numbers(MINIMUM_AGE),
  'plate length': numbers(PLATE_LENGTH),
  'chassis length': numbers(CHASSIS_LENGTH),
  'RG maximum': numbers(RG_MAX),
  'card number length': numbers(CARD_LENGTH.min, CARD_LENGTH.max),
  'date window': numbers(DATE_WINDOW),
  'day windows': numbers(DAY_WINDOW),
  'image renditions': lists(RENDITIONS),
  'QR code version': bounds(codes.version),
  'QR code mask pattern': bounds(codes.mask),
  'QR code error correction': lists(QR_ERROR_CORRECTION),
  'boleto clearing': numbers(BOLETO_CLEARING_DAYS),
  'oil change reminder': numbers(OIL_CHANGE.months, OIL_CHANGE.kilometers / 1000),
  // The service says until when: the visitor is told how long that is.
  'test-drive reply': (value) => {
    for (const { intro } of Object.values(testDriveTexts)) numbers(Number(/\d+/.exec(intro)?.[0]))(value);
  },
  'test-drive time slot': lists(TEST_DRIVE_TIMES),
  'funding simulator entrance step': all(says('one step'), () =>
    expect(CALCULATOR_STEPS.downPayment).toBe(1),
  ),
  'funding simulator final installment step': all(says('one step'), () =>
    expect(CALCULATOR_STEPS.finalInstallment).toBe(1),
  ),
  'click-id cookie lifetime': numbers(CLICK_ID_DAYS),
  'utm default source': says(campaign('').source),
  'utm default medium': says(campaign('').medium),
  'debounce default': numbers(DEBOUNCE),
  'scroll animation default': numbers(SCROLL_DURATION),
  'scroll animation offset': numbers(SCROLL_OFFSET),
  'scroll lock release': numbers(LOCK_RELEASE),
  'anchor animation delay': numbers(ANCHOR_DELAY),
  'anchor offset top': numbers(ANCHOR_OFFSET),
  'message popup duration': numbers(POPUP_DURATION),
  'message popup types': lists(POPUP_TYPES),
  'message popup button text': says(POPUP_BUTTON),
  'messaging-bot error popup duration': numbers(FAILURE_DURATION),
  'progress throttle window': numbers(PROGRESS_WINDOW),
  'barcode scanner workers': numbers(scanner.SCANNER_WORKERS),
  'barcode scanner frequency': numbers(scanner.SCANNER_FREQUENCY),
  'barcode scanner maximum capture size': numbers(
    scanner.SCANNER_CAPTURE.width,
    scanner.SCANNER_CAPTURE.height,
  ),
  'barcode scan area top': numbers(scanner.SCAN_AREA.top),
  'barcode scan area sides': all(numbers(scanner.SCAN_AREA.left), numbers(scanner.SCAN_AREA.right)),
  'barcode scan area bottom': numbers(scanner.SCAN_AREA.bottom),
  'barcode readers': all(says('vehicle identification code39 (vin code39), codabar, code93'), () =>
    expect(formatsOf('')).toEqual(['code_39', 'codabar', 'code_93']),
  ),
  'barcode result capacity': numbers(scanner.SCANNER_RESULTS),
  'barcode zoom steps': numbers(scanner.SCANNER_ZOOM_STEPS),
  'barcode camera label cut': numbers(scanner.CAMERA_LABEL_LENGTH),
  'upload chunk size': numbers(CHUNK_SIZE),
  'HTTP success': all(numbers(200, 299), async () => {
    answers(json({}, 200), json({}, 299), json({}, 300));
    expect([await ping({}), await ping({})]).toEqual([undefined, undefined]);
    expect(await failure(ping({}))).toMatchObject({ kind: 'http', status: 300 });
  }),
  'week start': all(says('Sunday'), () => expect(calendar.WEEK_START).toBe(0)),
  'two-digit year pivot': all(numbers(calendar.YEAR_PIVOT), () =>
    expect([68, 69].map(calendar.fullYear)).toEqual([2068, 1969]),
  ),
  'WhatsApp check maximum': numbers(CHECK_ATTEMPTS),
  'WhatsApp check retry delay': numbers(CHECK_PAUSE),
  'WhatsApp check request timeout': numbers(CHECK_TIMEOUT),
  'Earth radius': numbers(EARTH_RADIUS),
  // A degree of longitude on the equator is a degree of the circumference; of latitude it would be one anywhere.
  'coordinate order': all(says('longitude then latitude'), () =>
    expect(distance([0, 60], [1, 60])).toBeLessThan(distance([0, 60], [0, 61]) * 0.6),
  ),
  'route matrix mode': all(says('driving, no restriction, departure now'), async () => {
    metas('<meta name="vitrine:aws-key" content="k"><meta name="vitrine:aws-region" content="r">');
    const bodies: unknown[] = [];
    stubFetch(async (request: Request) => {
      bodies.push(await request.clone().json());
      return json({ RouteMatrix: [[{ Distance: 1, Duration: 1 }]] });
    });
    await (await locationProvider('AWS')).routeMatrix([[0, 0]], [[1, 1]]);
    const mode = { TravelMode: 'Car', RoutingBoundary: { Unbounded: true }, DepartNow: true };
    expect(bodies).toMatchObject([mode]);
  }),
  'countries without state code': (value) =>
    expect(
      ['AR', 'BR', 'CL', 'UY'].filter((country) => stateCodeOf(country, 'X', 'name') === 'name').join(', '),
    ).toBe(value),
  'promotions page': numbers((made(promotion.listPromotions.definition.query) as { page: number }).page),
  'promotions size': numbers((made(promotion.listPromotions.definition.query) as { size: number }).size),
  'participant subscriptions includeInactive': () =>
    expect(made(promotion.listPromotionSubscriptions.definition.query, { promotionIds: [] })).toMatchObject({
      includeInactive: false,
    }),
  'Accept-Language': says(String(languages[0])),
  'rental dealer type': (value) =>
    expect(made(rentalDealers, { brand: 'jeep' })).toEqual({ type: value, brand: 'JEEP' }),
  'rental dealer fulfillment': (value) =>
    expect(made(rentalDealers, { brand: 'jeep', dealerGroup: 'Sul' })).toMatchObject({ fulfillment: value }),
  'provider GCP': (value) =>
    expect(
      made(location.listPlaceSuggestions.definition.query, { address: 'x', country: 'BR', provider: 'GCP' }),
    ).toMatchObject({ provider: value }),
  'lead callback': says(LEAD_CALLBACK),
  'lead form': says(LEAD_FORM),
  'user-analytics type': (value) =>
    expect(made(analytics.sendUserAnalytics.definition.body, { jwtToken: null, payload: '' })).toMatchObject({
      type: value,
    }),
  'benefit redeem type': (value) =>
    expect(made(benefits.redeemBenefit.definition.body, { dealer_code: '1' })).toMatchObject({ type: value }),
  salesforceIntegration: () =>
    expect(made(user.createUser.definition.query)).toEqual({ salesforceIntegration: false }),
  'price type for online sale': async (value) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const fetch = answers(json({}, 400));
    await onlinePriceOf({ mvsCode: '3411A21', year: 2026 });
    expect(new URL(sent(fetch).url).searchParams.get('type')).toBe(value);
  },
  'default car brand': (value) => expect(value.toLowerCase()).toBe(DEFAULT_CAR_BRAND),
  'recall service code': all(says(RECALL_SERVICE.code), () => expect(RECALL_SERVICE.type).toBe('RECALL')),
  'MVS 7-character split': numbers(...split(7)),
  'MVS 16-character split': numbers(...split(16)),
  'series code sizes (citroen, peugeot, ds)': numbers(...SERIES_SIZES_LONG),
  'series code sizes (default)': numbers(...SERIES_SIZES),
  'brand id fiat': brandId('fiat'),
  'brand id jeep': brandId('jeep'),
  'brand id chrysler': brandId('chrysler'),
  'brand id dodge': brandId('dodge'),
  'brand id ram': brandId('ram'),
  'brand id citroen': brandId('citroen'),
  'brand id peugeot': brandId('peugeot'),
  'brand id leapmotor': brandId('leapmotor'),
  'rental offer tag color ids': numbers(RENTAL_TAG_COLORS[0], RENTAL_TAG_COLORS[5]),
  'consent defaults': () =>
    expect(EMPTY_LEAD).toMatchObject({ allowSMS: false, allowWhatsApp: false, allowEmail: false }),
  'quotation codes': (value) => {
    const codes = Object.keys(QUOTATION_CODES);
    expect(value).toBe(`${codes[0]} to ${codes.at(-1)}`);
    expect(codes).toHaveLength(6);
  },
  'test-drive rating': numbers(...[TEST_DRIVE_RATINGS[0], TEST_DRIVE_RATINGS[4]].map(Number)),
  'session cookie scope': all(says('path /, SameSite Lax, shared parent domain'), () => {
    const set = vi.spyOn(Cookies, 'set');
    const window = (globalThis as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM;
    const before = globalThis.location.href;
    window.setURL('https://ofertas.brand.example/');
    setCookie('session', 'x');
    window.setURL(before);
    const scope = set.mock.lastCall?.[2];
    expect(scope).toMatchObject({ path: '/', sameSite: 'Lax', domain: '.brand.example' });
  }),
  'default language': all(says('Portuguese'), () => expect(language()).toBe('pt-BR')),
  'custom request headers': (value) => {
    const ours: HeaderName[] = [
      'x-dealer-context',
      'x-offer-context',
      'x-workstatement-context',
      'x-timezone',
      'x-reservation-anonymous-guest',
      'x-reservation-user-id',
    ];
    expect(value.split(', ')).toHaveLength(ours.length);
  },
  'promotion header': (value) =>
    expect(promotion.joinPromotion.definition.wire.headers as readonly string[]).toEqual([value]),
  'promotion context header': async () => {
    Cookies.set('vitrine_identity', 'id', { path: '/' });
    metas('<meta name="vitrine:service:auth" content="https://sso.example/auth">');
    const fetch = answers(json({}, 400));
    await failure(promotion.getAgreement({ id: '1' }));
    expect(sent(fetch).headers.get('x-context')).toBe('sso.example');
  },
  'price/reservation optionalCode': () =>
    expect(
      Object.values(price).flatMap(({ definition }) =>
        'wire' in definition && 'joined' in definition.wire ? definition.wire.joined : [],
      ),
    ).toContain('optionalCode'),
};
