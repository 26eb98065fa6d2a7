// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePictures } from '#features/car/current/use-pictures';
import { page } from '../../lib/answers';
import { leave, render } from '../../lib/render';

const prefetchWidget = vi.hoisted(() => vi.fn());
vi.mock('#page/prefetch-widget', () => ({ prefetchWidget }));

function List() {
  const [count, setCount] = useState(0);
  usePictures();
  return (
    <button type="button" onClick={() => setCount(count + 5)}>
      {count}
    </button>
  );
}

afterEach(async () => {
  await leave();
  prefetchWidget.mockReset();
});

it('a list asks once for the code of pictures, before it has any', async () => {
  page();
  await render(<List />);
  await act(async () => document.querySelector('button')?.click());
  expect(document.querySelector('button')?.textContent).toBe('5');
  expect(prefetchWidget.mock.calls).toEqual([['vt-car-image']]);
});

it('a page without pictures loads no code for them', async () => {
  page({ services: '' });
  await render(<List />);
  expect(prefetchWidget).not.toHaveBeenCalled();
});
