import { safeParse } from 'valibot';
import { expect } from 'vitest';
import { BENEFIT_PURCHASE_ROLES } from '#domain/access/benefit-roles';
import * as roles from '#domain/access/roles';
import { DEVICE_TYPES, USER_KINDS } from '#domain/access/user-kinds';
import { USER_STATUSES } from '#domain/access/user-statuses';
import { WEAK_LOGIN } from '#domain/access/weak-login';
import * as colorTypes from '#domain/car/color-types';
import { BRANDS } from '#domain/core/brands';
import { DEALER_PERIODS } from '#domain/dealer/opening-hours';
import { ADAPTERS, FUNDING_SOURCES } from '#domain/financing/adapter';
import * as funding from '#domain/funding/plan-types';
import { LEAD_PERSON_TYPES } from '#domain/lead/lead-form';
import { RESPONSE_DOMAIN_TYPES } from '#domain/lead/questions';
import { LOYALTY_PROGRAMS, programName } from '#domain/loyalty/membership';
import { BENEFIT_LISTS } from '#domain/offers/benefit-filter';
import * as offers from '#domain/offers/offer-kinds';
import { STATUS_ACTIONS } from '#domain/offers/offer-lifecycle';
import { OFFER_STATUSES } from '#domain/offers/offer-statuses';
import * as orders from '#domain/orders/order-statuses';
import { CARD_BRANDS } from '#domain/payment/card';
import { IDENTITY_STEPS } from '#domain/person/identity-steps';
import * as people from '#domain/person/person-choices';
import { MARKETS } from '#domain/place/markets';
import { QUOTATION_CODES } from '#domain/quotation/quotation-codes';
import { QR_ERROR_CORRECTION } from '#domain/scanner/qr-code';
import {
  TEST_DRIVE_RATING_LABELS,
  TEST_DRIVE_RATINGS,
  TEST_DRIVE_TIMES,
} from '#domain/scheduling/test-drive';
import { TEST_DRIVE_STATUSES, VISIT_STATUS_LABELS, VISIT_STATUSES } from '#domain/scheduling/visit-statuses';
import * as states from '#domain/status/loading-states';
import * as steps from '#domain/status/screen-steps';
import { DOCUMENT_TYPES } from '#domain/uploads/document-types';
import { UPDATE_STATUSES } from '#domain/vehicle/recall';
import * as vehicle from '#domain/vehicle/vehicle-kinds';
import { texts as summaryTexts } from '#features/car/summary/messages';
import { DEALER_TYPES } from '#features/dealer/dealer-filter';
import { $session } from '#features/session/session';
import { serviceBase } from '#page/settings/service-bases';
import { SETTINGS } from '#page/settings/settings';
import { SERVICES } from '#services/catalogue';
import { RECALL_SERVICE } from '#services/entities/recall';
import { ERROR_KINDS } from '#services/http/service-error';
import * as location from '#services/location';
import * as offerStaff from '#services/offer-staff';
import { downloadCandidatesReport, generateCandidatesReport } from '#services/promotion';
import { locationProvider } from '#services/providers/choose';
import { POPUP_TYPES } from '#ui/popups/popup-store';
import { formatsOf } from '#widgets/barcode-scanner/deferred/formats';
import { texts as identityTexts } from '#widgets/identity-validation/deferred/messages';
import { attributes as locationAttributes } from '#widgets/location-selector/attributes';
import { texts as participantTexts } from '#widgets/promotion-admin/deferred/participants/messages';
import { BEHAVIOURS } from './behaviours';
import { all, items, lists, type Proof, says } from './proof';
import * as sections from './screen-parts';

/** Words as codes of ours are made of them: "total communion" is TOTAL_COMMUNION. */
const code = (words: string) => words.toUpperCase().replace(/[ -]/g, '_');
const coded =
  (values: readonly string[], shorten: (text: string) => string = (text) => text): Proof =>
  (value) =>
    expect(items(value).map((words) => shorten(code(words)))).toEqual(values);
