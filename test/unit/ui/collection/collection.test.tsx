// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { CollectionView } from '#ui/collection/CollectionView';
import type { ListPage } from '#ui/collection/collection-state';
import { useFirstItems } from '#ui/collection/first-items';
import { type CollectionSource, type LoadedCollection, useCollection } from '#ui/collection/use-collection';
import { eventually } from '../../lib/eventually';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';

interface Item {
  id: string;
  name?: string;
}
type Page = ListPage<Item>;
interface Call {
  key: string;
  page: number;
  answer(value: Page | readonly Item[]): Promise<void>;
  fail(): Promise<void>;
}
const calls: Call[] = [];
const call = (n: number): Call => {
  const found = calls.at(n);
  if (!found) throw new Error(`no call ${n} of ${calls.length}`);
  return found;
};
const ask = (key: string, page: number) =>
  new Promise<Page>((resolve, reject) => {
    calls.push({
      key,
      page,
      async answer(value) {
        resolve(value as Page);
        await settle();
      },
      async fail() {
        reject(new Error('no'));
        await settle();
      },
    });
  });
const pageOf = (ids: string, totalElements = 4, totalPages = 2): Page => ({
  content: [...ids].map((id) => ({ id })),
  totalElements,
  totalPages,
});

let list: LoadedCollection<Item, Page>;
/** The rows that each render has shown. */
const seen: string[] = [];
function Sample({
  of: key,
  size = 0,
  ...more
}: Omit<CollectionSource, 'key'> & { of: string; size?: number }) {
  list = useCollection({ key, ...more }, (page) => ask(key, page));
  const first = useFirstItems(list, size, key);
  const shown = size ? first : list;
  seen.push(`${key}: ${shown.items?.map(({ id }) => id).join('') ?? '-'}`);
  return (
    <div className="region" tabIndex={-1}>
      <CollectionView
        list={shown}
        empty={<p>nothing</p>}
        count={`${shown.items?.length} of ${shown.total}`}
        more="more"
      >
        {(items) => items.map(({ id, name }) => <h3 tabIndex={-1} key={id}>{`${id}${name ?? ''}`}</h3>)}
      </CollectionView>
    </div>
  );
}
const rows = () => texts('h3').join(' ');

afterEach(async () => {
  await leave();
  calls.length = 0;
  seen.length = 0;
});

describe('a list that is loaded page by page', () => {
  it('shows further pages below, the focus on the first further row, and each row once', async () => {
    await render(<Sample of="a" />);
    expect(text('[part=loading]')).not.toBe('');
    await call(0).answer(pageOf('xy'));
    expect([rows(), text('p')]).toEqual(['x y', '2 of 4']);
    await click(button('more'));
    expect(document.activeElement?.className).toBe('collection');
    await call(1).answer(pageOf('yzw'));
    expect(calls.map(({ page }) => page)).toEqual([0, 1]);
    expect(rows()).toBe('x y z w');
    expect(document.activeElement?.textContent).toBe('z');
    expect(texts('button')).toEqual([]);
  });

  it('announces the count of what is loaded next, not of what nobody asked for', async () => {
    const { show } = await render(<Sample of="a" />);
    expect(document.querySelector('.region > [role=status]')).toBeNull();
    await call(0).answer(pageOf('xy'));
    const status = document.querySelector('.region > [role=status]');
    await show(<Sample of="b" />);
    expect([rows(), status?.textContent]).toEqual(['', '']);
    await call(1).answer(pageOf('z', 1, 1));
    expect([status?.isConnected, status?.textContent]).toEqual([true, '1 of 1']);
  });

  it('releases the height that is reserved for rows where there are none, until there are', async () => {
    const { element, show } = await render(<Sample of="a" />);
    expect(element.style.minHeight).toBe('');
    await call(0).answer(pageOf('', 0, 0));
    await eventually(() => expect(element.style.minHeight).toBe('0'));
    await show(<Sample of="b" />);
    await call(1).answer(pageOf('xy'));
    expect([rows(), element.style.minHeight]).toEqual(['x y', '']);
  });

  it('asks once for a page that is asked for twice', async () => {
    await render(<Sample of="a" />);
    await call(0).answer(pageOf('xy'));
    const more = button('more');
    await act(async () => {
      more.click();
      more.click();
      list.loadMore();
    });
    expect(calls).toHaveLength(2);
    await call(1).answer(pageOf('zw'));
    await act(async () => list.loadMore());
    expect([calls.length, rows()]).toEqual([2, 'x y z w']);
  });

  it('keeps its rows where a further page fails, and asks for the same page again', async () => {
    await render(<Sample of="a" />);
    await call(0).answer(pageOf('xy'));
    await click(button('more'));
    await call(1).fail();
    expect([rows(), texts('[role=alert]').length]).toEqual(['x y', 1]);
    await click(button('Tentar novamente'));
    expect(call(2).page).toBe(1);
    await call(2).answer(pageOf('zw'));
    expect([rows(), texts('[role=alert]').length]).toEqual(['x y z w', 0]);
  });

  it('can be loaded again where the first page fails, with the focus in its region', async () => {
    await render(<Sample of="a" />);
    await call(0).fail();
    expect(list.failed).toBe(true);
    await click(button('Tentar novamente'));
    expect(document.activeElement?.className).toBe('region');
    await call(1).answer(pageOf('', 0, 0));
    expect([rows(), text('.region')]).toEqual(['', '0 of 0nothing']);
  });

  it('has no further page after an empty one, whatever the service counts', async () => {
    await render(<Sample of="a" />);
    await call(0).answer(pageOf('', 9, 3));
    expect(list.more).toBe('none');
  });

  it('drops a further page under way where the first one is loaded again', async () => {
    await render(<Sample of="a" />);
    await call(0).answer(pageOf('xy'));
    await click(button('more'));
    await act(async () => list.retry());
    await call(1).answer(pageOf('zw'));
    expect(rows()).toBe('x y');
    await call(2).answer(pageOf('uv'));
    expect([rows(), list.more]).toEqual(['u v', 'ready']);
  });
});

