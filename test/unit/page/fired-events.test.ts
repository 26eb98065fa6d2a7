// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { emit } from '#page/core/events';
import { knownSingleton } from '#page/core/page-singleton';

it('a page without calls keeps the latest events only', () => {
  for (let count = 0; count < 500; count++) emit(document, 'vt-widget-ready', { tag: `vt-${count}` });
  const fired = knownSingleton('fired') as [name: string, detail: { tag: string }][];
  expect(fired).toHaveLength(200);
  expect(fired.at(-1)?.[1].tag).toBe('vt-499');
});
