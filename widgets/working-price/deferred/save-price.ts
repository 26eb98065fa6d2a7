import { wholeRecord } from '#services/entities/whole-record';
import { otherVersion } from '#services/http/other-version';
import { addWorkingPrices, changeWorkingPrices, type WorkingPrice } from '#services/working-price';
import { type PriceRow, rowOf } from './rows';
import type { PriceList } from './use-prices';

interface Call {
  signal: AbortSignal;
  key: string;
}

/** A price that is to be created. */
export type NewPrice = Pick<WorkingPrice, 'dealerCode' | 'mvsCode'> & { year: number; price: number };

/** Whether somebody else has changed a record; by its price where the service counts no versions. */
const isOther = (present: PriceRow, row: PriceRow): boolean =>
  present.version !== row.version || (row.version === undefined && present.price !== row.price);

/**
 * Changes the price of a record and nothing else of it. The record is read again before: not every service compares versions.
 * Resolves to the record as it is then; rejects with a 409 if somebody else has changed it.
 */
export async function changePrice(
  row: PriceRow,
  price: number,
  { signal, key }: Call,
  find: PriceList['find'],
): Promise<PriceRow> {
  const { mvsCode, year, listPrice } = row;
  const present = (await find(row, signal)) ?? row;
  if (isOther(present, row)) throw otherVersion('PRC-04');
  const record = { ...wholeRecord(present, { price }), mvsCode, year: year as number };
  const [saved] = await changeWorkingPrices({ body: { records: [record] } }, { signal, idempotencyKey: key });
  // As the list has it: lists may name no ids.
  return saved ? { ...rowOf(saved), id: row.id, listPrice } : { ...row, price };
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
