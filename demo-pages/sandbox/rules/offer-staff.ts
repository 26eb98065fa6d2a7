import { canEdit } from '#domain/offers/offer-lifecycle';
import type { Offer } from '#services/entities/offer';
import { found, Refusal } from '../answers';
import { versionOf } from '../data/cars';
import { plain } from '../data/cities';
import type { SandboxOffer } from '../data/offers';
import type { SandboxUser } from '../data/users';
import { DAY, moment } from '../lib/moments';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';
import { countryOf, offerOf, offers } from './offers';
import { putRecord, refuseOld } from './put-record';
import { wholeFiles } from './uploads';

const COVERAGES = ['NATIONAL', 'STATE', 'REGIONAL', 'DEALER_GROUP'];
const TYPES = ['FCA', 'DEALER', 'RENTAL'];
const LONGEST_TITLE = 120;

type Who = SandboxUser | undefined;

/** Rejects invalid offers. */
function check(offer: Partial<Offer>): void {
  const { title, type, coverage, stateCodes, dealerGroup, price, validFrom, validUntil } = offer;
  const errors = {
    ...(title !== undefined && !title.trim() && { title: 'Informe o título' }),
    ...((title?.length ?? 0) > LONGEST_TITLE && { title: `No máximo ${LONGEST_TITLE} caracteres` }),
    ...(type && !TYPES.includes(type) && { type: 'Tipo de oferta desconhecido' }),
    ...(coverage && !COVERAGES.includes(coverage) && { coverage: 'Abrangência desconhecida' }),
    ...(coverage === 'STATE' && !stateCodes?.length && { stateCodes: 'Selecione pelo menos um estado' }),
    ...(coverage === 'REGIONAL' && !stateCodes?.length && { regionalIds: 'Selecione pelo menos uma região' }),
    ...(coverage === 'DEALER_GROUP' && !dealerGroup && { dealerGroup: 'Selecione o grupo' }),
    ...((price?.to ?? 0) > (price?.from ?? Number.POSITIVE_INFINITY) && {
      price: 'O preço da oferta deve ser menor que o preço original',
    }),
    ...(validFrom &&
      validUntil &&
      validFrom > validUntil && { validUntil: 'A validade termina antes de começar' }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'fields are not valid', errors });
}

/** Rejects who has no right over offers of the whole country: of the roles within OFFER only NATIONAL has. */
function mayManage(user: Who, coverage: string | null | undefined): void {
  if (coverage === 'NATIONAL' && !user?.groupRoles?.includes('NATIONAL'))
    throw new Refusal(403, { error: 'national offers are not of this account' });
}

/** The offer, if the account may change it. */
export function managed(world: World, user: Who, id: string): SandboxOffer {
  const offer = offerOf(world, id);
  mayManage(user, offer.coverage);
  return offer;
}

/** Returns the fields that were sent, without undefined ones. */
const given = <T extends object>(fields: T) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Partial<SandboxOffer>;

const amountOf = ({ price, value }: Partial<SandboxOffer>, fallback: number): number =>
  price?.to ?? price?.value ?? value ?? fallback;

interface Created {
  mvsCode: string;
  offer: object & { market?: string | undefined };
}

/** Creates an offer once per intent. */
export function createOffer(world: World, user: Who, { mvsCode, offer }: Created, headers: Headers) {
  const version = found(versionOf(mvsCode), 'car');
  const all = offers(world);
  const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
  const known = all.get(world.state.entryOf('OFR-01', key)?.id ?? '');
  if (known) return known;
  const fields = given(offer);
  check(fields);
  mayManage(user, fields.coverage ?? 'NATIONAL');
  wholeFiles(world, user?.id ?? '', fields.imageIds ?? []);
  const { brand } = version;
  const { code, modelCode, modelName, versionName, year, fuel } = version;
  const ordering =
    Math.max(0, ...[...all.values()].map((each) => (each.brand === brand ? each.ordering : 0))) + 1;
  const made = world.table('offers made', () => ({ count: 0 }));
  const id = `of-${brand}-novo-${++made.count}`;
  const created: SandboxOffer = {
    id,
    type: 'FCA',
    brand,
    market: 'pt-BR',
    title: `${modelName} ${versionName} ${year}`,
    description: '',
    coverage: 'NATIONAL',
    jurisdiction: 'BRAND',
    stateCodes: [],
    dealerCodes: [],
    dealerGroup: null,
    regionalIds: [],
    parts: [],
    mvsCode: code,
    modelCode,
    modelName,
    versionName,
    year,
    fuel,
    category: null,
    stamps: [],
    features: [],
    price: { type: 'FULL_PRICE', source: 'customPrice', value: version.price },
    productId: `prod-${id}`,
    isSaved: false,
    reason: '',
    legalText: '',
    validFrom: moment(world),
    validUntil: moment(world, 30 * DAY),
    imageIds: [],
    ...fields,
    value: amountOf(fields, version.price),
    countryCode: countryOf(offer.market ?? ''),
    status: 'unpublished',
    version: 1,
    ordering,
  };
  all.set(id, created);
  world.state.enter('OFR-01', key, id);
  return created;
}

