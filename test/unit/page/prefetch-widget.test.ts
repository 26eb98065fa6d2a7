// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { pageSingleton } from '#page/core/page-singleton';
import { prefetchWidget } from '#page/prefetch-widget';

afterEach(() => vi.restoreAllMocks());

const island = vi.fn(async () => ({}));
const defined = (definition: object) =>
  vi.spyOn(customElements, 'get').mockReturnValue({ definition } as never);
/** An address at which every widget's file is the same empty module. */
pageSingleton('base', () => 'data:text/javascript,//');

it('the view comes with the file; an element without an island is its file', async () => {
  defined({ island });
  await prefetchWidget('vt-lead-form');
  expect(island).toHaveBeenCalledOnce();
  defined({});
  await expect(prefetchWidget('vt-car-image')).resolves.toBeUndefined();
});

it('a view that fails is nobody’s failure: the loader loads it again', async () => {
  defined({ island: () => Promise.reject(new TypeError('chunk')) });
  await expect(prefetchWidget('vt-lead-form')).resolves.toBeUndefined();
});

it('what is defined already is not asked for by its address', async () => {
  const address = vi.fn(() => 'data:text/javascript,//');
  const page: { base: unknown } = Reflect.get(globalThis, Symbol.for('vitrine'));
  page.base = { toString: address };
  defined({ island });
  await prefetchWidget('vt-lead-form');
  expect(address).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  await prefetchWidget('vt-car-image');
  expect(address).toHaveBeenCalledOnce();
});
