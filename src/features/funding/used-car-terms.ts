import type { AdapterName } from '#domain/financing/adapter';
import { rangeFor } from './simulation-queries';
import { percentFor, type Terms, termsWithin } from './terms';

/** Resolves to a source's usual terms for a version with a down payment in the market's currency, as far as it takes it. */
export async function termsWithDownPayment(
  source: AdapterName,
  { code, year, price }: { code: string; year: number; price: number },
  downPayment: number,
): Promise<Terms> {
  const range = await rangeFor(source, { mvs: code, year, price });
  return termsWithin({ entrancePercent: percentFor(downPayment, price) }, range);
}
