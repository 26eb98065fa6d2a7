/** The catalogue as rows of the specification's table, for tools (see catalogue.ts). */
import { CATALOGUE } from './catalogue';

/** Headings of the specification by call id; an exact id precedes its prefix. */
const HEADINGS: readonly (readonly [ids: string, heading: string])[] = [
  ['AUTH', 'Auth'],
  ['B2E', 'Business-to-employee'],
  ['BEN', 'Benefits'],
  ['HUB', 'Benefits - Hub'],
  ['CAR', 'Car'],
  ['EVA', 'Evaluation'],
  ['CON', 'Contact us'],
  ['DSL', 'Dealer sales'],
  ['DLR-01', 'Dealers'],
  ['DLR', 'Dealer web'],
  ['SCH', 'Scheduling'],
  ['RGL', 'Regional'],
  ['DIC', 'Data dictionary'],
  ['EVT', 'Events'],
  ['FAC', 'Face detection'],
  ['GAR', 'Garage'],
  ['JRN', 'Journey'],
  ['LOG', 'Integration log'],
  ['FIN-09', 'Financing - PSA'],
  ['FIN-10', 'Financing - PSA'],
  ['FIN-11', 'Financing - PSA'],
  ['FIN-12', 'Financing - PSA'],
  ['FIN-13', 'Financing - PSA'],
  ['FIN-14', 'Financing - Next'],
  ['FIN-15', 'Financing - Next'],
  ['FIN-16', 'Financing - CDC'],
  ['FIN-17', 'Financing - CDC'],
  ['FIN-18', 'Financing - Batch'],
  ['FIN', 'Financing'],
  ['ROF', 'Rental-offer dealer lists'],
  ['TML', 'Rental timeline'],
  ['RUS', 'Rental user'],
  ['EXT-06', 'Rental user'],
  ['EXT-07', 'Quotation'],
  ['EXT', 'Location provider (outside service)'],
  ['LEA', 'Leads'],
  ['UAN', 'User analytics'],
  ['BOT', 'Messaging bot'],
  ['LOC', 'Location'],
  ['LOY', 'Loyalty'],
  ['LSB', 'Loyalty subscription'],
  ['VOU', 'Vouchers'],
  ['PAY', 'Payment'],
  ['PIN', 'Payment instruments'],
  ['CRD', 'Card management'],
  ['CAT', 'Catalogue'],
  ['ITM', 'Items'],
  ['OFP', 'Offers lookups'],
  ['QUI', 'Quiz'],
  ['RPT', 'Reports and products'],
  ['STK', 'Stock'],
  ['MNT', 'Maintenance'],
  ['RCL', 'Recall'],
  ['CPN', 'Coupons'],
  ['RES', 'Reservations'],
  ['USR', 'Users'],
  ['VEV', 'Virtual events'],
  ['VIS', 'Visit scheduling'],
  ['PRC', 'Pricing'],
  ['MAN', 'Manual'],
  ['OSR', 'Offers search'],
  ['OFR', 'Offers API'],
  ['UPL', 'Private file upload'],
  ['PRM', 'Promotions'],
  ['GRP', 'Promotion groups'],
  ['DNY', 'Promotion deny list'],
  ['RGN', 'Regions'],
  ['AST', 'Assets'],
];

export interface Row {
  id: string;
  /** The heading of the call in the specification's source; our own calls have the service's name. */
  service: string;
  base: string;
  method: string;
  /** Path under the base with the version, without a leading slash. */
  path: string;
  auth: string;
  ours: boolean;
}

/**
 * Rows without a service: calls with their own addresses, and those of location providers, whose methods and addresses
 * differ by provider (spec calls#addresses; src/services/providers).
 */
const OUTSIDE: Record<string, { path: string; method?: string }> = {
  'AST-01': { path: '(asset address)' },
  'AST-02': { path: '(folder-index listing)' },
  'AST-03': { path: '(image address)' },
  'EXT-01': { path: '(reverse geocode)', method: '(not stated)' },
  'EXT-02': { path: '(place details)', method: '(not stated)' },
  'EXT-03': { path: '(geocode)', method: '(not stated)' },
  'EXT-04': { path: '(autocomplete / predictions)', method: '(not stated)' },
  'EXT-05': { path: '(route matrix / distance matrix)', method: '(not stated)' },
};

const headingOf = (id: string) =>
  (HEADINGS.find(([ids]) => ids === id) ?? HEADINGS.find(([ids]) => id.startsWith(`${ids}-`)))?.[1];

/** One row per call, sorted by id. */
export const ROWS: readonly Row[] = CATALOGUE.map(({ service, call }) => {
  const { id, method, path, auth = 'none-stated', ours = false } = call.definition;
  const outside = OUTSIDE[id];
  return {
    id,
    service: headingOf(id) ?? service,
    base: outside ? '' : call.base,
    method: outside?.method ?? method,
    path: outside?.path ?? path.replace(/^\/(?=.)/, ''),
    auth,
    ours,
  };
});
