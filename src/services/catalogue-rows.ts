/** The catalogue as the specification's table lists it, for tools (see catalogue.ts). */
import { CATALOGUE } from './catalogue';

/** Headings of the documents, by the ids under them; an exact id comes before its prefix. */
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
  /** The heading under which the documents list the call; ours have the service's name. */
  service: string;
  base: string;
  method: string;
  /** Under the base, version included, without a slash before it. */
  path: string;
  auth: string;
  ours: boolean;
}

/** Rows that are no service's: addresses of their own, and the location provider's (decisions). */
const PROVIDER_ROWS = [
  ['EXT-01', '(reverse geocode)'],
  ['EXT-02', '(place details)'],
  ['EXT-03', '(geocode)'],
  ['EXT-04', '(autocomplete / predictions)'],
  ['EXT-05', '(route matrix / distance matrix)'],
] as const;
const ADDRESSES: Record<string, string> = {
  'AST-01': '(asset address)',
  'AST-02': '(folder-index listing)',
  'AST-03': '(image address)',
};

const headingOf = (id: string) =>
  (HEADINGS.find(([ids]) => ids === id) ?? HEADINGS.find(([ids]) => id.startsWith(`${ids}-`)))?.[1];

/** One row for each call, by id. */
export const ROWS: readonly Row[] = [
  ...CATALOGUE.map(({ service, call }) => {
    const { id, method, path, auth = 'none-stated', ours = false } = call.definition;
    const address = ADDRESSES[id];
    return {
      id,
      service: headingOf(id) ?? service,
      base: address ? '' : call.base,
      method,
      path: address ?? path.replace(/^\/(?=.)/, ''),
      auth,
      ours,
    };
  }),
  // Each provider has a method and an address of its own: src/services/providers.
  ...PROVIDER_ROWS.map(([id, path]) => ({
    id,
    service: headingOf(id) ?? '',
    base: '',
    method: '(not stated)',
    path,
    auth: 'none-stated',
    ours: false,
  })),
].sort((a, b) => a.id.localeCompare(b.id));
