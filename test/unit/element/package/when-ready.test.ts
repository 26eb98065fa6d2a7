// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { whenReady } from '#element/package/when-ready';
import { emit } from '#page/core/events';

const add = (tag: string, parent: ParentNode & Node = document.body): HTMLElement =>
  parent.appendChild(document.createElement(tag));
const ready = (element: Element) => emit(element, 'vt-widget-ready', { tag: element.localName });
const failed = (element: Element, error: unknown) =>
  emit(element, 'vt-widget-failed', { tag: element.localName, phase: 'import', error });

beforeEach(() => document.body.replaceChildren());

it('resolves to the first widget of a tag that becomes ready', async () => {
  const waiting = whenReady('vt-whatsapp');
  ready(add('vt-lead-form'));
  const widget = add('vt-whatsapp');
  ready(widget);
  await expect(waiting).resolves.toBe(widget);
});

it('resolves to the element, whatever others do', async () => {
  const [first, second] = [add('vt-whatsapp'), add('vt-whatsapp')];
  const waiting = whenReady(second as HTMLElement);
  failed(first as HTMLElement, new Error('other'));
  ready(second as HTMLElement);
  await expect(waiting).resolves.toBe(second);
});

it('resolves at once for a widget that is ready, by its state or as a Lit element', async () => {
  const island = add('vt-whatsapp');
  vi.spyOn(island, 'matches').mockImplementation((selector) => selector === ':state(ready)');
  await expect(whenReady(island)).resolves.toBe(island);
  const lit = Object.assign(add('vt-go-back'), { hasUpdated: true });
  await expect(whenReady('vt-go-back')).resolves.toBe(lit);
});

it('a browser without :state() waits for the event', async () => {
  const widget = add('vt-whatsapp');
  vi.spyOn(widget, 'matches').mockImplementation(() => {
    throw new SyntaxError('unknown selector');
  });
  const waiting = whenReady(widget);
  ready(widget);
  await expect(waiting).resolves.toBe(widget);
});

it('a widget within the widget does not count, in its shadow root or among its children', async () => {
  const outer = add('vt-configurator');
  const inner = add('vt-car-image', outer.attachShadow({ mode: 'open' }));
  const settled = vi.fn();
  whenReady(outer).finally(settled);
  const waiting = whenReady('vt-car-image');
  ready(inner);
  ready(add('vt-lead-form', outer));
  await Promise.resolve();
  expect(settled).not.toHaveBeenCalled();
  const own = add('vt-car-image');
  ready(own);
  await expect(waiting).resolves.toBe(own);
});

it('rejects with the failure as cause', async () => {
  const widget = add('vt-whatsapp');
  const cause = new TypeError('missing metadata');
  const waiting = whenReady('vt-whatsapp');
  failed(widget, cause);
  await expect(waiting).rejects.toMatchObject({ message: '<vt-whatsapp> failed (import)', cause });
});

it('rejects when the signal aborts, before and during', async () => {
  const end = new AbortController();
  const waiting = whenReady('vt-whatsapp', { signal: end.signal });
  end.abort('gone');
  await expect(waiting).rejects.toBe('gone');
  await expect(whenReady('vt-whatsapp', { signal: end.signal })).rejects.toBe('gone');
});
