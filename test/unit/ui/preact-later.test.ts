// @vitest-environment happy-dom
import { createElement, render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { beforeEach, expect, it } from 'vitest';
import { memo, useSyncExternalStore } from '#ui/hooks/preact-hooks';
import { createRoot } from '#ui/hooks/preact-root';

let place: HTMLElement;
beforeEach(() => {
  place = document.createElement('div');
  return () => render(null, place);
});
const draw = (view: Parameters<typeof render>[0]) => act(() => render(view, place));

function makeStore<T>(value: T) {
  const listeners = new Set<() => void>();
  return {
    listeners,
    get: () => value,
    set(next: T) {
      value = next;
      for (const listener of listeners) listener();
    },
    listen(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener) as unknown as undefined;
    },
  };
}

it('a view in memo is drawn for other props only', async () => {
  let drawn = 0;
  const View = memo(({ text }) => {
    drawn += 1;
    return createElement('p', null, text as string);
  });
  await draw(createElement(View, { text: 'a' }));
  await draw(createElement(View, { text: 'a' }));
  expect([drawn, place.textContent]).toEqual([1, 'a']);
  await draw(createElement(View, { text: 'b' }));
  expect([drawn, place.textContent]).toEqual([2, 'b']);
  await draw(createElement(View, { text: 'b', more: 1 }));
  expect(drawn).toBe(3);
});

it('memo asks the given comparison', async () => {
  let drawn = 0;
  const View = memo(
    () => {
      drawn += 1;
      return null;
    },
    () => true,
  );
  await draw(createElement(View, { text: 'a' }));
  await draw(createElement(View, { text: 'b' }));
  expect(drawn).toBe(1);
});

it('a value from outside is drawn anew with it, and no longer listened to once the view is gone', async () => {
  const store = makeStore('a');
  let drawn = 0;
  const View = () => {
    drawn += 1;
    return createElement('p', null, useSyncExternalStore(store.listen, store.get));
  };
  await draw(createElement(View, null));
  expect(place.textContent).toBe('a');
  await act(() => store.set('b'));
  expect(place.textContent).toBe('b');
  const before = drawn;
  await act(() => store.set('b'));
  expect(drawn).toBe(before);
  await draw(null);
  expect(store.listeners.size).toBe(0);
});

it('a change between drawing and listening is not missed', async () => {
  const store = makeStore('a');
  const View = () => {
    const value = useSyncExternalStore(store.listen, store.get);
    if (value === 'a') store.set('b');
    return createElement('p', null, value);
  };
  await draw(createElement(View, null));
  expect(place.textContent).toBe('b');
});

it('what it reads may depend on what was drawn last', async () => {
  const store = makeStore({ one: 1, two: 2 });
  let choose: (name: 'one' | 'two') => void = () => {};
  const View = () => {
    const [name, setName] = useState<'one' | 'two'>('one');
    choose = setName;
    return createElement(
      'p',
      null,
      useSyncExternalStore(store.listen, () => store.get()[name]),
    );
  };
  await draw(createElement(View, null));
  await act(() => choose('two'));
  expect(place.textContent).toBe('2');
  await act(() => store.set({ one: 1, two: 3 }));
  expect(place.textContent).toBe('3');
});

it('a root draws a view again in its place, and takes it away', async () => {
  const root = createRoot(place);
  await act(() => root.render(createElement('input', { value: 'a' })));
  const input = place.firstChild;
  await act(() => root.render(createElement('input', { value: 'b' })));
  expect([place.childNodes.length, place.firstChild === input, (input as HTMLInputElement).value]).toEqual([
    1,
    true,
    'b',
  ]);
  root.unmount();
  expect(place.childNodes.length).toBe(0);
});
