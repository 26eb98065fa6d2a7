import { formatCurrency, parseTypedAmount } from '#domain/money/currency';
import type { Mvs, Part } from '#services/entities/car';
import type { ComparedField } from '#ui/editor/VersionComparison';
import type { CatalogueMessages } from './messages';

/** What is edited of a part. Amounts are as they are typed; lists contain ids of other parts. */
export interface PartValues {
  code: string;
  name: string;
  type: string;
  category: string;
  description: string;
  behavior: string;
  price: string;
  inclusiveIds: readonly string[];
  exclusiveIds: readonly string[];
}
export const FIELDS = [
  'code',
  'name',
  'type',
  'category',
  'description',
  'behavior',
  'price',
  'inclusiveIds',
  'exclusiveIds',
] as const;

export const NEW: PartValues = {
  code: '',
  name: '',
  type: 'ACCESSORY',
  category: '',
  description: '',
  behavior: 'OPTIONAL',
  price: '',
  inclusiveIds: [],
  exclusiveIds: [],
};

export const valuesOf = (part: Part): PartValues => ({
  code: part.code,
  name: part.name,
  type: part.type || NEW.type,
  category: part.category ?? '',
  description: part.description ?? '',
  behavior: part.behavior || NEW.behavior,
  price: typeof part.price === 'number' ? formatCurrency(part.price).replace(/^\D+/, '') : '',
  inclusiveIds: [...(part.inclusiveIds ?? [])].sort(),
  exclusiveIds: [...(part.exclusiveIds ?? [])].sort(),
});

/** Returns what is sent of a part. The price has been checked. */
export const bodyOf = ({ code }: Mvs, values: PartValues) => ({
  mvsCode: code,
  ...(values.code.trim() && { code: values.code.trim() }),
  name: values.name.trim(),
  type: values.type,
  category: values.category.trim(),
  description: values.description.trim(),
  behavior: values.behavior,
  price: parseTypedAmount(values.price) ?? 0,
  inclusiveIds: [...values.inclusiveIds].sort(),
  exclusiveIds: [...values.exclusiveIds].sort(),
});

/** Returns a value to compare: a name without its outer space, an amount however it was typed. */
export const comparableValues = (values: PartValues): PartValues => {
  const amount = parseTypedAmount(values.price);
  return {
    ...values,
    price: amount === null ? values.price : formatCurrency(amount).replace(/^\D+/, ''),
    inclusiveIds: [...values.inclusiveIds].sort(),
    exclusiveIds: [...values.exclusiveIds].sort(),
  };
};

/** How the fields of two versions of a part are named and shown. */
export function comparedFields(
  words: CatalogueMessages,
  nameOfPart: (id: string) => string,
): readonly ComparedField<PartValues>[] {
  const named = (names: Readonly<Record<string, string>>, value: string) => names[value] ?? value;
  const namesOf = (ids: readonly string[]) => ids.map(nameOfPart).join(', ');
  return [
    { name: 'name', label: words.name, text: ({ name }) => name },
    { name: 'type', label: words.type, text: ({ type }) => named(words.types, type) },
    { name: 'behavior', label: words.behavior, text: ({ behavior }) => named(words.behaviors, behavior) },
    { name: 'price', label: words.price, text: ({ price }) => price },
    { name: 'category', label: words.category, text: ({ category }) => category },
    { name: 'description', label: words.description, text: ({ description }) => description },
    { name: 'inclusiveIds', label: words.includes, text: ({ inclusiveIds }) => namesOf(inclusiveIds) },
    { name: 'exclusiveIds', label: words.excludes, text: ({ exclusiveIds }) => namesOf(exclusiveIds) },
  ];
}
