import { describe, expect, it } from 'vitest';
import { localPage } from '#ui/table/local-page';
import type { TableQuery } from '#ui/table/table-query';

const rows = ['b', 'd', 'a', 'c', 'e'].map((name) => ({ id: name, name }));
const query: TableQuery = { page: 0, size: 2, sort: null, filters: {} };
const rules = {
  matches: ({ name }: { name: string }) => name !== 'e',
  orders: {
    name: (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name),
  },
};
const names = (of: Partial<TableQuery>) =>
  localPage(rows, { ...query, ...of }, rules).content.map(({ name }) => name);

describe('a page of a list that is there whole', () => {
  it('has the rows of the page, of those that match, in the order of the service', () => {
    expect(localPage(rows, query, rules)).toEqual({
      content: [rows[0], rows[1]],
      totalElements: 4,
      totalPages: 2,
    });
    expect(names({ page: 1 })).toEqual(['a', 'c']);
    expect(names({ page: 2 })).toEqual([]);
  });
  it('is sorted by a column, both ways, and changes nothing of the list', () => {
    expect(names({ sort: { by: 'name', descending: false } })).toEqual(['a', 'b']);
    expect(names({ sort: { by: 'name', descending: true } })).toEqual(['d', 'c']);
    expect(names({ sort: { by: 'other', descending: false } })).toEqual(['b', 'd']);
    expect(rows.map(({ name }) => name)).toEqual(['b', 'd', 'a', 'c', 'e']);
    expect(
      localPage(rows, { ...query, sort: { by: 'x', descending: false } }, { matches: () => true })
        .totalElements,
    ).toBe(5);
  });
});
