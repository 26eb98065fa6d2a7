// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { elementNotes } from '../../../src/element/author/check';
import { words } from '../../../src/element/author/words';

/** An island of this width, or one without a view, in a browser that does not know :state(). */
function island(width?: number): HTMLElement {
  customElements.get('vt-whatsapp') ??
    customElements.define(
      'vt-whatsapp',
      class extends HTMLElement {
        static definition = { attributes: {} };
      },
    );
  const element = document.createElement('vt-whatsapp');
  vi.spyOn(element, 'matches').mockImplementation((() => {
    throw new DOMException("':state(ready)' is not a valid selector", 'SyntaxError');
  }) as never);
  if (width === undefined) return element;
  const view = document.createElement('div');
  view.className = 'vt';
  Object.defineProperty(view, 'clientWidth', { value: width });
  element.attachShadow({ mode: 'open' }).append(view);
  return element;
}

it.each([
  ['narrower than it can work in', 239, 1],
  ['wide enough', 240, 0],
  ['without a view yet', undefined, 0],
])('an island that is %s has its notes where :state() is unknown', (_, width, notes) => {
  const found = elementNotes(island(width), words['pt-BR']);
  expect(found.filter((note) => note.includes('239'))).toHaveLength(notes);
  expect(found).toHaveLength(notes);
});
