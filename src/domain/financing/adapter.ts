import { noAdapterFor } from '../errors/developer';

/** Who lends (calls 3.1). */
export const FUNDING_SOURCES = ['ZFLOW', 'CDC', 'PSA_TRADITIONAL', 'NEXT', 'PSA_BALAO'] as const;
export type FundingSource = (typeof FUNDING_SOURCES)[number];
/** Sources that simulate; ZFLOW is a screen of its own (decisions). */
export const ADAPTERS = ['CDC', 'NEXT', 'PSA_BALAO', 'PSA_TRADITIONAL'] as const;
export type AdapterName = (typeof ADAPTERS)[number];

/** Which adapter simulates for a funding type; fails for a type that has none (calls 4.5, 8.1). */
export function adapterOf(type: string): AdapterName {
  const name = ADAPTERS.find((each) => each === type);
  if (!name) throw new RangeError(noAdapterFor(type));
  return name;
}

/**
 * The entrance as each source wants it: NEXT the percent as given, CDC an amount of money, both PSA sources the percent
 * divided by 100 (calls 5.1, decisions).
 * @param percent 0 to 100
 * @param price in the market's currency
 */
export function entranceFor(adapter: AdapterName, percent: number, price: number): number {
  if (adapter === 'NEXT') return percent;
  return adapter === 'CDC' ? (percent / 100) * price : percent / 100;
}
