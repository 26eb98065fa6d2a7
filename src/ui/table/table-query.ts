/** What of a list a table shows, and how that is written in the page's address. */

import type { Choice } from '../core/fields';
import { joinFields, splitFields } from './address-fields';

/** Rows per page that a person can choose; the first is the default. */
export const SIZES = [20, 50, 100] as const;

export interface TableSort {
  by: string;
  descending: boolean;
}

export interface TableQuery {
  /** From 0. */
  page: number;
  size: number;
  sort: TableSort | null;
  /** By the filter's name; a filter without a value is not there. */
  filters: Readonly<Record<string, string>>;
}

export interface TableFilter {
  name: string;
  label: string;
  /** The values to choose from; without them it is typed. */
  choices?: readonly Choice[];
  /** Of the choice of all values. */
  all?: string;
  type?: 'search' | 'date';
  /** It says something about a person: it is in no address. */
  personal?: boolean;
  /** Whether the address may give it this value; by default any value, or any choice. */
  accepts?(value: string): boolean;
}

export interface QueryRules {
  /** Names of the columns that can be sorted by. */
  sorts: readonly string[];
  sort: TableSort | null;
  filters: readonly TableFilter[];
}

/** Beyond every list. */
const LAST_PAGE = 1_000_000;

const sortText = (sort: TableSort | null): string => (sort ? `${sort.descending ? '-' : ''}${sort.by}` : '');

export const isSameSort = (one: TableSort | null, other: TableSort | null): boolean =>
  sortText(one) === sortText(other);

function isAccepted({ accepts, choices }: TableFilter, value: string): boolean {
  if (accepts) return accepts(value);
  return !choices?.length || choices.some((choice) => choice.value === value);
}

/** Returns a query as text for an address, for example `page.3~sort.-price~status.DRAFT`; empty for the default. */
export function queryText({ page, size, sort, filters }: TableQuery, rules: QueryRules): string {
  return joinFields(
    [
      page > 0 && `page.${page + 1}`,
      size !== SIZES[0] && `size.${size}`,
      !isSameSort(sort, rules.sort) && `sort.${sortText(sort)}`,
      ...rules.filters
        .filter(({ name, personal }) => !personal && filters[name])
        .map(({ name }) => `f-${name}.${filters[name]}`),
    ].filter((field) => typeof field === 'string'),
  );
}

function parseSort(text: string | undefined, { sorts, sort }: QueryRules): TableSort | null {
  const descending = text?.startsWith('-') === true;
  const by = text?.replace(/^-/, '') ?? '';
  return sorts.includes(by) ? { by, descending } : sort;
}

/** Parses the text of an address; what is damaged, unknown or not allowed is ignored. */
export function parseQuery(text: string | null | undefined, rules: QueryRules): TableQuery {
  const values = new Map<string, string>();
  for (const field of splitFields(text)) {
    const dot = field.indexOf('.');
    if (dot > 0) values.set(field.slice(0, dot), field.slice(dot + 1));
  }
  const page = Number(values.get('page'));
  const filters: Record<string, string> = {};
  for (const filter of rules.filters) {
    const value = values.get(`f-${filter.name}`);
    if (value && !filter.personal && isAccepted(filter, value)) filters[filter.name] = value;
  }
  return {
    page: Number.isInteger(page) && page > 0 && page <= LAST_PAGE ? page - 1 : 0,
    size: SIZES.find((size) => String(size) === values.get('size')) ?? SIZES[0],
    sort: parseSort(values.get('sort'), rules),
    filters,
  };
}

/** Returns filters without those that have no value, trimmed. */
export const filled = (filters: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.keys(filters).flatMap((name) => {
      const value = filters[name]?.trim();
      return value ? [[name, value]] : [];
    }),
  );

/** Whether both filter the same. */
export function isSameFilter(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Splits filters into those of the address and the personal ones. */
export function splitFilters(filters: Readonly<Record<string, string>>, known: readonly TableFilter[]) {
  const inAddress: Record<string, string> = {};
  const personal: Record<string, string> = {};
  for (const name of Object.keys(filters)) {
    const holder = known.find((filter) => filter.name === name)?.personal ? personal : inAddress;
    holder[name] = filters[name] as string;
  }
  return { inAddress, personal };
}
