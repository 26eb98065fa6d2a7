import { brand } from '#page/core/metadata';
import type { Choice } from '#ui/core/fields';
import type { AdminMessages } from './messages';
import type { BaseData } from './promotion-data';

/** Returns the ways to win numbers by code: under the service's names, else ours of the known ones. */
export function typeChoices(base: BaseData | undefined, { types }: AdminMessages): Choice[] {
  const named = base?.attributionTypes?.map(({ code, name }) => ({ value: code, label: name || code }));
  if (named?.length) return named;
  return Object.keys(types).map((value) => ({ value, label: types[value as keyof typeof types] }));
}

/** Returns the name of a way to win numbers; its code if nobody names it. */
export const typeName = (type: string, base: BaseData | undefined, messages: AdminMessages): string =>
  typeChoices(base, messages).find(({ value }) => value === type)?.label ?? type;

/** Returns the groups of the page's brand; with the chosen one, which may be another brand's. */
export const groupChoices = (base: BaseData | undefined, chosen?: string): Choice[] =>
  (base?.groups ?? [])
    .filter(({ id, brand: of }) => !of || of === brand() || id === chosen)
    .map(({ id, name }) => ({ value: id, label: name }));
