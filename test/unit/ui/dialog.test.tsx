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