/** Services that the specification lists without a call. */
const WITHOUT_CALLS = ['brand-api', 'financing-hub', 'mopar', 'procedure', 'sso-partner'];
const rows = (beginning: string) =>
  BEHAVIOURS.map(([condition]) => condition).filter((condition) => condition.startsWith(beginning));

/** By the table's set_name. */
export const STATES: Record<string, Proof> = {
  brand: lists(BRANDS),
  market: lists(MARKETS),
  'user kind': says(USER_KINDS.join(', ')),
  'person type': lists(people.PERSON_TYPES),
  leadPersonType: lists(LEAD_PERSON_TYPES),
  'configurator step': (value) =>
    expect(steps.CONFIGURATOR_STEPS).toEqual(
      items(value).map((step) => (step === 'summary' ? 'resume' : step)),
    ),
  'summary action': all(says('shared, printed, downloaded'), () => {
    const { share, print, pdf } = summaryTexts['pt-BR'];
    expect([share, print, pdf]).toEqual(['Compartilhar e guardar', 'Imprimir', 'Baixar PDF']);
  }),
  'reservation step': lists(steps.RESERVATION_STEPS),
  'payment option': all(says('credit card, Pix, boleto, financing, payment at the dealer'), () =>
    expect(steps.PAYMENT_OPTIONS).toEqual(['card', 'pix', 'boleto', 'financing', 'dealer']),
  ),
  'balance payment option': all(says('bank slip, financing, dealer payment'), () =>
    expect(steps.BALANCE_PAYMENT_OPTIONS).toEqual(['boleto', 'financing', 'dealer']),
  ),
  'funding flow step': lists(steps.FUNDING_FLOW_STEPS),
  'funding state': lists(steps.FUNDING_STATES),
  'user data completion step': lists(steps.USER_DATA_STEPS),
  'location selector layout': coded(locationAttributes.layout as unknown as readonly string[], (text) =>
    text.toLowerCase(),
  ),
  'location selector state': lists(steps.LOCATION_STATES),
  'logged area section': lists(sections.LOGGED_AREA_SECTIONS),
  'quotation simulator tab': lists(sections.QUOTATION_TABS),
  'quotation simulator later tab': all(says('review or summary, preview (with seller data)'), () =>
    expect(sections.QUOTATION_LATER_TABS).toEqual(['summary', 'preview']),
  ),
  'version comparator part': lists(sections.COMPARATOR_PARTS),
  'financing calculator control': lists(sections.CALCULATOR_CONTROLS),
  'preview summary part': lists(sections.PREVIEW_SUMMARY_PARTS),
  'barcode scanner control': all(lists(sections.SCANNER_CONTROLS), (value) => {
    const shown = /\((.+)\)/.exec(value)?.[1];
    expect(shown?.replace('thumbnails', 'thumbnail').split(', ')).toEqual(sections.SCANNER_RESULT_PARTS);
  }),
  'recall search key': lists(sections.RECALL_KEYS),
  'device type': lists(DEVICE_TYPES),
  // Labels are in sentence case, and name both genders in one way, which the lists do in one of two.
  'marital status': (value) =>
    expect(value.toLowerCase().split(', ')).toEqual(
      people.MARITAL_STATUSES.map((status) => people.MARITAL_STATUS_LABELS['pt-BR'][status].toLowerCase()),
    ),
  'marriage regime': coded(people.MARRIAGE_REGIMES),
  'driver licence category': lists(people.LICENCE_CATEGORIES),
  occupation: (value) =>
    expect(items(value.toLowerCase())).toEqual(
      people.OCCUPATIONS.map((one) =>
        people.OCCUPATION_LABELS['pt-BR'][one].toLowerCase().replaceAll('(a)', ''),
      ),
    ),
  'contact type': lists(people.CONTACT_TYPES),
  fuel: lists(vehicle.FUELS),
  'color type': lists(colorTypes.COLOR_TYPES),
  gender: lists(people.GENDERS),
  'test-drive time': lists(TEST_DRIVE_TIMES),
  'part type': lists(vehicle.PART_TYPES),
  'part behaviour': lists(vehicle.PART_BEHAVIORS),
  'related product type': lists(vehicle.RELATED_PRODUCT_TYPES),
  'price type': lists(offers.PRICE_TYPES),
  'price source': lists(offers.PRICE_SOURCES),
  'offer type': lists(offers.OFFER_TYPES),
  'Mopar offer': lists(offers.MOPAR_OFFERS),
  'Mopar offer type': lists(offers.MOPAR_OFFER_TYPES),
  'marketplace offer status': lists(OFFER_STATUSES),
  'offer lifecycle action': (value) => {
    const actions = items(value).map((action) => action.replace('mark ', ''));
    expect(actions).toEqual([...STATUS_ACTIONS, 'bulk status update', 'reorder']);
    expect(offerStaff.updateOfferStatus.definition.path).toMatch(/update-status$/);
    expect(offerStaff.reorderOffers.definition.path).toMatch(/reorder$/);
  },
  coverage: lists(offers.COVERAGES),
  jurisdiction: lists(offers.JURISDICTIONS),
  'benefit redeem kind': lists(offers.REDEEM_KINDS),
  'benefit listing': (value) => expect(BENEFIT_LISTS).toEqual(expect.arrayContaining(items(value))),
  'dealer type': lists(DEALER_TYPES),
  'dealer period': lists(DEALER_PERIODS),
  'rental offer brand': lists(offers.RENTAL_OFFER_BRANDS),
  'funding source': (value) => expect(items(value).sort()).toEqual([...FUNDING_SOURCES].sort()),
  'funding adapter': lists(ADAPTERS),
  'extra plan': lists(funding.EXTRA_PLANS),
  'funding plan type': lists(funding.FUNDING_PLAN_TYPES),
  'reservation funding type': lists(funding.RESERVATION_FUNDING_TYPES),
  'proposal event': lists(funding.PROPOSAL_EVENTS),
  'test-drive rating': (value) => {
    const shown = TEST_DRIVE_RATING_LABELS['pt-BR'];
    const [first, last] = [TEST_DRIVE_RATINGS[0], TEST_DRIVE_RATINGS[4]];
    expect(value.toLowerCase()).toBe(
      `${first} to ${last}, from ${shown[first]} to ${shown[last]}`.toLowerCase(),
    );
  },
  'recall service type': says(`${RECALL_SERVICE.type} (code ${RECALL_SERVICE.code})`),
  'response domain type': lists(RESPONSE_DOMAIN_TYPES),
  'upload document type': coded(DOCUMENT_TYPES, (text) => text.replace('_OF_THE_LAST_3_MONTHS', '')),
  'garage kind': lists(vehicle.GARAGE_KINDS),
  'rental proposal status': lists(orders.RENTAL_PROPOSAL_STATUSES),
  'reservation status (older set)': lists(orders.RESERVATION_STATUSES),
  'new-reservation timeline status': lists(orders.RESERVATION_TIMELINE_STATUSES),
  'financing proposal state (timeline)': lists(orders.FINANCING_PROPOSAL_STATUSES),
  'financing proposal state (second bank)': lists(orders.SECOND_BANK_STATUSES),
  'test-drive status': lists(TEST_DRIVE_STATUSES),
  'visit schedule status': lists(
    VISIT_STATUSES.map((letter) => `${letter} ${VISIT_STATUS_LABELS['pt-BR'].STATUS_LABELS[letter]}`),
  ),
  'data loader status': lists(states.DATA_LOADER_STATUSES),
  'procedure status': lists(states.PROCEDURE_STATUSES),
  'identity validation step': (value) => {
    expect(items(value)).toHaveLength(IDENTITY_STEPS.length);
    expect(items(value).slice(0, 2)).toEqual(IDENTITY_STEPS.slice(0, 2));
    expect(new Set(IDENTITY_STEPS.map((step) => identityTexts['pt-BR'][step])).size).toBe(6);
  },
  'promise-like state': lists(states.PROMISE_STATES),
  'user status': all(lists(USER_STATUSES), () => expect(USER_STATUSES).toContain($session.get().status)),
  'promotion participant action': coded(Object.keys(participantTexts['pt-BR'].statuses)),
  // What is generated is then downloaded: a call each.
  'candidates report': (value) => {
    const calls = [generateCandidatesReport, downloadCandidatesReport];
    const verbs = calls.map(({ definition }) => definition.path.split('/').at(-1));
    expect(items(value).map((state, index) => state.slice(0, verbs[index]?.length))).toEqual(verbs);
  },
  'software-update recall': coded(UPDATE_STATUSES),
  'asset loading': (value) => {
    expect([...new Set(value.match(/loading|fallback|success|error/g))]).toEqual([
      'loading',
      'success',
      'fallback',
      'error',
    ]);
    expect([...states.ASSET_STATES].sort()).toEqual(['error', 'fallback', 'loading', 'success']);
  },
  'single sign-on role': lists(roles.ROLES),
  'user group': lists(roles.USER_GROUPS),
  'offer role': lists(roles.OFFER_ROLES),
  'Mopar role': lists(roles.MOPAR_ROLES),
  'Jeep Nation role': lists(roles.JEEP_NATION_ROLES),
  'single sign-on brand': lists(roles.SIGN_ON_BRANDS),
  'benefit purchase role': lists(BENEFIT_PURCHASE_ROLES),
  'loyalty program': lists(LOYALTY_PROGRAMS.map(programName)),
  'login type': says(`${WEAK_LOGIN.loginType} (with brand=${WEAK_LOGIN.brand})`),
  'popup type': lists(POPUP_TYPES),
  // Elo and Hipercard are ours.
  'card brand': lists(CARD_BRANDS.slice(0, 7)),
  'HTTP status known': lists(rows('HTTP ').map((condition) => condition.slice(5))),
  'client-library code': all(lists(rows('client-library code').map((row) => row.slice(21))), () =>
    expect(ERROR_KINDS).toEqual(['config', 'input', 'network', 'timeout', 'canceled', 'http', 'shape']),
  ),
  'quotation save code': (value) =>
    expect(value.split('; ').map((each) => each.slice(0, 3))).toEqual(Object.keys(QUOTATION_CODES)),
  'location provider': all(says('AWS, Google (GCP sent as GOOGLE)'), async () => {
    for (const name of ['AWS', 'GCP']) expect(await locationProvider(name)).toBeDefined();
    const query = { address: 'x', country: 'BR', provider: 'GCP' };
    expect(safeParse(location.listPlaceSuggestions.definition.query, query).output).toMatchObject({
      provider: 'GOOGLE',
    });
  }),
  'QR error correction': lists(QR_ERROR_CORRECTION),
  'barcode reader': all(says('vehicle identification code39 (vin code39), codabar, code93'), () =>
    expect(formatsOf('')).toEqual(['code_39', 'codabar', 'code_93']),
  ),
  'page metadata items': (value) => {
    expect(items(value)).toHaveLength(7);
    for (const name of [
      'brand',
      'country',
      'language',
      'market',
      'cache-ttl',
      'lead-client-id',
      'lead-client-secret',
    ])
      expect(SETTINGS).toHaveProperty([name]);
    expect(serviceBase('lead-integration')).toBe('https://api.example/lead-integration');
  },
  service: (value) => {
    const names = items(value).map((name) => name.toLowerCase().replaceAll(' ', '-'));
    expect(names).toHaveLength(56);
    for (const name of names) expect(serviceBase(name)).toBe(`https://api.example/${name}`);
    expect(names.filter((name) => !(name in SERVICES))).toEqual(WITHOUT_CALLS);
  },
};
