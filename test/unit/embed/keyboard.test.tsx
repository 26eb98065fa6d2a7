// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { EmbedPreview } from '#demo-pages/embed/builder/EmbedPreview';
import { leave, render } from '../lib/render';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

it('has a way past the preview, whose controls are many, to the code', async () => {
  await render(<EmbedPreview page={{} as never} frame="about:blank" />);
  const link = document.querySelector<HTMLAnchorElement>('a[href="#embed-code"]');
  expect(link?.textContent).toBe('Pular a prévia');
  const follows = link?.compareDocumentPosition(document.querySelector('iframe') as Element) ?? 0;
  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
