import { Refusal } from '../answers';
import { listPrice, MODELS, versionOf } from '../data/cars';
import { moment } from '../lib/moments';
import type { World } from '../world';

/** A dealer's price of a version; a type, since an interface would not fit a loose schema. */
export type WorkingPrice = {
  id: string;
  mvsCode: string;
  year: number;
  dealerCode: string;
  price: number;
  bonus: number | null;
  updatedAt: string;
};
export interface Sent {
  mvsCode: string;
  year: number;
  price: number;
  bonus?: number;
  dealerCode?: string;
}

/** The dealer of a signed-in dealer employee: the first one of the brand. */
const ownDealer = (world: World, brand: string) =>
  world.dealers.find((dealer) => dealer.brand === brand && dealer.countryCode === 'BR')?.idSiteGeo ?? '';

const keyOf = ({ dealerCode, mvsCode, year }: { dealerCode: string; mvsCode: string; year: number }) =>
  `${dealerCode}-${mvsCode}-${year}`;

/** The first dealer of each brand has prices for the brand's first model; others have none. */
export const workingPrices = (world: World): Map<string, WorkingPrice> =>
  world.table('working prices', () => {
    const firsts = MODELS.filter(({ brand }, i) => MODELS[i - 1]?.brand !== brand);
    const made = firsts.flatMap(({ brand, versions }) =>
      versions.map((version): [string, WorkingPrice] => {
        const { code: mvsCode, year } = version;
        const percent = world.random(`working price ${mvsCode}`).whole(1, 4);
        const dealerCode = ownDealer(world, brand);
        const id = keyOf({ dealerCode, mvsCode, year });
        const price = Math.round((version.price * (100 - percent)) / 1000) * 10;
        return [id, { id, mvsCode, year, dealerCode, price, bonus: 1000, updatedAt: moment(world) }];
      }),
    );
    return new Map(made);
  });

/** Returns a record to store, or throws a refusal that names the field. */
function checked(world: World, sent: Sent, index: number): WorkingPrice {
  const version = versionOf(sent.mvsCode);
  const errors: Record<string, string> = {};
  const at = (field: string) => `records.${index}.${field}`;
  if (!version || version.year !== sent.year) errors[at('mvsCode')] = 'Versão e ano não encontrados';
  if (sent.price <= 0) errors[at('price')] = 'O número deve ser maior que 0';
  const dealerCode = sent.dealerCode ?? ownDealer(world, version?.brand ?? '');
  const dealer = world.dealers.find(({ idSiteGeo }) => idSiteGeo === dealerCode);
  if (version && dealer?.brand !== version.brand) {
    errors[at('dealerCode')] = 'Esta concessionária não vende a marca';
  }
  if (!version || Object.keys(errors).length > 0) {
    throw new Refusal(422, { error: 'the working prices cannot be saved', errors });
  }
  const key = { dealerCode, mvsCode: version.code, year: sent.year };
  return {
    id: keyOf(key),
    ...key,
    price: sent.price,
    bonus: sent.bonus ?? null,
    updatedAt: moment(world),
  };
}

/** Saves all records or none; `there` says whether they must exist or must not. */
export function saveWorkingPrices(world: World, records: readonly Sent[], there: boolean): WorkingPrice[] {
  const table = workingPrices(world);
  const made = records.map((sent, index) => checked(world, sent, index));
  const wrong = made.find(({ id }) => table.has(id) !== there);
  if (wrong && there) throw new Refusal(404, { error: `there is no working price ${wrong.id}` });
  if (wrong) {
    const errors = { 'records.mvsCode': 'Já existe um preço para esta versão' };
    throw new Refusal(409, { error: `there is a working price ${wrong.id} already`, errors });
  }
  for (const each of made) table.set(each.id, each);
  return made;
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

/** Working prices beside the list prices; no difference if there is no list price. */
export const visibleRows = (prices: readonly WorkingPrice[]) =>
  prices.flatMap(({ mvsCode, year, dealerCode, price }) => {
    const version = versionOf(mvsCode);
    if (!version) return [];
    const list = listPrice(version);
    const { modelName, versionName } = version;
    return {
      mvsCode,
      year,
      modelName,
      versionName,
      dealerCode,
      listPrice: list,
      workingPrice: price,
      difference: list === null ? null : price - list,
    };
  });
