// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPdf } from '#page/open-pdf';

const TEXTS = { opening: 'Abrindo…', fileName: 'termo.pdf' };
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
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
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
  it.each([
    ['is none', async () => new Blob(['<script>'], { type: 'application/pdf' })],
    ['cannot be loaded', () => Promise.reject(new Error('offline'))],
  ])('that %s opens nothing', async (_, load) => {
    await expect(openPdf(load, TEXTS)).rejects.toThrow();
    expect(opened?.close).toHaveBeenCalled();
    expect([made, saved]).toEqual([[], []]);
  });
});
