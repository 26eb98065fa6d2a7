import { describe, expect, it, vi } from 'vitest';
import { everyPage } from '#services/http/every-page';

describe('every page of a list', () => {
  it('is asked for one after the other', async () => {
    const load = vi.fn(async ({ page }: { page: number }) => ({
      content: [page * 2, page * 2 + 1],
      totalPages: 3,
    }));
    expect(await everyPage(load)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(load.mock.calls.map(([{ page }]) => page)).toEqual([0, 1, 2]);
  });

  it('ends at one without rows, and at last with a list that never ends', async () => {
    const short = vi.fn(async () => ({ content: [], totalPages: 9 }));
    expect(await everyPage(short)).toEqual([]);
    expect(short).toHaveBeenCalledOnce();
    const endless = vi.fn(async ({ page }: { page: number }) => ({ content: [page], totalPages: page + 2 }));
    expect(await everyPage(endless)).toHaveLength(100);
  });
});
