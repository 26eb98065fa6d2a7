// @vitest-environment happy-dom
import { useRef } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { ListPage } from '#ui/collection/collection-state';
import { PaginatedView } from '#ui/collection/PaginatedView';
import { usePaginatedQuery } from '#ui/collection/use-paginated-query';
import { button, click, leave, render, settle, text, texts } from '../../lib/render';

type Page = ListPage<string>;
const calls: {
  page: number;
  answer(names: string, totalPages?: number): Promise<void>;
  fail(): Promise<void>;
}[] = [];
const call = (n: number) => {
  const found = calls.at(n);
  if (!found) throw new Error(`no call ${n} of ${calls.length}`);
  return found;
};
const load = (page: number) =>
  new Promise<Page>((resolve, reject) => {
    calls.push({
      page,
      async answer(names, totalPages = 3) {
        resolve({ content: [...names], totalElements: names.length, totalPages });
        await settle();
      },
      async fail() {
        reject(new Error('no'));
        await settle();
      },
    });
  });

interface SampleProps {
  of: string | undefined;
  revision?: number;
  owner?: string;
}
function Sample({ of: key, ...source }: SampleProps) {
  const region = useRef<HTMLDivElement>(null);
  const pages = usePaginatedQuery({ key, ...source }, load);
  return (
    <div className="region" tabIndex={-1} ref={region} aria-busy={pages.isLoading}>
      <PaginatedView pages={pages} region={region} empty={<p>nothing</p>}>
        {({ content }) => content.map((name) => <h3 tabIndex={-1} key={name}>{`row ${name}`}</h3>)}
      </PaginatedView>
    </div>
  );
}
const rows = () => texts('h3').join(' ').replaceAll('row ', '');
const place = () => text('.pagination > span:not(.sr)');

afterEach(async () => {
  await leave();
  calls.length = 0;
});

describe('pages of a list that are turned', () => {
  it('replace one another; the first row takes the focus once it is there', async () => {
    await render(<Sample of="a" />);
    await call(-1).answer('ab');
    expect(document.activeElement).toBe(document.body);
    await click(button('Próxima'));
    expect([call(-1).page, rows(), place()]).toEqual([1, 'a b', 'Página 2 de 3']);
    await call(-1).answer('cd');
    expect(rows()).toBe('c d');
    expect(document.activeElement?.textContent).toBe('row c');
  });

  it('show the page that was asked for last, whichever answer comes first', async () => {
    await render(<Sample of="a" />);
    await call(-1).answer('ab');
    await click(button('Próxima'));
    await click(button('Próxima'));
    await call(2).answer('ef');
    await call(1).answer('cd');
    expect([rows(), place()]).toEqual(['e f', 'Página 3 de 3']);
  });

  it('that fail leave the way back, and are asked for again', async () => {
    await render(<Sample of="a" />);
    await call(-1).answer('ab');
    await click(button('Próxima'));
    await call(-1).fail();
    expect([rows(), place()]).toEqual(['', 'Página 2 de 3']);
    await click(button('Tentar novamente'));
    expect(document.activeElement?.className).toBe('region');
    expect(call(-1).page).toBe(1);
    await call(-1).answer('cd');
    expect(rows()).toBe('c d');
  });

  it('begin with the first one for another list, whose rows alone are shown', async () => {
    const { show } = await render(<Sample of="a" />);
    await call(-1).answer('ab');
    await click(button('Próxima'));
    await call(-1).answer('cd');
    await show(<Sample of="b" />);
    expect([call(-1).page, rows()]).toEqual([0, '']);
    await call(-1).answer('xy');
    expect([rows(), place()]).toEqual(['x y', 'Página 1 de 3']);
  });

  it('stay while another list of the same owner loads, but for saying that there was nothing', async () => {
    const { show } = await render(<Sample of="a" owner="o" />);
    await call(-1).answer('ab');
    await show(<Sample of="b" owner="o" />);
    expect(rows()).toBe('a b');
    await call(-1).answer('', 0);
    expect(text('.region')).toBe('nothing');
    await show(<Sample of="c" owner="o" />);
    expect(text('.region')).not.toContain('nothing');
  });

  it('stay while they load again', async () => {
    const { show } = await render(<Sample of="a" revision={1} />);
    await call(-1).answer('ab');
    await click(button('Próxima'));
    await call(-1).answer('cd');
    await show(<Sample of="a" revision={2} />);
    expect([call(-1).page, rows()]).toEqual([1, 'c d']);
    await call(-1).answer('ef');
    expect(rows()).toBe('e f');
  });

  it('that are gone meanwhile leave the way to the ones before', async () => {
    await render(<Sample of="a" />);
    await call(-1).answer('ab', 2);
    await click(button('Próxima'));
    await call(-1).answer('', 1);
    expect(text('.region')).not.toContain('nothing');
    await click(button('Anterior'));
    await call(-1).answer('ab', 1);
    expect([rows(), document.querySelector('.pagination')]).toEqual(['a b', null]);
  });

  it('are not loaded without a key', async () => {
    await render(<Sample of={undefined} />);
    expect(calls).toEqual([]);
  });
});
