import { describe, expect, it } from 'vitest';
import { collectRows } from '#ui/table/collect-rows';
import {
  countOf,
  EVERYTHING,
  isSelected,
  NOTHING,
  pageState,
  refreshed,
  rowsBetween,
  type Selection,
  withoutRow,
  withRows,
} from '#ui/table/selection';
import type { TableQuery } from '#ui/table/table-query';

interface Offer {
  id: string;
  version?: number;
}
const rows = (ids: string): Offer[] => [...ids].map((id) => ({ id }));
const ids = (selection: Selection<Offer>) =>
  selection.all ? `all but ${[...selection.except].join('')}` : [...selection.rows.keys()].join('');

describe('a selection', () => {
  it('is of rows, on as many pages as there are', () => {
    const both = withRows(withRows<Offer>(NOTHING, rows('abc'), true), rows('xy'), true);
    const fewer = withRows(both, rows('bx'), false);
    expect([ids(both), ids(fewer), countOf(fewer, 900)]).toEqual(['abcxy', 'acy', 3]);
    expect([isSelected(fewer, 'a'), isSelected(fewer, 'b')]).toEqual([true, false]);
  });
  it('is of all that match but for those that were unselected', () => {
    const fewer = withRows<Offer>(EVERYTHING, rows('bc'), false);
    expect([ids(fewer), countOf(fewer, 512)]).toEqual(['all but bc', 510]);
    expect(countOf(withRows(fewer, rows('b'), true), 512)).toBe(511);
    expect([isSelected(fewer, 'b'), isSelected(fewer, 'never seen')]).toEqual([false, true]);
    expect(countOf(fewer, 1)).toBe(0);
  });
  it('says of a page whether all, some or none of it is selected', () => {
    const some = withRows<Offer>(NOTHING, rows('ab'), true);
    expect(['abc', 'ab', 'xy'].map((page) => pageState(some, rows(page)))).toEqual(['some', 'all', 'none']);
    expect(pageState(EVERYTHING, rows('abc'))).toBe('all');
    expect(pageState(NOTHING, [])).toBe('none');
  });
  it('holds the rows as they were last loaded', () => {
    const old = withRows<Offer>(NOTHING, rows('ab'), true);
    const fresh = refreshed(old, [{ id: 'b', version: 2 }, { id: 'z' }]);
    expect(ids(fresh)).toBe('ab');
    expect(!fresh.all && fresh.rows.get('b')?.version).toBe(2);
    expect(refreshed(old, rows('z'))).toBe(old);
    expect(refreshed<Offer>(EVERYTHING, rows('z'))).toBe(EVERYTHING);
  });
  it('counts no row that is gone', () => {
    const some = withRows<Offer>(NOTHING, rows('ab'), true);
    expect(ids(withoutRow(some, 'a'))).toBe('b');
    expect(withoutRow(some, 'z')).toBe(some);
    const most = withRows<Offer>(EVERYTHING, rows('ab'), false);
    expect(ids(withoutRow(most, 'a'))).toBe('all but b');
    expect(withoutRow(most, 'z')).toBe(most);
  });
});

describe('a range', () => {
  it.each([
    ['b', 'd', 'bcd'],
    ['d', 'b', 'bcd'],
    ['c', 'c', 'c'],
    ['of another page', 'c', 'c'],
    ['a', 'of another page', ''],
  ])('from %s to %s is %s', (from, to, expected) => {
    expect(
      rowsBetween(rows('abcde'), from, to)
        .map(({ id }) => id)
        .join(''),
    ).toBe(expected);
  });
  it('without a beginning is its end', () => {
    expect(rowsBetween(rows('abc'), null, 'b')).toEqual(rows('b'));
  });
});

describe('the rows of a selection', () => {
  const query: TableQuery = { page: 3, size: 20, sort: null, filters: { text: 'x' } };
  const all = Array.from({ length: 230 }, (_, n) => ({ id: `r${n}` }));
  const asked: TableQuery[] = [];
  const load = async (asks: TableQuery) => {
    asked.push(asks);
    const content = all.slice(asks.page * asks.size, (asks.page + 1) * asks.size);
    return { content, totalElements: all.length, totalPages: 3 };
  };
  it('are there without a load where they were chosen', async () => {
    const chosen = withRows<Offer>(NOTHING, rows('ab'), true);
    expect(await collectRows(chosen, query, load as never)).toEqual(rows('ab'));
    expect(asked).toEqual([]);
  });
  it('are all pages of the filter, each row once, but for those unselected', async () => {
    const most = withRows<Offer>(EVERYTHING, [{ id: 'r3' }, { id: 'r220' }], false);
    const found = await collectRows(most, query, load);
    expect(found).toHaveLength(228);
    expect(asked.map(({ page, size, filters }) => [page, size, filters.text])).toEqual([
      [0, 100, 'x'],
      [1, 100, 'x'],
      [2, 100, 'x'],
    ]);
  });
  it('end where a page is empty, whatever is counted', async () => {
    const pages: number[] = [];
    const found = await collectRows<Offer>(EVERYTHING, query, async ({ page }) => {
      pages.push(page);
      // A row that moved to a later page.
      const content = page === 0 ? rows('ab') : page === 1 ? rows('bc') : [];
      return { content, totalElements: 900, totalPages: 9 };
    });
    expect([found.length, pages]).toEqual([3, [0, 1, 2]]);
  });
  it('end with a page that is not full where nobody says how many there are', async () => {
    const unsaid = async (asks: TableQuery) => ({
      ...(await load(asks)),
      totalElements: undefined,
      totalPages: 1,
    });
    expect(await collectRows<Offer>(EVERYTHING, query, unsaid)).toHaveLength(all.length);
  });
  it('are not known where a page does not load', async () => {
    const failing = async ({ page }: TableQuery) => {
      if (page > 0) throw new Error('no answer');
      return { content: rows('ab'), totalElements: 150, totalPages: 2 };
    };
    await expect(collectRows<Offer>(EVERYTHING, query, failing)).rejects.toThrow('no answer');
  });
});
