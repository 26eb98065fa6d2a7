import { shadowRootOf } from '#page/core/native';
import '#page/report/monitoring';
import { isFramed } from '#page/framed';
import { markStep } from '#page/report/timing';
import type { Host } from '../core/host-context';
import { guardKeys } from './guard-keys';
import { keepFocus } from './keep-focus';
import { keepTyped } from './keep-typed';

/**
 * Serves a focus or click of a visitor in a widget, which loads this file.
 * @param container what its view is in
 * @param path the focused or clicked element and its ancestors: the event has none any more
 */
export function onFirstInteraction(
  container: HTMLElement,
  host: Host,
  event: Event,
  path: readonly EventTarget[],
): void {
  const { signal } = host;
  if (signal.aborted) return;
  keepTyped(host);
  const root = shadowRootOf(container) as ShadowRoot;
  guardKeys(root, signal);
  if (container.onkeydown) markStep(root.host, 'first-use');
  // It kept all that was typed until now (mount.tsx).
  container.onkeydown = null;
  // Of a click too: the file may have failed at the focus before it.
  keepFocus(root, signal, path);
  if (event.type === 'click' && isFramed())
    // Only pages in frames load it.
    import('./blocked-forms').then(
      ({ submitByClick }) => submitByClick(root, event, path),
      // As before: the frame may allow forms.
      () => {},
    );
}
