// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '#ui/Dialog';
import { leave, render } from '../lib/render';

afterEach(leave);

const show = () =>
  render(
    <Dialog title="Documentos" onClose={() => {}}>
      <p>Documentos</p>
    </Dialog>,
  );

it('lets the page scroll again as it closes', async () => {
  const { emit, show: draw } = await show();
  expect(emit.mock.calls).toEqual([['hide-scroll', { hold: true }]]);
  await draw(null);
  expect(emit.mock.calls).toEqual([
    ['hide-scroll', { hold: true }],
    ['show-scroll', { hold: true }],
  ]);
});

it('lets the page scroll again where its widget is removed while it is open', async () => {
  const heard = vi.fn();
  document.addEventListener('show-scroll', heard, { once: true });
  const { element } = await show();
  element.remove();
  await leave();
  expect(heard).toHaveBeenCalledTimes(1);
});

it.each([
  ['its title', false, 'dialog-title'],
  ['the dialog itself, whose content is heard then, where it asks', true, 'dialog'],
])('gives the focus to %s', async (_, asks, place) => {
  await render(
    <Dialog title="Remover?" asks={asks} onClose={() => {}}>
      <p>Não é possível desfazer.</p>
      <button type="button">Remover</button>
    </Dialog>,
  );
  const focused = document.activeElement;
  expect(focused?.id || focused?.localName).toBe(place);
});

it('keeps Escape from the page, whose own dialogs would close too', async () => {
  const heard = vi.fn();
  document.addEventListener('keydown', heard);
  const { element } = await show();
  const press = (key: string) => {
    const pressed = new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true });
    const dialog = (element.shadowRoot ?? element).querySelector('dialog');
    dialog?.dispatchEvent(pressed);
    return pressed.defaultPrevented;
  };
  // The browser closes the dialog by it.
  expect(press('Escape')).toBe(false);
  expect(heard).not.toHaveBeenCalled();
  press('a');
  expect(heard).toHaveBeenCalledTimes(1);
  document.removeEventListener('keydown', heard);
});

/** What of a window of 800 px is in view, and what is then left to a dialog at its lower edge. */
const VIEWS: readonly [string, { height: number; offsetTop: number; scale: number }, string, string][] = [
  ['no keyboard', { height: 800, offsetTop: 0, scale: 1 }, '0px', '0px'],
  ['a bar of the browser', { height: 744, offsetTop: 0, scale: 1 }, '0px', '0px'],
  ['a keyboard', { height: 480, offsetTop: 0, scale: 1 }, '320px', '320px'],
  ['a keyboard, the view moved down a little', { height: 480, offsetTop: 100, scale: 1 }, '320px', '220px'],
  ['a keyboard, the view moved down to its end', { height: 480, offsetTop: 320, scale: 1 }, '320px', '0px'],
  ['more than the window, as iOS bounces', { height: 480, offsetTop: 340, scale: 1 }, '320px', '0px'],
  ['a zoomed page', { height: 400, offsetTop: 50, scale: 2 }, '0px', '0px'],
];
it.each(VIEWS)('is above %s', async (_, view, hidden, covered) => {
  const resized = Object.assign(new EventTarget(), { height: 800, offsetTop: 0, scale: 1 });
  vi.stubGlobal('visualViewport', resized);
  vi.stubGlobal('innerHeight', 800);
  const { element } = await show();
  Object.assign(resized, view);
  resized.dispatchEvent(new Event('resize'));
  const { style } = (element.shadowRoot ?? element).querySelector('dialog') as HTMLElement;
  expect([style.getPropertyValue('--_hidden'), style.getPropertyValue('--_keyboard')]).toEqual([
    hidden,
    covered,
  ]);
  vi.unstubAllGlobals();
});

it.each([
  ['pressed and left', 'dialog', 'dialog', true],
  ['left after a press in the content, as by selecting text', 'p', 'dialog', false],
  ['pressed, and the pointer taken away from it', 'dialog', 'p', false],
])('closes as a press ends, its backdrop being %s', async (_, down, up, closes) => {
  const onClose = vi.fn();
  const { element } = await render(
    <Dialog title="Documentos" onClose={onClose}>
      <p>Documentos</p>
    </Dialog>,
  );
  const dispatch = (type: string, selector: string) =>
    (element.shadowRoot ?? element)
      .querySelector(selector)
      ?.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true }));
  dispatch('pointerdown', down);
  expect(onClose).not.toHaveBeenCalled();
  dispatch('pointerup', up);
  // Of a press that begins and ends in two elements the click is on what contains both.
  dispatch('click', 'dialog');
  expect(onClose).toHaveBeenCalledTimes(closes ? 1 : 0);
});