describe('another key', () => {
  it('starts anew, and an answer to the one before is dropped, however late', async () => {
    const { show } = await render(<Sample of="a" />);
    await call(0).answer(pageOf('xy'));
    await click(button('more'));
    await show(<Sample of="b" />);
    expect([rows(), list.isLoading]).toEqual(['', true]);
    await call(2).answer(pageOf('uv'));
    await call(1).answer(pageOf('zw'));
    expect([call(2).key, call(2).page, rows()]).toEqual(['b', 0, 'u v']);
    expect(seen).not.toContain('b: xy');
    // What the latest answer says besides its rows holds until the next one.
    expect(list.answer?.totalPages).toBe(2);
  });

  it('does not fail because the one before does', async () => {
    const { show } = await render(<Sample of="a" />);
    await show(<Sample of="b" />);
    await call(0).fail();
    expect(list.failed).toBe(false);
  });
});

describe('another revision', () => {
  it('loads again, and the rows stay until the answer is there', async () => {
    const { show } = await render(<Sample of="a" revision={1} />);
    await call(0).answer(pageOf('xy'));
    await show(<Sample of="a" revision={2} />);
    expect([rows(), list.isLoading]).toEqual(['x y', true]);
    await call(1).answer(pageOf('u', 1, 1));
    expect([rows(), list.isLoading]).toEqual(['u', false]);
  });

  it('keeps the rows of before where it fails, unless they have to go', async () => {
    const { show } = await render(<Sample of="a" revision={1} />);
    await call(0).answer(pageOf('xy'));
    await show(<Sample of="a" revision={2} />);
    await call(1).fail();
    expect([rows(), list.failed]).toEqual(['x y', true]);
    await show(<Sample of="a" revision={3} dropsOnFailure />);
    await call(2).fail();
    expect([rows(), list.failed]).toEqual(['', true]);
  });

  it('keeps its own rows where a later load of it fails', async () => {
    await render(<Sample of="a" dropsOnFailure />);
    await call(0).answer(pageOf('xy'));
    await act(async () => list.retry());
    await call(1).fail();
    expect([rows(), texts('[role=alert]').length]).toEqual(['x y', 1]);
  });
});

describe('a change', () => {
  it('is shown at once, and an answer under way does not undo it', async () => {
    await render(<Sample of="a" />);
    await call(0).answer(pageOf('xyz', 3, 1));
    await act(async () => list.retry());
    await act(async () => {
      list.put({ id: 'y', name: '!' });
      list.drop('x');
    });
    expect([rows(), list.total]).toEqual(['y! z', 2]);
    await call(1).answer(pageOf('xyz', 3, 1));
    expect(rows()).toBe('y! z');
  });

  it('of a loaded row lets a further page arrive', async () => {
    await render(<Sample of="a" />);
    await call(0).answer(pageOf('xy'));
    await click(button('more'));
    await act(async () => list.put({ id: 'x', name: '!' }));
    await call(1).answer(pageOf('zw'));
    expect(rows()).toBe('x! y z w');
  });

  it('loads a list that is not there', async () => {
    await render(<Sample of="a" />);
    await call(0).fail();
    await act(async () => list.put({ id: 'x' }));
    expect([calls.length, rows()]).toEqual([2, '']);
  });
});

describe('a list that is paused', () => {
  it('loads nothing, drops what is under way, and keeps what is shown', async () => {
    const { show } = await render(<Sample of="a" />);
    await call(0).answer(pageOf('xy', 2, 1));
    await act(async () => list.retry());
    await show(<Sample of="a" isPaused={() => true} />);
    await call(1).answer(pageOf('uv', 2, 1));
    await act(async () => list.retry());
    expect([calls.length, rows(), list.isLoading]).toEqual([2, 'x y', false]);
    await show(<Sample of="a" />);
    expect(calls).toHaveLength(3);
  });

  it('forgets the rows of another key', async () => {
    const { show } = await render(<Sample of="a" />);
    await call(0).answer(pageOf('xy', 2, 1));
    await show(<Sample of="b" isPaused={() => true} />);
    await show(<Sample of="a" isPaused={() => true} />);
    expect(rows()).toBe('');
  });
});

describe('a list that is loaded as a whole', () => {
  it('shows its first rows, then more without a call; another key starts with the first ones', async () => {
    const { show } = await render(<Sample of="a" size={2} />);
    await call(0).answer([...'xyzw'].map((id) => ({ id })));
    expect([rows(), text('p')]).toEqual(['x y', '2 of 4']);
    await click(button('more'));
    expect([rows(), texts('button').length, calls.length]).toEqual(['x y z w', 0, 1]);
    expect(document.activeElement?.textContent).toBe('z');
    await show(<Sample of="b" size={2} />);
    await call(1).answer([...'abc'].map((id) => ({ id })));
    expect(rows()).toBe('a b');
  });
});
