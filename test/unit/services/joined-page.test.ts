import { describe, expect, it, vi } from 'vitest';
import { joinedPage } from '#services/http/joined-page';

/** A list of rows a0, a1 and so on, in pages. */
const list = (name: string, count: number) =>
  vi.fn(async ({ page, size }: { page: number; size: number }) => ({
    content: Array.from({ length: count }, (_, index) => `${name}${index}`).slice(
      page * size,
      (page + 1) * size,
    ),
    totalElements: count,
    totalPages: Math.ceil(count / size),
  }));
const names = async (lists: ReturnType<typeof list>[], page: number, size = 3) =>
  (await joinedPage(lists, { page, size })).content.join(' ');

describe('a page of several lists', () => {
  it('goes on from one list to the next, whatever their pages', async () => {
    const lists = [list('a', 4), list('b', 0), list('c', 7)];
    expect(await names(lists, 0)).toBe('a0 a1 a2');
    expect(await names(lists, 1)).toBe('a3 c0 c1');
    expect(await names(lists, 2)).toBe('c2 c3 c4');
    expect(await names(lists, 3)).toBe('c5 c6');
    expect(await names(lists, 9)).toBe('');
  });

  it('counts them together', async () => {
    expect(await joinedPage([list('a', 4), list('b', 3)], { page: 0, size: 3 })).toMatchObject({
      totalElements: 7,
      totalPages: 3,
    });
    expect(await joinedPage([], { page: 0, size: 3 })).toEqual({
      content: [],
      totalElements: 0,
      totalPages: 1,
    });
  });

  it('ends a list that has become shorter than it says', async () => {
    const short = vi.fn(async () => ({ content: ['a0'], totalElements: 9, totalPages: 3 }));
    expect(await names([short, list('b', 2)], 0)).toBe('a0 b0 b1');
  });
});
