// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { showsPdfInFrames } from '#page/pdf-viewer';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['a desktop', true, false, true],
  // iOS says that it has a viewer; its frames show one page.
  ['a phone with a viewer', true, true, false],
  ['Android', false, true, false],
  ['a desktop that downloads PDFs', false, false, false],
  ['an older browser', undefined, false, false],
])('%s', (_, pdfViewerEnabled, coarse, expected) => {
  vi.stubGlobal('navigator', { pdfViewerEnabled });
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(pointer: coarse)' && coarse }));
  expect(showsPdfInFrames()).toBe(expected);
});
