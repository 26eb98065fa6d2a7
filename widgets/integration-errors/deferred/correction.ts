import { guardOf, type Json, MASK, maskText } from '#ui/payload/payload-tree';

/** A value of a payload that can be corrected: no list, no object, no secret. */
export interface Leaf {
  /** Its place as a name of a form's field. */
  name: string;
  /** "customer.cpf" */
  label: string;
  value: null | boolean | number | string;
  isPersonal: boolean;
}

type Branch = readonly Json[] | { readonly [key: string]: Json };

const isBranch = (value: Json): value is Branch => typeof value === 'object' && value !== null;
/** Keys may hold every character; ids and lists of them may not. */
const nameOf = (keys: readonly string[]): string => `p-${keys.map(encodeURIComponent).join('/')}`;

/** Returns the values of a payload that can be corrected. A secret is neither shown nor changed. */
export function leavesOf(payload: Json): Leaf[] {
  const leaves: Leaf[] = [];
  const visit = (value: Json, keys: readonly string[], isPersonal: boolean): void => {
    if (!isBranch(value)) {
      const isSecret = typeof value === 'string' && maskText(value) !== value;
      if (keys.length > 0 && !isSecret)
        leaves.push({ name: nameOf(keys), label: keys.join('.'), value, isPersonal });
      return;
    }
    for (const [key, child] of Object.entries(value)) {
      const guard = guardOf(key);
      if (guard !== 'secret') visit(child, [...keys, key], isPersonal || guard === 'personal');
    }
  };
  visit(payload, [], false);
  return leaves;
}

/** Returns a value as its field shows it. */
export const textOf = ({ value }: Pick<Leaf, 'value'>): string => (value === null ? '' : String(value));

/** Returns the value of a text, of the kind that the payload had there; undefined if it is none. */
export function typedValue({ value }: Pick<Leaf, 'value'>, text: string): Leaf['value'] | undefined {
  if (text.includes(MASK)) return undefined;
  if (text === textOf({ value })) return value;
  const typed = text.trim();
  if (typeof value === 'number') return typed && Number.isFinite(Number(typed)) ? Number(typed) : undefined;
  if (typeof value === 'boolean') return typed === 'true' ? true : typed === 'false' ? false : undefined;
  return typed;
}

/** Returns a payload with corrected values by the names of their fields; everything else is as it was. */
export function corrected(payload: Json, texts: Readonly<Record<string, string>>): Json {
  const put = (value: Json, keys: readonly string[]): Json => {
    if (!isBranch(value)) {
      const text = texts[nameOf(keys)];
      return text === undefined ? value : (typedValue({ value }, text) ?? value);
    }
    if (Array.isArray(value)) return value.map((child, at) => put(child as Json, [...keys, String(at)]));
    return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, put(child, [...keys, key])]));
  };
  return put(payload, []);
}
