import { addWorkingPrices, changeWorkingPrices, type WorkingPrice } from '#services/working-price';
import { type PriceRow, rowOf } from './rows';

interface Call {
  signal: AbortSignal;
  key: string;
}

/** A price that is to be created. */
export type NewPrice = Pick<WorkingPrice, 'dealerCode' | 'mvsCode'> & { year: number; price: number };

/** Changes the price of a record and nothing else of it. Resolves to the record as it is then. */
export async function changePrice(row: PriceRow, price: number, { signal, key }: Call): Promise<PriceRow> {
  const { mvsCode, year, bonus, dealerCode, version, listPrice } = row;
  const record = {
    mvsCode,
    year: year as number,
    price,
    ...(typeof bonus === 'number' && { bonus }),
    ...(dealerCode && { dealerCode }),
    ...(typeof version === 'number' && { version }),
  };
  const [saved] = await changeWorkingPrices({ body: { records: [record] } }, { signal, idempotencyKey: key });
  return saved ? { ...rowOf(saved), listPrice } : { ...row, price };
}

/** Creates a record. Resolves to it. */
export async function addPrice(
  { dealerCode, ...wanted }: NewPrice,
  { signal, key }: Call,
): Promise<PriceRow> {
  const record = { ...wanted, ...(dealerCode && { dealerCode }) };
  const [made] = await addWorkingPrices({ body: { records: [record] } }, { signal, idempotencyKey: key });
  const none = { id: '', modelName: '', versionName: '', updatedAt: '', updatedBy: '' };
  return rowOf(made ?? { ...none, dealerCode, ...wanted });
}
