import { NO_STOCK, versionOf } from '../data/cars';
import { colorsOf } from '../data/cars/colors';
import type { SandboxVersion } from '../data/cars/types';
import type { World } from '../world';

/** So many cars of one version and colour stand at a dealer. */
export interface StockLine {
  mvsCode: string;
  colorCode: string;
  dealerCode: string;
  quantity: number;
}

/** Dealers of a brand that have a version, and the most cars of one colour at one of them. */
const DEALERS = 6;
const MOST = 3;

/** As the sandbox starts: some dealers of the brand, most colours at each of them. */
function made(world: World, version: SandboxVersion): StockLine[] {
  if (NO_STOCK.has(version.code)) return [];
  const random = world.random(`stock ${version.code}`);
  const dealers = world.dealers.filter(({ brand }) => brand === version.brand);
  const step = Math.max(1, Math.floor(dealers.length / DEALERS));
  const first = random.whole(0, step - 1);
  return dealers
    .filter((_, i) => i % step === first)
    .slice(0, DEALERS)
    .flatMap(({ idSiteGeo }) =>
      colorsOf(version).map(({ code }) => ({
        mvsCode: version.code,
        colorCode: code,
        dealerCode: idSiteGeo,
        quantity: random.whole(0, MOST),
      })),
    );
}

/** Where cars of the version stand; the lines change as cars are taken. Empty for a code that is none. */
export function stockOf(world: World, mvsCode: string): StockLine[] {
  const version = versionOf(mvsCode);
  if (!version) return [];
  const table = world.table('stock', () => new Map<string, StockLine[]>());
  const lines = table.get(version.code) ?? made(world, version);
  table.set(version.code, lines);
  return lines;
}

/** How many cars there are of the version, or of it in one colour. */
export const inStock = (world: World, mvsCode: string, colorCode?: string): number =>
  stockOf(world, mvsCode)
    .filter((line) => !colorCode || line.colorCode === colorCode)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/**
 * Takes one car, from the dealer that has most of them, or from the one asked for: what it was and where it stood.
 * undefined where there is none.
 */
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

/** Puts a car back where it stood, or with the first dealer that has the colour. */
export function putBack(world: World, mvsCode: string, colorCode?: string, dealerCode?: string): void {
  const line = stockOf(world, mvsCode).find(
    (each) => (!colorCode || each.colorCode === colorCode) && (!dealerCode || each.dealerCode === dealerCode),
  );
  if (line) line.quantity += 1;
}
