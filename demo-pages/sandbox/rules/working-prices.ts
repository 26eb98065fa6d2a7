import { Refusal } from '../answers';
import { listPrice, MODELS, type SandboxVersion, versionOf } from '../data/cars';
import { money } from '../data/cars/types';
import type { SandboxUser } from '../data/users';
import { languageOf } from '../lib/language';
import { DAY, MINUTE, moment } from '../lib/moments';
import type { World } from '../world';
import { putRecord, refuseOld } from './put-record';
import { dealerOfSeller } from './sellers';

/** A type, since an interface would not fit a loose schema. */
type Change = { price: number; changedAt: string; changedBy: string };

/** What a change leaves as it is, or sets. */
const OWN = [
  'id',
  'modelName',
  'versionName',
  'updatedAt',
  'updatedBy',
  'version',
  'changes',
] as const satisfies readonly (keyof WorkingPrice)[];

/** A dealer's price of a version in the money of the dealer's country. */
export type WorkingPrice = {
  id: string;
  mvsCode: string;
  year: number;
  brand: string;
  modelName: string;
  versionName: string;
  dealerCode: string;
  price: number;
  bonus: number | null;
  updatedAt: string;
  updatedBy: string;
  version: number;
  /** The newest first. */
  changes: Change[];
};
export interface Sent {
  mvsCode: string;
  year: number;
  price: number;
  bonus?: number;
  dealerCode?: string;
  version?: number;
}

/** Who asks: a dealer's employee, or somebody of the factory, who sees and changes those of all dealers. */
export interface Caller {
  world: World;
  headers: Headers;
  user: SandboxUser | undefined;
}

/** Milliseconds after which the visualizer shows a change (ours). */
const VISIBLE_AFTER = MINUTE;
/** Model years before the present one that dealers still have (ours). */
const OLDER_YEARS = 2;
/** A price above this many list prices is refused (ours). */
const MOST_LIST_PRICES = 3;
/** Versions of which a brand's second dealer has prices. */
const OF_SECOND_DEALER = 6;

const keyOf = ({ dealerCode, mvsCode, year }: { dealerCode: string; mvsCode: string; year: number }) =>
  `${dealerCode}-${mvsCode}-${year}`;

const isNational = (user: SandboxUser | undefined) => !!user?.groupRoles?.includes('NATIONAL');
const dealerOf = (world: World, code: string) => world.dealers.find(({ idSiteGeo }) => idSiteGeo === code);
/** The dealer of a brand at which the caller sells; empty for nobody's. */
function ownDealer({ world, headers, user }: Caller, brand = ''): string {
  const ofBrand = new Headers(headers);
  if (brand) ofBrand.set('x-brand', brand);
  return user ? dealerOfSeller({ world, headers: ofBrand }, user) : '';
}
const countryOf = (world: World, dealerCode: string) => dealerOf(world, dealerCode)?.countryCode ?? 'BR';

/** Whether the caller sells at a dealer, whatever the language of the page. */
function sellsAt(caller: Caller, dealerCode: string): boolean {
  const { world, user } = caller;
  const dealer = dealerOf(world, dealerCode);
  const first = world.dealers.find(
    ({ brand, countryCode }) => brand === dealer?.brand && countryCode === dealer.countryCode,
  );
  return !!user && first === dealer && ownDealer(caller, dealer?.brand) !== '';
}

function seeded(world: World, version: SandboxVersion, year: number, dealerCode: string): WorkingPrice {
  const { code: mvsCode, modelName, versionName } = version;
  const key = { dealerCode, mvsCode, year };
  const percent = world.random(`working price ${mvsCode}`).whole(1, 4) + 6 * (version.year - year);
  const reais = Math.round((version.price * (100 - percent)) / 1000) * 10;
  const price = money(reais, countryOf(world, dealerCode));
  const change = (days: number, at: number, changedBy: string) => ({
    price: at,
    changedAt: moment(world, -days * DAY),
    changedBy,
  });
  const changes = [
    change(5, price, 'Vera Salgado'),
    change(40, Math.round(price / 100) * 101, 'Carga da fábrica'),
  ];
  return {
    id: keyOf(key),
    ...key,
    brand: version.brand,
    modelName,
    versionName,
    price,
    bonus: 1000,
    updatedAt: changes[0]?.changedAt ?? '',
    updatedBy: changes[0]?.changedBy ?? '',
    version: 2,
    changes,
  };
}

/**
 * The first dealer of each brand in Brazil has prices for the brand's first model, and those of each country for the last two
 * years of all others, which have no list price any more; the second one for the last year of some.
 */
export const workingPrices = (world: World): Map<string, WorkingPrice> =>
  world.table('working prices', () => {
    const brands = [...new Set(MODELS.map(({ brand }) => brand))];
    const made = brands.flatMap((brand) => {
      const [first, ...others] = MODELS.filter((model) => model.brand === brand);
      const older = others.flatMap(({ versions }) => versions);
      return (['BR', 'AR'] as const).flatMap((country) => {
        const dealers = world.dealers.filter((each) => each.brand === brand && each.countryCode === country);
        const [one, two] = dealers.map(({ idSiteGeo }) => idSiteGeo);
        return [
          ...(one && country === 'BR'
            ? (first?.versions ?? []).map((version) => seeded(world, version, version.year, one))
            : []),
          ...(one
            ? older.flatMap((version) =>
                [1, OLDER_YEARS].map((back) => seeded(world, version, version.year - back, one)),
              )
            : []),
          ...(two
            ? older.slice(0, OF_SECOND_DEALER).map((version) => seeded(world, version, version.year - 1, two))
            : []),
        ];
      });
    });
    return new Map(made.map((each) => [each.id, each]));
  });

