import { createContext } from 'react';

/** The records before and after the edited one in its list. */
export interface RecordNeighbours {
  /** Place of the record on the page of the list, from 1. */
  place: number;
  count: number;
  /** Opens it; undefined at an end of the page. */
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** What a list says to the editor of one of its records; undefined for a record that is on no list. */
export const NeighboursContext = createContext<RecordNeighbours | undefined>(undefined);

/**
 * Returns the neighbours of a record on a page of a list.
 * @param isOpenable whether a record has an editor
 */
export function neighboursOf<T extends { id: string }>(
  rows: readonly T[],
  id: string,
  isOpenable: (row: T) => boolean,
  open: (row: T) => void,
): RecordNeighbours | undefined {
  const list = rows.filter(isOpenable);
  const at = list.findIndex((row) => row.id === id);
  if (at < 0) return undefined;
  const to = (row: T | undefined) => row && (() => open(row));
  return { place: at + 1, count: list.length, previous: to(list[at - 1]), next: to(list[at + 1]) };
}
