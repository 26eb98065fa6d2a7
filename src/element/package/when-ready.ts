import { pageDocument, shadowRootOf } from '#page/core/native';
import type { VitrineTag } from './generated/elements';

/** An island has a custom state, which old browsers lack; a Lit element has rendered. */
function isReady(element: Element): boolean {
  if ((element as { hasUpdated?: boolean }).hasUpdated) return true;
  try {
    return element.matches(':state(ready)');
  } catch {
    return false;
  }
}

/** Whether the element itself fired an event, and not a widget within it; for a tag, any of the document's own. */
const isOwn = (event: Event, widget: string | Element): boolean => {
  const source = event.composedPath()[0] as Element;
  if (typeof widget !== 'string') return source === widget;
  return source.localName === widget && !shadowRootOf(source);
};

/**
 * Resolves to a widget when it is on screen and usable; for a tag, to the first one of the page. A widget loads when its
 * `load` condition holds, by default near the viewport. Browsers without :state() do not tell that a widget was ready
 * before the call.
 *
 * @throws {Error} (rejects) if the widget fails, with the widget's error as cause, or on a server; with the signal's
 * reason if it aborts
 */
export function whenReady<Tag extends VitrineTag>(
  widget: Tag,
  options?: { signal?: AbortSignal },
): Promise<HTMLElementTagNameMap[Tag]>;
export function whenReady<Widget extends Element>(
  widget: Widget,
  options?: { signal?: AbortSignal },
): Promise<Widget>;
export function whenReady(
  widget: string | Element,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Element> {
  if (typeof document === 'undefined') return Promise.reject(new Error('whenReady() needs a document'));
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const candidates = typeof widget === 'string' ? [...pageDocument.querySelectorAll(widget)] : [widget];
    const ready = candidates.find(isReady);
    if (ready) return resolve(ready);

    const end = new AbortController();
    const until = { signal: end.signal };
    const target = typeof widget === 'string' ? document : widget;
    const onReady = (event: Event) => {
      if (!isOwn(event, widget)) return;
      end.abort();
      resolve(event.composedPath()[0] as Element);
    };
    const onFailed = (event: DocumentEventMap['vt-widget-failed']) => {
      if (!isOwn(event, widget)) return;
      end.abort();
      const { tag, phase, error } = event.detail;
      reject(new Error(`<${tag}> failed (${phase})`, { cause: error }));
    };
    target.addEventListener('vt-widget-ready', onReady, until);
    target.addEventListener('vt-widget-failed', onFailed as EventListener, until);
    const onAbort = () => {
      end.abort();
      reject(signal?.reason);
    };
    signal?.addEventListener('abort', onAbort, until);
  });
}
