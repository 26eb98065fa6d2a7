import { NO_SECOND_COLOR, NO_STOCK, versionOf } from '../data/cars';
import { colorsOf } from '../data/cars/colors';
import type { SandboxVersion } from '../data/cars/types';
import type { World } from '../world';

/** The number of cars of one version and colour at a dealer. */
export interface StockLine {
  mvsCode: string;
  colorCode: string;
  dealerCode: string;
  quantity: number;
}

/** Number of dealers of a brand that have a version, and the maximum of cars of one colour at one of them. */
const DEALERS = 6;
const MOST = 3;

/** The initial stock: some dealers of the brand, most colours at each of them. */
function made(world: World, version: SandboxVersion): StockLine[] {
  if (NO_STOCK.has(version.code)) return [];
  const random = world.random(`stock ${version.code}`);
  const dealers = world.dealers.filter(({ brand }) => brand === version.brand);
  const step = Math.max(1, Math.floor(dealers.length / DEALERS));
  const first = random.whole(0, step - 1);
  const colors = colorsOf(version);
  const none = NO_SECOND_COLOR.has(version.code) ? colors[1] : undefined;
  return dealers
    .filter((_, i) => i % step === first)
    .slice(0, DEALERS)
    .flatMap(({ idSiteGeo }) =>
      colors.map((color) => ({
        mvsCode: version.code,
        colorCode: color.code,
        dealerCode: idSiteGeo,
        quantity: color === none ? 0 : random.whole(0, MOST),
      })),
    );
}

/** Returns the stock of a version; the lines change as cars are taken. Empty for an unknown code. */
export function stockOf(world: World, mvsCode: string): StockLine[] {
  const version = versionOf(mvsCode);
  if (!version) return [];
  const table = world.table('stock', () => new Map<string, StockLine[]>());
  const lines = table.get(version.code) ?? made(world, version);
  table.set(version.code, lines);
  return lines;
}

/** Number of cars of the version, or of it in one colour. */
export const inStock = (world: World, mvsCode: string, colorCode?: string): number =>
  stockOf(world, mvsCode)
    .filter((line) => !colorCode || line.colorCode === colorCode)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** Takes one car, from the given dealer or the one with most cars, and returns its data; undefined if there is none. */
export function takeFromStock(
  world: World,
  mvsCode: string,
  colorCode?: string,
  dealerCode?: string,
): Omit<StockLine, 'quantity'> | undefined {
  const [line] = stockOf(world, mvsCode)
    .filter(
      (each) =>
        each.quantity > 0 &&
        (!colorCode || each.colorCode === colorCode) &&
        (!dealerCode || each.dealerCode === dealerCode),
    )
    .sort((a, b) => b.quantity - a.quantity);
  if (!line) return undefined;
  line.quantity -= 1;
  return { mvsCode: line.mvsCode, colorCode: line.colorCode, dealerCode: line.dealerCode };
}

/** Returns a car to its dealer, or to the first dealer that has the colour. */
export function putBack(world: World, mvsCode: string, colorCode?: string, dealerCode?: string): void {
  const line = stockOf(world, mvsCode).find(
    (each) => (!colorCode || each.colorCode === colorCode) && (!dealerCode || each.dealerCode === dealerCode),
  );
  if (line) line.quantity += 1;
}
