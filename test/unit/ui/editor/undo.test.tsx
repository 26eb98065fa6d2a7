// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UndoNotice } from '#ui/editor/UndoNotice';
import { type Undo, useUndo } from '#ui/editor/use-undo';
import { advance } from '../../lib/clock';
import { button, click, leave, render, text } from '../../lib/render';
import { failed } from './sample';

let undo: Undo;
function Sample() {
  undo = useUndo();
  return (
    <>
      <input id="before" />
      <UndoNotice undo={undo} />
    </>
  );
}

const back = vi.fn<() => Promise<void>>();
const said = () => text('[role=status]');
const status = () => document.querySelector('[role=status]') as HTMLElement;
const pass = (ms: number) => act(() => advance(ms));
/** Until a status that stays has been filled. */
const heard = () => pass(200);
const offer = async (words = 'Oferta publicada.') => {
  await act(async () => undo.offer(words, back));
  await heard();
};
const box = () => document.querySelector('.undo') as HTMLElement;

beforeEach(async () => {
  back.mockReset().mockResolvedValue();
  await render(<Sample />);
});
afterEach(leave);

describe('what can be undone', () => {
  it('is announced in a status that stays and is filled later, undone once and said so', async () => {
    const before = status();
    await act(async () => undo.offer('Oferta publicada.', back));
    expect([said(), text('.undo p')]).toEqual(['', 'Oferta publicada.']);
    await heard();
    expect(said()).toBe('Oferta publicada.');
    expect(status()).toBe(before);
    // What is within a box that comes, or changes its display, is not announced.
    expect(box().contains(before)).toBe(false);
    button('Desfazer').focus();
    await act(async () => {
      button('Desfazer').click();
      void undo.run();
    });
    await heard();
    expect(back).toHaveBeenCalledTimes(1);
    expect(said()).toBe('Desfeito.');
    // The button that had the focus has gone.
    expect(document.activeElement).toBe(status().parentElement);
  });
  it('goes after ten seconds', async () => {
    await offer();
    await pass(9200);
    expect(said()).toBe('Oferta publicada.');
    await pass(700);
    expect(said()).toBe('');
    await act(() => undo.run());
    expect(back).not.toHaveBeenCalled();
  });
  it('stays while somebody is at it', async () => {
    await offer();
    await act(async () => button('Desfazer').focus());
    await pass(60_000);
    expect(said()).toBe('Oferta publicada.');
    await act(async () => (document.getElementById('before') as HTMLElement).focus());
    await act(async () => box().dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
    await pass(60_000);
    expect(said()).toBe('Oferta publicada.');
    await act(async () => box().dispatchEvent(new PointerEvent('pointerout', { bubbles: true })));
    await pass(10_500);
    expect(said()).toBe('');
  });
  it('stays while nobody sees the page', async () => {
    const hidden = vi
      .spyOn(Object.getPrototypeOf(document) as Document, 'hidden', 'get')
      .mockReturnValue(true);
    await offer();
    await pass(60_000);
    expect(said()).toBe('Oferta publicada.');
    hidden.mockRestore();
    await pass(10_500);
    expect(said()).toBe('');
  });
  it('is the last only', async () => {
    await offer();
    await pass(8000);
    await offer('Oferta vendida.');
    await pass(8000);
    expect(said()).toBe('Oferta vendida.');
  });
  it('gives the focus back as it is dismissed', async () => {
    (document.getElementById('before') as HTMLElement).focus();
    await offer();
    const close = document.querySelector('.undo-close') as HTMLElement;
    await act(async () => close.focus());
    await act(async () => {
      close.dispatchEvent(
        new FocusEvent('focusin', { bubbles: true, relatedTarget: document.getElementById('before') }),
      );
    });
    await click(close);
    expect(said()).toBe('');
    expect(document.activeElement?.id).toBe('before');
  });
  it.each([
    [409, 'Não dá mais para desfazer: isto mudou depois.'],
    [404, 'Não dá mais para desfazer: isto mudou depois.'],
    [403, 'Sua conta não tem permissão para desfazer isto.'],
  ])('says why it was not undone: %i', async (status, words) => {
    back.mockRejectedValue(failed(status));
    await offer();
    await click(button('Desfazer'));
    await heard();
    expect(said()).toBe(words);
    expect(() => button('Desfazer')).toThrow();
  });
  it('can be tried again where that may help', async () => {
    back.mockRejectedValueOnce(failed(503));
    await offer();
    await click(button('Desfazer'));
    await heard();
    expect(said()).toBe('Não foi possível desfazer. Tente novamente.');
    await click(button('Desfazer'));
    await heard();
    expect(said()).toBe('Desfeito.');
  });
  it('does not speak of what was done before', async () => {
    let answer = () => {};
    back.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    await offer();
    await act(async () => button('Desfazer').click());
    await heard();
    expect(said()).toBe('Desfazendo…');
    await offer('Oferta vendida.');
    await act(async () => answer());
    expect(said()).toBe('Oferta vendida.');
  });
});
