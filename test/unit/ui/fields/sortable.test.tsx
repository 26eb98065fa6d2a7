// @vitest-environment happy-dom
import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SortableList } from '#ui/fields/lists/SortableList';
import { click, leave, press, render, text, texts } from '../../lib/render';

let order: readonly string[];
const onReorder = vi.fn();

function Sample({ disabled }: { disabled?: boolean }) {
  const [items, setItems] = useState<readonly string[]>(['Argo', 'Pulse', 'Toro', 'Strada']);
  order = items;
  return (
    <SortableList
      label="Ofertas"
      name="offers"
      items={items}
      keyOf={(item) => item}
      nameOf={(item) => item}
      disabled={!!disabled}
      onReorder={(next) => {
        onReorder(next);
        setItems(next);
      }}
    >
      {(item) => <span className="item">{item}</span>}
    </SortableList>
  );
}

const named = (name: string) => document.querySelector<HTMLElement>(`[aria-label="${name}"]`) as HTMLElement;
const key = (name: string, pressed: string) => press(`[aria-label="Mover ${name}"]`, pressed);
const said = () => text('[role=status]');
const shown = () => texts('.item').join(' ');

beforeEach(() => onReorder.mockClear());
afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

describe('a list whose order is decided', () => {
  /** As in a browser: a moved element loses the focus. */
  const loseFocusOnMove = () => {
    const { insertBefore } = Element.prototype;
    vi.spyOn(Element.prototype, 'insertBefore').mockImplementation(function (this: Node, node, before) {
      if (node.isConnected && node.contains(document.activeElement))
        (document.activeElement as HTMLElement).blur();
      return insertBefore.call(this, node, before);
    } as typeof insertBefore);
  };

  it.each([
    ['Strada', 'Home'],
    ['Argo', 'End'],
    ['Argo', 'ArrowDown'],
    ['Strada', 'ArrowUp'],
  ])('keeps the focus on %s that %s moves', async (name, pressed) => {
    await render(<Sample />);
    loseFocusOnMove();
    named(`Mover ${name}`).focus();
    await key(name, ' ');
    await key(name, pressed);
    expect(document.activeElement).toBe(named(`Mover ${name}`));
  });
  it('is moved by keys, and says where each step leads', async () => {
    await render(<Sample />);
    named('Mover Pulse').focus();
    // Not lifted yet: arrows are the page's.
    expect((await key('Pulse', 'ArrowDown')).defaultPrevented).toBe(false);
    await key('Pulse', ' ');
    expect(said()).toBe('Pulse levantado, posição 2 de 4. Setas movem, espaço solta, Esc cancela.');
    expect(named('Mover Pulse').getAttribute('aria-pressed')).toBe('true');
    await key('Pulse', 'ArrowDown');
    expect(said()).toBe('Pulse na posição 3 de 4.');
    expect(shown()).toBe('Argo Toro Pulse Strada');
    expect(document.activeElement).toBe(named('Mover Pulse'));
    expect(onReorder).not.toHaveBeenCalled();
    await key('Pulse', 'Home');
    await key('Pulse', ' ');
    expect(said()).toBe('Pulse solto na posição 1 de 4.');
    expect(onReorder.mock.calls).toEqual([[['Pulse', 'Argo', 'Toro', 'Strada']]]);
    expect(document.activeElement).toBe(named('Mover Pulse'));
  });
  it('is put back by Escape, which goes no further', async () => {
    await render(<Sample />);
    const outside = vi.fn();
    document.body.addEventListener('keydown', outside);
    named('Mover Toro').focus();
    await key('Toro', 'Enter');
    await key('Toro', 'End');
    await key('Toro', 'Escape');
    expect(said()).toBe('Cancelado. Toro voltou à posição 3 de 4.');
    expect(shown()).toBe('Argo Pulse Toro Strada');
    expect(onReorder).not.toHaveBeenCalled();
    expect(outside).not.toHaveBeenCalled();
    document.body.removeEventListener('keydown', outside);
  });
  it('keeps the focus on a lifted item', async () => {
    await render(<Sample />);
    named('Mover Toro').focus();
    expect((await key('Toro', 'Tab')).defaultPrevented).toBe(false);
    await key('Toro', ' ');
    expect((await key('Toro', 'Tab')).defaultPrevented).toBe(true);
  });
  it('tells nobody of an item that is dropped where it was', async () => {
    await render(<Sample />);
    await key('Toro', ' ');
    await key('Toro', ' ');
    expect(onReorder).not.toHaveBeenCalled();
  });
  it('is moved by buttons, which keep the focus, also at an end', async () => {
    await render(<Sample />);
    const up = () => named('Subir Pulse');
    up().focus();
    await click(up());
    expect(order).toEqual(['Pulse', 'Argo', 'Toro', 'Strada']);
    expect(document.activeElement).toBe(up());
    expect(up().getAttribute('aria-disabled')).toBe('true');
    expect(said()).toBe('Pulse solto na posição 1 de 4.');
    await click(up());
    expect(onReorder).toHaveBeenCalledTimes(1);
    await click(named('Descer Strada'));
    expect(onReorder).toHaveBeenCalledTimes(1);
  });
  it('cannot be changed while it is disabled', async () => {
    await render(<Sample disabled />);
    await key('Pulse', ' ');
    await click(named('Subir Pulse'));
    expect(said()).toBe('');
    expect(onReorder).not.toHaveBeenCalled();
  });
});

