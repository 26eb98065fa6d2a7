/** The sets of statuses of the specification that screens show, and the story with a picture of each of their statuses. */
import { ofBrand } from '#domain/lists/of-brand';
import { OFFER_STATUSES } from '#domain/offers/offer-statuses';
import {
  FINANCING_PROPOSAL_STATUSES,
  RENTAL_PROPOSAL_STATUSES,
  RESERVATION_STATUSES,
  RESERVATION_TIMELINE_STATUSES,
  SECOND_BANK_STATUSES,
} from '#domain/orders/order-statuses';
import { TEST_DRIVE_STATUSES, VISIT_STATUSES } from '#domain/scheduling/visit-statuses';
import { brand } from '#page/core/metadata';

/** The sets by story. */
export const PICTURED = {
  'rental-proposals': { 'rental proposal status': RENTAL_PROPOSAL_STATUSES },
  orders: {
    'reservation status (older set)': RESERVATION_STATUSES,
    'new-reservation timeline status': RESERVATION_TIMELINE_STATUSES,
    'financing proposal state (timeline)': FINANCING_PROPOSAL_STATUSES,
    'financing proposal state (second bank)': SECOND_BANK_STATUSES,
  },
  'test-drives': { 'test-drive status': TEST_DRIVE_STATUSES },
  visits: { 'visit schedule status': VISIT_STATUSES },
  offers: { 'marketplace offer status': OFFER_STATUSES },
} as const;

/** Each status of the sets of a story, once. */
export const statusesOf = (story: keyof typeof PICTURED): string[] => [
  ...new Set(Object.values(PICTURED[story]).flat()),
];

/** A record of a list. */
interface Row {
  brand?: string;
  id?: string;
  proposalCode?: string;
}

/** Returns a change of a list: a row for each status, made of the first one of the page's brand, with an id of its own. */
export const rowPerStatus =
  (statuses: readonly string[]) =>
  (rows: readonly Row[]): Row[] => {
    const row = ofBrand(rows, brand())[0];
    return statuses.map((status, place) => ({
      ...row,
      ...(row?.id && { id: `${row.id}-${place}` }),
      ...(row?.proposalCode && { proposalCode: `${row.proposalCode}-${place}` }),
      status,
    }));
  };

/** Stories of widgets that show a set's states one by one, by the state's words in the specification. */
export const SHOWN_IN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'funding state': {
    terms: 'funding-flow/proposal#Terms',
    'lead-form': 'funding-flow/plan#Request',
    plans: 'funding-flow#Selection',
    proposal: 'funding-flow/proposal#Waiting',
    comparator: 'funding-flow#Comparing',
    error: 'funding-flow#External',
  },
  'location selector state': {
    LOCATION_SELECTION: 'location-selector#ByCity',
    LOCATION_CONFIRMATION: 'location-selector#ByPostalCode',
  },
  'identity validation step': {
    VALIDATING_IDENTITY: 'states/identity#Identity',
    VALIDATING_TOKEN: 'states/identity#Token',
    'awaiting an external identity-check provider': 'states/identity#Check',
    'awaiting a quiz': 'states/identity#Quiz',
    'syncing to a CRM': 'states/identity#Syncing',
    'persisted on the hub': 'states/identity#Persisted',
  },
  'promotion participant action': {
    agreed: 'promotion#Joined',
    attributed: 'promotion#Code',
    inactivated: 'promotion#Denied',
  },
  'software-update recall': { created: 'recall-admin#Created', 'then validated': 'recall-admin#Default' },
  'asset loading': {
    'loading, then success': 'car-image#Loading',
    'fallback, then success': 'car-image#OwnFallback',
    'otherwise error': 'car-image#Missing',
  },
};

/** Sets that no screen shows, and why. */
export const WITHOUT_SCREEN: Readonly<Record<string, string>> = {
  'data loader status': 'internal: how far data has loaded',
  'procedure status': 'no stated call answers it',
  'promise-like state': 'internal: how far a call has come',
  'user status': 'internal: whether the session has loaded',
  'candidates report': 'a file: what the page shows is its button, vt-promotion-admin',
};
