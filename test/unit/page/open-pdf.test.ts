// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPdf } from '#page/open-pdf';

const TEXTS = {
  opening: 'Abrindo…',
  fileName: 'termo.pdf',
  save: (_: Blob, name: string) => void saved.push(name),
};
const pdf = (type = 'text/html') => new Blob(['%PDF-1.4 <script>'], { type });
const made: Blob[] = [];
const saved: string[] = [];
const tab = () => ({
  opener: {} as unknown,
  closed: false,
  document: { title: '', body: { textContent: '' } },
  location: { replace: vi.fn() },
  close: vi.fn(),
});
let opened: ReturnType<typeof tab> | null;
beforeEach(() => {
  opened = tab();
  made.length = 0;
  saved.length = 0;
  vi.stubGlobal('open', () => opened);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    made.push(file as Blob);
    return 'blob:one';
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a PDF of a service', () => {
  it('opens in a tab that cannot reach the page, never as a page with scripts', async () => {
    await openPdf(async () => pdf(), TEXTS);
    expect(opened?.location.replace).toHaveBeenCalledWith('blob:one');
    expect(opened?.opener).toBeNull();
    expect(made.map(({ type }) => type)).toEqual(['application/pdf']);
  });
  it('is downloaded where no tab opens, or the visitor has closed it', async () => {
    opened = null;
    await openPdf(async () => pdf(), TEXTS);
    opened = { ...tab(), closed: true };
    await openPdf(async () => pdf(), TEXTS);
    expect(saved).toEqual(['termo.pdf', 'termo.pdf']);
  });
  it.each<[string, () => unknown]>([
    ['an app’s view with a single window, which is this one', () => window],
    ['a window of its own that shows this document', () => ({ ...tab(), document })],
    [
      'a window that cannot be reached',
      () => ({
        ...tab(),
        get document() {
          throw new DOMException('Blocked', 'SecurityError');
        },
      }),
    ],
    ['a window that has no document yet', () => ({ ...tab(), document: undefined })],
    ['no window', () => null],
  ])('is downloaded, and the page stays as it is, where the browser gives %s', async (_, give) => {
    document.title = 'A página';
    document.body.innerHTML = '<main>Conteúdo</main>';
    const before = location.href;
    opened = give() as typeof opened;
    await openPdf(async () => pdf(), TEXTS);
    expect([document.title, document.body.textContent, location.href]).toEqual([
      'A página',
      'Conteúdo',
      before,
    ]);
    expect(saved).toEqual(['termo.pdf']);
  });
  it.each([
    ['is none', async () => new Blob(['<script>'], { type: 'application/pdf' })],
    ['cannot be loaded', () => Promise.reject(new Error('offline'))],
  ])('that %s opens nothing', async (_, load) => {
    await expect(openPdf(load, TEXTS)).rejects.toThrow();
    expect(opened?.close).toHaveBeenCalled();
    expect([made, saved]).toEqual([[], []]);
  });
});
