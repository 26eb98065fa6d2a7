import type { Language } from '#domain/core/brands';
import { groupBy } from '#domain/lists/group-by';
import { amountDoubt, parseTypedAmount } from '#domain/money/typed-amount';
import type { RowCheck } from '#ui/import/checked-rows';
import type { RowCells } from '#ui/import/list-rows';
import { isYear } from './is-year';
import type { PriceMessages } from './messages';
import { priceProblem } from './price-problem';
import { keyOf, type PriceRow } from './rows';
import type { NewPrice } from './save-price';

/** Returns the columns of a list that is imported; the service's own file has them too. */
export const columnsOf = (texts: PriceMessages) => [
  { id: 'mvsCode', label: texts.mvsCode, names: ['MVS', 'mvs'] },
  { id: 'year', label: texts.year, names: ['Ano', 'Año'] },
  {
    id: 'price',
    label: texts.price,
    names: ['Praticado', 'Preço', 'Precio', 'Preço praticado', 'Precio de venta'],
  },
  {
    id: 'dealerCode',
    label: texts.dealer,
    names: ['Concessionária', 'Concesionario'],
    optional: true,
  },
];

/** Checks a row of a list. */
export function checkRow(cells: RowCells, texts: PriceMessages, language: Language): RowCheck<NewPrice> {
  const { mvsCode = '', year = '', price = '', dealerCode = '' } = cells;
  const wrongPrice = amountDoubt(price, language) || priceProblem(price, texts);
  const problems = {
    ...(!mvsCode.trim() && { mvsCode: texts.mvsNeeded }),
    ...(!isYear(year.trim()) && { year: texts.yearNeeded }),
    ...(wrongPrice && { price: wrongPrice }),
  };
  if (Object.keys(problems).length > 0) return { problems };
  return {
    value: {
      mvsCode: mvsCode.trim().toUpperCase(),
      year: Number(year),
      price: parseTypedAmount(price) as number,
      dealerCode: dealerCode.trim(),
    },
  };
}

/** A row of a list beside the record that there is. */
export interface Difference {
  id: string;
  label: string;
  wanted: NewPrice;
  /** Undefined for a record that is to be created. */
  row: PriceRow | undefined;
  kind: 'new' | 'changed' | 'same';
}

/**
 * Compares a list with the records that there are. A row without a dealer is of the only record of its version and year; where
 * several dealers have one, it names none of them, and is a new one, of which the service decides.
 */
export function differencesOf(wanted: readonly NewPrice[], records: readonly PriceRow[]): Difference[] {
  const versionKey = (of: NewPrice | PriceRow) => keyOf({ ...of, dealerCode: '' });
  const byVersion = new Map(groupBy(records, versionKey));
  return wanted.map((each) => {
    const same = byVersion.get(versionKey(each)) ?? [];
    const row = each.dealerCode ? same.find(({ dealerCode }) => dealerCode === each.dealerCode) : same[0];
    const known = !each.dealerCode && same.length > 1 ? undefined : row;
    const kind = !known ? 'new' : known.price === each.price ? 'same' : 'changed';
    const name = [known?.modelName, known?.versionName].filter(Boolean).join(' ') || each.mvsCode;
    return { id: keyOf(each), label: `${name} ${each.year}`, wanted: each, row: known, kind };
  });
}
