// @vitest-environment happy-dom
import { act, useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useNearWindow } from '#features/car/steps/use-near-window';
import { advance } from '../../lib/clock';
import { leave, render, texts } from '../../lib/render';

let intersect: (entries: Partial<IntersectionObserverEntry>[]) => void;
const unobserved: Element[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: Partial<IntersectionObserverEntry>[]) => void) {
        intersect = callback;
      }
      observe() {}
      unobserve(element: Element) {
        unobserved.push(element);
      }
    },
  );
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

function Slice({ name, early, stays = false }: { name: string; early: boolean; stays?: boolean }) {
  const list = useRef<HTMLUListElement>(null);
  const { isNear, height } = useNearWindow(list, { initial: early, stays });
  return (
    <ul id={name} ref={list}>
      {isNear ? <button type="button">{name}</button> : <li>{`${name}: ${height ?? 'never seen'}`}</li>}
    </ul>
  );
}

const at = (name: string, isIntersecting: boolean, top: number, height = 900) => ({
  target: document.querySelector(`#${name}`) as Element,
  isIntersecting,
  boundingClientRect: { top, bottom: top + height, height } as DOMRect,
});
const lists = () => texts('ul');
const report = (...entries: Partial<IntersectionObserverEntry>[]) => act(async () => intersect(entries));

// One observer serves the file's tests, as it does a page's lists.
it('renders what is near, nearest first and one in a task, and keeps the height of what is far', async () => {
  await render(
    <>
      <Slice name="a" early />
      <Slice name="b" early={false} />
      <Slice name="c" early={false} />
    </>,
  );
  expect(lists()).toEqual(['a', 'b: never seen', 'c: never seen']);
  vi.stubGlobal('innerHeight', 800);
  await report(at('a', false, -1400, 912), at('c', true, 1100), at('b', true, 100));
  expect(lists()).toEqual(['a: 912', 'b', 'c: never seen']);
  await act(() => advance(1));
  expect(lists()).toEqual(['a: 912', 'b', 'c']);

  // Scrolled back before what came near was rendered: it is not rendered any more.
  await report(at('b', false, 1500, 600), at('c', false, 2100, 600));
  await report(at('a', true, 0), at('b', true, 900));
  await report(at('b', false, 1500, 0));
  await act(() => advance(10));
  expect(lists()).toEqual(['a', 'b: 600', 'c: 600']);

  // What has the focus stays.
  document.querySelector<HTMLButtonElement>('#a button')?.focus();
  await report(at('a', false, -2000));
  expect(lists()[0]).toBe('a');
  document.querySelector<HTMLButtonElement>('#a button')?.blur();
  await report(at('a', false, -3000));
  expect(lists()[0]).toBe('a: 900');

  const [first] = document.querySelectorAll('ul');
  await leave();
  expect(unobserved).toContain(first);

  await render(<Slice name="short" early={false} stays />);
  const short = document.querySelector('#short');
  await report(at('short', true, 100));
  expect(lists()).toEqual(['short']);
  // Rendered for good.
  expect(unobserved).toContain(short);
});
