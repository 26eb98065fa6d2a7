// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { texts as ownTexts } from '#features/share/messages';
import { ShareButtons, type ShareButtonsProps } from '#features/share/ShareButtons';
import { button, click, leave, render, text } from '../../lib/render';

const URL_ = 'https://site.example/ofertas?vt-offer=1&a=b';
const onShared = vi.fn();
const field = { id: 'own-link', label: 'O link', hint: 'Só para você.' };
const navigatorWith = (own: object) => vi.stubGlobal('navigator', { ...navigator, ...own });
const clipboard = (writeText: (text: string) => Promise<void>) => navigatorWith({ clipboard: { writeText } });
const show = (props: Partial<ShareButtonsProps> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR') =>
  render(
    <ShareButtons title="Argo" text="Veja o Argo & mais" url={URL_} onShared={onShared} {...props} />,
    language,
  );
const input = () => document.querySelector('input');
const ways = () => [...document.querySelectorAll('.actions .button')];
const names = () => ways().map(({ firstChild }) => firstChild?.textContent);
const main = () => ways().filter((way) => !way.classList.contains('plain'));

beforeEach(() => void onShared.mockClear());
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe('passing something on', () => {
  it.each([
    ['without a sheet', false, {}, ['Copiar link', 'WhatsApp'], []],
    ['with a sheet', true, {}, ['Copiar link', 'Compartilhar', 'WhatsApp'], []],
    ['as the main thing', false, { isMain: true }, ['WhatsApp', 'Copiar link'], ['WhatsApp']],
    [
      'as the main thing, with a sheet',
      true,
      { isMain: true },
      ['Compartilhar', 'WhatsApp', 'Copiar link'],
      ['Compartilhar'],
    ],
    ['to one person, with a sheet', true, { field }, ['Copiar link', 'Compartilhar'], []],
    ['to one person', false, { field }, ['Copiar link', 'WhatsApp'], []],
  ])('%s', async (_, hasSheet, props, expected, first) => {
    navigatorWith({ share: hasSheet ? async () => {} : undefined });
    await show(props);
    expect(names()).toEqual(expected);
    expect(main().map(({ firstChild }) => firstChild?.textContent)).toEqual(first);
    expect(input()?.value).toBe('field' in props ? URL_ : undefined);
  });

  it('copies the link, or what is told to be copied', async () => {
    const writeText = vi.fn(async () => {});
    clipboard(writeText);
    await show();
    await click(button('Copiar link'));
    expect([text('.share-said'), input()]).toEqual(['Link copiado.', null]);
    await leave();
    const texts = { copy: 'Copiar resultado', copied: 'Resultado copiado.', label: 'Texto' };
    await show({ copied: `Acertei ${URL_}`, texts });
    await click(button('Copiar resultado'));
    expect(text('.share-said')).toBe('Resultado copiado.');
    expect(writeText.mock.calls).toEqual([[URL_], [`Acertei ${URL_}`]]);
    expect(onShared.mock.calls).toEqual([['link'], ['link']]);
  });

  it.each([
    ['a field of its own', {}, 'Link'],
    ['the field that is there', { field }, null],
  ])('what cannot be copied is marked in %s', async (_, props, label) => {
    clipboard(() => Promise.reject(new DOMException('no', 'NotAllowedError')));
    await show(props);
    await click(button('Copiar link'));
    expect(text('.share-said.bad')).toMatch(/^Não foi possível copiar/);
    const shown = input() as HTMLInputElement;
    expect([shown.value, shown.readOnly, shown.getAttribute('aria-label')]).toEqual([URL_, true, label]);
    expect(document.activeElement).toBe(shown);
    expect([shown.selectionStart, shown.selectionEnd]).toEqual([0, URL_.length]);
    expect(document.querySelectorAll('input')).toHaveLength(1);
    expect(onShared).not.toHaveBeenCalled();
  });

  it('goes by the system’s sheet; one that was closed is no failure', async () => {
    const share = vi.fn(async (_: object) => {});
    navigatorWith({ share });
    await show();
    await click(button('Compartilhar'));
    expect(share).toHaveBeenCalledWith({ title: 'Argo', text: 'Veja o Argo & mais', url: URL_ });
    share.mockRejectedValueOnce(new DOMException('', 'AbortError'));
    await click(button('Compartilhar'));
    expect([text('.share-said'), input()]).toEqual(['', null]);
    share.mockRejectedValueOnce(new Error('no'));
    await click(button('Compartilhar'));
    expect(text('.share-said')).toMatch(/^Não foi possível compartilhar/);
    expect(document.activeElement).toBe(input());
    expect(onShared.mock.calls).toEqual([['system']]);
  });

  it('opens a chat with whom the visitor chooses, in a tab that cannot reach this one', async () => {
    await show();
    const link = document.querySelector('a') as HTMLAnchorElement;
    const { origin, searchParams } = new URL(link.href);
    expect([origin, searchParams.get('text')]).toEqual(['https://wa.me', `Veja o Argo & mais\n${URL_}`]);
    expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
    link.addEventListener('click', (event) => event.preventDefault());
    await click(link);
    expect(onShared.mock.calls).toEqual([['whatsapp']]);
  });

  it('speaks Spanish', async () => {
    await show({}, 'es-AR');
    expect(names()).toEqual(['Copiar enlace', 'WhatsApp']);
    expect(Object.keys(ownTexts['es-AR'])).toEqual(Object.keys(ownTexts['pt-BR']));
  });
});