describe('a row that is dragged', () => {
  const pointer = (type: string, target: EventTarget, clientY: number, more: PointerEventInit = {}) =>
    act(async () => {
      target.dispatchEvent(
        new PointerEvent(type, { bubbles: true, clientY, pointerId: 7, button: 0, ...more }),
      );
    });
  /** Rows of 40 px, 8 px apart. */
  const place = () =>
    document.querySelectorAll('li').forEach((row, index) => {
      row.getBoundingClientRect = () => ({ top: 100 + index * 48, height: 40 }) as DOMRect;
    });
  const moved = () => [...document.querySelectorAll('li')].map(({ style }) => style.transform);

  it('follows the pointer while the others give way, and is there once it is dropped', async () => {
    await render(<Sample />);
    place();
    const handle = named('Mover Argo');
    await pointer('pointerdown', handle, 120);
    await pointer('pointermove', handle, 200);
    expect(moved()).toEqual(['translateY(80px)', 'translateY(-48px)', '', '']);
    expect(onReorder).not.toHaveBeenCalled();
    // Another finger.
    await pointer('pointermove', handle, 400, { pointerId: 8 });
    expect(moved()[0]).toBe('translateY(80px)');
    await pointer('pointerup', handle, 200);
    expect(order).toEqual(['Pulse', 'Argo', 'Toro', 'Strada']);
    expect(moved()).toEqual(['', '', '', '']);
    expect(said()).toBe('Argo solto na posição 2 de 4.');
  });
  it.each([
    ['by the system', (handle: HTMLElement) => pointer('pointercancel', handle, 300)],
    ['by Escape', () => press('body', 'Escape').then(() => {})],
  ])('goes back where it was canceled %s', async (_, cancel) => {
    await render(<Sample />);
    place();
    const handle = named('Mover Argo');
    await pointer('pointerdown', handle, 120);
    await pointer('pointermove', handle, 300);
    await cancel(handle);
    expect(moved()).toEqual(['', '', '', '']);
    await pointer('pointerup', handle, 300);
    expect(onReorder).not.toHaveBeenCalled();
  });
  it('is not begun by another button', async () => {
    await render(<Sample />);
    place();
    const handle = named('Mover Argo');
    await pointer('pointerdown', handle, 120, { button: 2 });
    await pointer('pointermove', handle, 300);
    expect(moved()).toEqual(['', '', '', '']);
  });
});
