import { containsName } from '#domain/person/same-name';
import type { DealerDetails } from '#services/entities/dealer';
import type { TableQuery } from '#ui/table/table-query';

/** A dealer as a row: its id is that of the service. */
export type DealerRow = DealerDetails & { id: string };

export const rowOf = (dealer: DealerDetails): DealerRow => ({ ...dealer, id: dealer.idSiteGeo });
export const placeOf = ({ cityName, stateCode }: DealerDetails): string =>
  [cityName, stateCode].filter(Boolean).join(', ');

/** Whether a dealer matches the filters of the table. */
export const matches = (
  dealer: DealerRow,
  { text = '', state = '', econnect = '', blocked = '' }: TableQuery['filters'],
): boolean =>
  (!text || [dealer.name, placeOf(dealer), dealer.id].some((part) => containsName(part, text))) &&
  (!state || dealer.stateCode === state) &&
  (!econnect || (dealer.econnect ? 'yes' : 'no') === econnect) &&
  (!blocked || (dealer.blocked ? 'yes' : 'no') === blocked);

const { compare } = new Intl.Collator('pt-BR', { numeric: true });
export const ORDERS = {
  name: (one: DealerRow, other: DealerRow) => compare(one.name, other.name),
  code: (one: DealerRow, other: DealerRow) => compare(one.id, other.id),
  place: (one: DealerRow, other: DealerRow) => compare(placeOf(one), placeOf(other)),
};
