import { COLOR_TYPES, colorTypeName } from '#domain/car/color-types';
import type { Language } from '#domain/core/brands';
import { amountText } from '#domain/money/currency';
import { parseEditedAmount, parseTypedAmount } from '#domain/money/typed-amount';
import type { Mvs } from '#services/entities/car';
import type { ComparedField } from '#ui/editor/VersionComparison';
import type { CatalogueMessages } from './messages';
import { type CataloguePart, RELATED_TYPES } from './part-rows';

/** What is edited of a part. Amounts and rgb values are as they are typed; lists contain ids of other parts, or of colours. */
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
  alternatives: readonly string[];
  dependencies: readonly string[];
  optionalColors: readonly string[];
  colorType: string;
  primaryColor: string;
  secondaryColor: string;
  rgbList: string;
  onlyWith: readonly string[];
}

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
  alternatives: [],
  dependencies: [],
  optionalColors: [],
  colorType: COLOR_TYPES[0],
  primaryColor: '',
  secondaryColor: '',
  rgbList: '',
  onlyWith: [],
};
export const FIELDS = Object.keys(NEW) as readonly (keyof PartValues)[];

/** Lists are sets: in one order, so that equal ones are equal. */
const sorted = (ids: readonly string[] | null | undefined): string[] => [...(ids ?? [])].sort();
/** Rgb values as they are sent: in their order, the first is the body's. */
const rgbOf = (typed: string): string[] => typed.split(/[\s,;]+/).filter(Boolean);
export const valuesOf = (part: CataloguePart): PartValues => ({
  code: part.code,
  name: part.name,
  type: part.type || NEW.type,
  category: part.category ?? '',
  description: part.description ?? '',
  behavior: part.behavior || NEW.behavior,
  price: typeof part.price === 'number' ? amountText(part.price) : '',
  inclusiveIds: sorted(part.inclusiveIds),
  exclusiveIds: sorted(part.exclusiveIds),
  alternatives: sorted(part.alternatives),
  dependencies: sorted(part.dependencies),
  optionalColors: sorted(part.optionalColors?.map(({ colorId }) => colorId)),
  colorType: part.colorType || NEW.colorType,
  primaryColor: part.primaryColor ?? '',
  secondaryColor: part.secondaryColor ?? '',
  rgbList: (part.rgbList ?? []).join(' '),
  onlyWith: sorted(part.onlyWith),
});

/** The fields that a kind of part has beside those of all. */
function ownFields(values: PartValues, read: CataloguePart | undefined) {
  const { type } = values;
  const description = values.description.trim();
  const rgbList = rgbOf(values.rgbList);
  if (type === 'COATING') return { description, rgbList };
  if (type === 'COLOR')
    return {
      colorType: values.colorType,
      primaryColor: values.primaryColor.trim(),
      secondaryColor: values.secondaryColor.trim(),
      rgbList,
      onlyWith: sorted(values.onlyWith),
    };
  return {
    category: values.category.trim(),
    description,
    behavior: values.behavior,
    inclusiveIds: sorted(values.inclusiveIds),
    exclusiveIds: sorted(values.exclusiveIds),
    alternatives: sorted(values.alternatives),
    dependencies: sorted(values.dependencies),
    // What else the service has of a colour here stays with it.
    optionalColors: sorted(values.optionalColors).map(
      (colorId) => read?.optionalColors?.find((each) => each.colorId === colorId) ?? { colorId },
    ),
  };
}

/** Returns what is sent of a part. The price has been checked. read: the part that it is a change of. */
export function bodyOf({ code }: Mvs, values: PartValues, read?: CataloguePart) {
  const price = parseEditedAmount(values.price, read?.price);
  return {
    mvsCode: code,
    ...(values.code.trim() && { code: values.code.trim() }),
    name: values.name.trim(),
    type: values.type,
    ...(price !== null && { price }),
    ...ownFields(values, read),
  };
}

/** Returns a value to compare: a name without its outer space, an amount however it was typed. */
export const comparableValues = (values: PartValues): PartValues => {
  const amount = parseTypedAmount(values.price);
  return {
    ...values,
    price: amount === null ? values.price : amountText(amount),
    rgbList: rgbOf(values.rgbList).join(' '),
    inclusiveIds: sorted(values.inclusiveIds),
    exclusiveIds: sorted(values.exclusiveIds),
    alternatives: sorted(values.alternatives),
    dependencies: sorted(values.dependencies),
    optionalColors: sorted(values.optionalColors),
    onlyWith: sorted(values.onlyWith),
  };
};

const RGB = /^#[\da-f]{6}$/i;

/** Returns what is wrong with what a part says of others, by field; of a colour or an upholstery with its rgb values. */
export function relationErrors(
  values: PartValues,
  messages: CatalogueMessages,
): Partial<Record<keyof PartValues, string>> {
  if (!RELATED_TYPES.includes(values.type))
    return rgbOf(values.rgbList).every((rgb) => RGB.test(rgb)) ? {} : { rgbList: messages.noRgb };
  const isExcluded = (id: string) => values.exclusiveIds.includes(id);
  if (values.inclusiveIds.some(isExcluded)) return { exclusiveIds: messages.contradiction };
  const isNeeded = [...values.dependencies, ...values.alternatives].some(isExcluded);
  return isNeeded ? { exclusiveIds: messages.neededExcluded } : {};
}

/** How the fields of two versions of a part are named and shown. */
export function comparedFields(
  words: CatalogueMessages,
  nameOfPart: (id: string) => string,
  language: Language,
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
    { name: 'alternatives', label: words.alternatives, text: ({ alternatives }) => namesOf(alternatives) },
    { name: 'dependencies', label: words.dependencies, text: ({ dependencies }) => namesOf(dependencies) },
    {
      name: 'optionalColors',
      label: words.onlyColors,
      text: ({ optionalColors }) => namesOf(optionalColors),
    },
    {
      name: 'colorType',
      label: words.colorType,
      text: ({ colorType }) => colorTypeName(colorType, language),
    },
    { name: 'primaryColor', label: words.primaryColor, text: ({ primaryColor }) => primaryColor },
    { name: 'secondaryColor', label: words.secondaryColor, text: ({ secondaryColor }) => secondaryColor },
    { name: 'rgbList', label: words.rgb, text: ({ rgbList }) => rgbList },
    { name: 'onlyWith', label: words.onlyWith, text: ({ onlyWith }) => namesOf(onlyWith) },
  ];
}
