import { dayStart } from '#domain/time/day-bounds';
import type { TableFilter, TableQuery } from '#ui/table/table-query';
import type { Messages } from './messages';

const isDay = (value: string): boolean => dayStart(value) !== undefined;

/** The filters by words and by days, which the errors and the log share. What is looked for may be a person's: it is in no address. */
export const narrowingFilters = (messages: Messages): readonly TableFilter[] => [
  { name: 'text', label: messages.words, personal: true },
  { name: 'since', label: messages.since, type: 'date', accepts: isDay },
  { name: 'until', label: messages.until, type: 'date', accepts: isDay },
];

/** Returns filters as the service's query: days as the moments between which they lie, both included. */
export function narrowingQuery({ since = '', until = '', ...filters }: TableQuery['filters']) {
  const [from, before] = [dayStart(since), dayStart(until, 1)];
  return { ...filters, ...(from && { from }), ...(before && { before }) };
}