/** What a change leaves as it is: the car was chosen when the offer was made. */
const OWN = [
  'id',
  'status',
  'ordering',
  'version',
  'value',
  'reason',
  'brand',
  'market',
  'countryCode',
  'mvsCode',
  'modelCode',
  'modelName',
  'versionName',
  'year',
  'fuel',
  'productId',
  'isSaved',
] as const satisfies readonly (keyof SandboxOffer)[];

/** Lists that every offer has. */
const lists = () => ({
  stateCodes: [],
  dealerCodes: [],
  regionalIds: [],
  parts: [],
  stamps: [],
  features: [],
  imageIds: [],
});

/** Changes an offer, unless it is not the version that the sender has seen: then the present one is in the refusal. */
export function updateOffer(
  world: World,
  user: Who,
  id: string,
  body: object & { version?: number | undefined },
) {
  const { version, ...content } = body;
  const offer = managed(world, user, id);
  refuseOld(world, version, offer.version, {
    error: 'somebody else has changed the offer',
    current: offer,
  });
  if (!canEdit(offer.status)) throw new Refusal(409, { error: 'a sold offer cannot be changed' });
  const fields = given(content);
  const next = putRecord(world, { ...offer }, fields, OWN);
  check({ ...next, title: next.title ?? '' });
  mayManage(user, next.coverage);
  const added = (next.imageIds ?? []).filter((each) => !offer.imageIds.includes(each));
  wholeFiles(world, user?.id ?? '', added);
  const status = offer.status === 'disapproved' ? 'unpublished' : offer.status;
  putRecord(world, offer, fields, OWN);
  return Object.assign(offer, {
    ...lists(),
    ...offer,
    value: amountOf(fields, offer.value),
    status,
    reason: '',
    version: offer.version + 1,
  });
}

/** Reorders all of them or none. */
export function reorderOffers(world: World, user: Who, places: readonly { id: string; ordering: number }[]) {
  const rows = places.map(({ id, ordering }) => ({ offer: managed(world, user, id), ordering }));
  if (new Set(rows.map(({ ordering }) => ordering)).size < rows.length) {
    throw new Refusal(422, { error: 'two offers cannot have the same place' });
  }
  for (const { offer, ordering } of rows) offer.ordering = ordering;
  return rows.map(({ offer: { id, ordering } }) => ({ id, ordering }));
}

interface StaffSearch {
  brand: string;
  market: string;
  text?: string | undefined;
  status?: string | undefined;
  type?: string | undefined;
  coverage?: string | undefined;
  jurisdiction?: string | undefined;
  sort?: string | undefined;
}

const SORTS: Record<string, (a: SandboxOffer, b: SandboxOffer) => number> = {
  ordering: (a, b) => a.ordering - b.ordering,
  title: (a, b) => a.title.localeCompare(b.title),
  value: (a, b) => a.value - b.value,
  validUntil: (a, b) => a.validUntil.localeCompare(b.validUntil),
};

/** The offers of a brand and market, whatever their status, in the requested order. */
export function staffOffers(world: World, search: StaffSearch): SandboxOffer[] {
  const { brand, market, text = '', sort = 'ordering', ...exact } = search;
  const order = SORTS[sort.replace(/^-/, '')];
  if (!order) throw new Refusal(422, { error: `offers cannot be sorted by ${sort}` });
  const words = plain(text).split(/\s+/);
  const fields = ['status', 'type', 'coverage', 'jurisdiction'] as const;
  const found = [...offers(world).values()].filter(
    (offer) =>
      offer.brand === brand.toLowerCase() &&
      offer.countryCode === countryOf(market) &&
      words.every((word) => plain(offer.title).includes(word)) &&
      fields.every((name) => !exact[name] || offer[name] === exact[name]),
  );
  return found.sort((a, b) => (sort.startsWith('-') ? order(b, a) : order(a, b)) || a.id.localeCompare(b.id));
}
