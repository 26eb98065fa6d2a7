// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { Dialog } from '../../../src/ui/Dialog';
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
    ['show-scroll', null],
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
