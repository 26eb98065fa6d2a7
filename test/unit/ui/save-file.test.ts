// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $popups, closePopup } from '#ui/popups/popup-store';
import { saveFile } from '#ui/save-file';
import { page } from '../lib/answers';

const downloads: string[] = [];
beforeEach(() => {
  downloads.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:one');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    downloads.push(this.download);
  });
});
afterEach(() => {
  for (const { id } of $popups.get()) closePopup(id);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const CHROME = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/126.0.0.0 Mobile Safari/537.36';
const INSTAGRAM =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5) AppleWebKit/605.1.15 Mobile/15E148 Instagram 334.0';

describe('a file that the page made', () => {
  it.each([
    ['nothing is said in a browser', CHROME, 'pt-BR', undefined],
    ['an app’s browser may drop it', INSTAGRAM, 'pt-BR', /aplicativo pode não salvar.*Chrome ou no Safari/],
    ['the same in Spanish', INSTAGRAM, 'es-AR', /aplicación puede no guardar.*Chrome o en Safari/],
  ])('is saved under its name; %s', async (_, userAgent, language, said) => {
    page({ language });
    vi.stubGlobal('navigator', { userAgent });
    saveFile(new Blob(['a']), 'boleto-1.pdf');
    expect(downloads).toEqual(['boleto-1.pdf']);
    await vi.dynamicImportSettled();
    const [message] = $popups.get();
    if (said) expect(message?.text).toMatch(said);
    else expect(message).toBeUndefined();
  });
});