/** The version of a code in a year that dealers still have. */
function versionIn(code: string, year: number): SandboxVersion | undefined {
  const version = versionOf(code, year) ?? versionOf(code);
  return version && year <= version.year && year >= version.year - OLDER_YEARS ? version : undefined;
}

/** Returns a record to store, or throws a refusal that names the field. */
function checked(caller: Caller, sent: Sent, index: number): WorkingPrice {
  const { world, user } = caller;
  const version = versionIn(sent.mvsCode, sent.year);
  const errors: Record<string, string> = {};
  const at = (field: string) => `records.${index}.${field}`;
  const dealerCode =
    sent.dealerCode ||
    ownDealer(caller, version?.brand) ||
    (world.dealers.find(({ brand }) => brand === version?.brand)?.idSiteGeo ?? '');
  const dealer = dealerOf(world, dealerCode);
  const list = version && listPrice(version, countryOf(world, dealerCode));
  if (!isNational(user) && !ownDealer(caller, version?.brand))
    errors[at('dealerCode')] = 'Esta conta não está ligada a nenhuma concessionária';
  if (!version) errors[at('mvsCode')] = 'Versão e ano não encontrados';
  if (sent.price <= 0) errors[at('price')] = 'O número deve ser maior que 0';
  if (list && sent.price > list * MOST_LIST_PRICES)
    errors[at('price')] = `Mais que ${MOST_LIST_PRICES} vezes o preço de tabela`;
  if (version && dealer?.brand !== version.brand)
    errors[at('dealerCode')] = 'Esta concessionária não vende a marca';
  if (!version || Object.keys(errors).length > 0)
    throw new Refusal(422, { error: 'the working prices cannot be saved', errors });
  if (!isNational(user) && !sellsAt(caller, dealerCode))
    throw new Refusal(403, { error: 'the dealer is not the one of this account' });
  const key = { dealerCode, mvsCode: version.code, year: sent.year };
  const id = keyOf(key);
  const before = workingPrices(world).get(id);
  const change = { price: sent.price, changedAt: moment(world), changedBy: user?.name ?? '' };
  const { version: _, ...fields } = sent;
  const next: Partial<WorkingPrice> = putRecord<Partial<WorkingPrice>>(world, { ...before }, fields, OWN);
  return {
    ...next,
    id,
    ...key,
    brand: version.brand,
    modelName: version.modelName,
    versionName: version.versionName,
    price: sent.price,
    bonus: next.bonus ?? null,
    updatedAt: change.changedAt,
    updatedBy: change.changedBy,
    version: (before?.version ?? 0) + 1,
    changes: [change, ...(before?.changes ?? [])],
  };
}

/** What the service says of a record: its changes are the visualizer's. */
export const shownPrice = ({ changes, ...shown }: WorkingPrice) => shown;

/** Saves all records or none; `there` says whether they must exist or must not. */
export function saveWorkingPrices(caller: Caller, records: readonly Sent[], there: boolean) {
  const table = workingPrices(caller.world);
  const made = records.map((sent, index) => checked(caller, sent, index));
  const wrong = made.find(({ id }) => table.has(id) !== there);
  if (wrong && there) throw new Refusal(404, { error: `there is no working price ${wrong.id}` });
  if (wrong) {
    const errors = { 'records.mvsCode': 'Já existe um preço para esta versão' };
    throw new Refusal(409, { error: `there is a working price ${wrong.id} already`, errors });
  }
  for (const [index, { id, version }] of made.entries()) {
    const error = `somebody else has changed the working price ${id}`;
    if (there) refuseOld(caller.world, records[index]?.version, version - 1, { error });
  }
  for (const each of made) table.set(each.id, each);
  return made.map(shownPrice);
}

export interface Wanted {
  brand?: string;
  dealerCode?: string;
  mvsCode?: string;
  year?: number;
}

/** Matching working prices, in the order of their creation. */
export const wantedPrices = (world: World, { brand, dealerCode, mvsCode, year }: Wanted): WorkingPrice[] =>
  [...workingPrices(world).values()].filter(
    (each) =>
      (!brand || versionOf(each.mvsCode)?.brand === brand.toLowerCase()) &&
      (!dealerCode || each.dealerCode === dealerCode) &&
      (!mvsCode || each.mvsCode === mvsCode) &&
      (!year || each.year === year),
  );

/** Those of them that the caller may see: the own dealer's; somebody of the factory those of the country. */
export function pricesFor(caller: Caller, wanted: Wanted): WorkingPrice[] {
  const { world, user, headers } = caller;
  const country = languageOf(headers) === 'es-AR' ? 'AR' : 'BR';
  return wantedPrices(world, wanted).filter(
    ({ dealerCode }) =>
      (wanted.dealerCode || countryOf(world, dealerCode) === country) &&
      (isNational(user) || sellsAt(caller, dealerCode)),
  );
}

/** Working prices as others see them, a while after they were changed, beside the list prices. */
export const visibleRows = (world: World, prices: readonly WorkingPrice[]) =>
  prices.flatMap(({ mvsCode, year, modelName, versionName, dealerCode, changes }) => {
    const seen = changes.filter(({ changedAt }) => Date.parse(changedAt) <= world.now() - VISIBLE_AFTER);
    const [last] = seen;
    if (!last) return [];
    const version = versionOf(mvsCode, year);
    const list = version ? listPrice(version, countryOf(world, dealerCode)) : null;
    return {
      mvsCode,
      year,
      modelName,
      versionName,
      dealerCode,
      listPrice: list,
      workingPrice: last.price,
      difference: list === null ? null : last.price - list,
      changes: seen,
    };
  });
