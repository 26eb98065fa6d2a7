import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { emit, type VitrineEvents } from '#page/core/events';
import { language } from '#page/core/metadata';
import { pageDocument } from '#page/core/native';
import { knownSingleton } from '#page/core/page-singleton';
import { hearChanges } from '#ui/core/hear-changes';
import { type Host, HostContext } from '#ui/core/host-context';
import { sheetsOf } from '#ui/core/styles';
import { tokens } from '#ui/core/tokens';
import { readAttributes } from './attributes/read-attributes';
import type { WidgetDefinition } from './definition';
import { setElementState } from './element-state';
import { loadTwice } from './load-twice';
import { loaderParts } from './loader-parts';
import { missingMetadata } from './required-metadata';
import { enqueueMount } from './task-queue';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A widget is on screen and usable. */
    'vt-widget-ready': { tag: string };
  }
}

/** An island's module: its view and the text of its style sheet. */
interface Island {
  default: ComponentType<object>;
  styles?: string;
  /** Gives it the look that its tag names. */
  applyAppearance?: typeof import('./appearance').applyAppearance;
  /** Takes over the first view that the page came with. */
  takeOver?: typeof import('./served/take-over').takeOver;
}

/** Error boundary of an island. */
class Boundary extends Component<
  { onCrash(error: unknown): void; children: ReactNode },
  { crashed: boolean }
> {
  override state = { crashed: false };
  static getDerivedStateFromError = () => ({ crashed: true });
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }
  override render() {
    return !this.state.crashed && this.props.children;
  }
}

/**
 * Mounts a widget's view into its shadow root, queued with the page's other widgets, and unmounts it when the signal
 * aborts. Returns a function that renders with the current attributes.
 */
export function mount(
  element: HTMLElement,
  internals: ElementInternals,
  definition: WidgetDefinition,
  { default: View, styles = '', applyAppearance, takeOver }: Island,
  signal: AbortSignal,
): () => void {
  const loaded = performance.now();
  const slot = pageDocument.createElement('slot');
  // Of a served view it comes after the styles (server/render-widget.tsx).
  const container = takeOver
    ? (element.shadowRoot?.children[1] as HTMLElement)
    : pageDocument.createElement('div');
  let view: Root | undefined;

  const end = () => {
    host.keepTyped?.();
    view?.unmount();
    view = undefined;
    container.remove();
    slot.hidden = false;
  };
  /** Shows the author's children again and reports the failure. */
  const stop = (phase: VitrineEvents['vt-widget-failed']['phase'], error: unknown) => {
    end();
    setElementState(internals, 'failed');
    loaderParts().reportFailure(element, phase, error);
  };
  /** Called when the view enters the document: hides the author's children in the same frame. */
  const ready = (here: unknown) => {
    if (!here) return;
    slot.hidden = true;
    setElementState(internals, 'ready');
    try {
      // As page/report/timing.ts, in place, since every first view pays for it.
      performance.measure(`${element.localName} ready`, { start: loaded });
    } catch {
      // The page has replaced the interface, or switched it off.
    }
    emit(element, 'vt-widget-ready', { tag: element.localName });
  };
  const host: Host = {
    element,
    language: language(),
    emit: (name, detail) => emit(element, name, detail),
    signal,
    loadNestedWidgets: () => loaderParts().discover(container),
  };
  // It is there once something was typed on the page (ui/first-use/keep-typed.ts).
  (knownSingleton('typedForms') as { begin(host: Host): void } | undefined)?.begin(host);
  const island = () => (
    // React must not be unmounted from within its own rendering.
    <Boundary onCrash={(error) => queueMicrotask(() => stop('render', error))}>
      <HostContext.Provider value={host}>
        <div className="vt" part="root" lang={host.language} ref={ready}>
          <View {...readAttributes(element, definition.attributes)} />
        </div>
      </HostContext.Provider>
    </Boundary>
  );
  const render = () => view?.render(island());

  /** Loads what a visitor's first focus or click needs, with a retry; the next one retries too. */
  const onInteraction = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(container)) return;
    loadTwice(() => import('#ui/first-use/first-use')).then(
      (module) => module.onFirstInteraction(container, host, event, path),
      () => {},
    );
  };

  const start = () => {
    if (signal.aborted) return;
    const missing = missingMetadata(definition.needs ?? []);
    if (missing.length > 0) {
      const fail = () => signal.aborted || stop('config', new TypeError(`missing ${missing}`));
      // Only pages without them load it.
      import('./await-missing').then(
        (module) => module.awaitMissing(missing, signal, () => enqueueMount(start), fail),
        fail,
      );
      return;
    }
    // Here and not when the element is defined, which lays out all widgets of the page in one task.
    const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = sheetsOf(tokens(), styles);
    applyAppearance?.(element, root, signal);
    hearChanges(root);
    container.addEventListener('focusin', onInteraction);
    // On the root: all that is in an element that hears clicks is said to be clickable.
    root.addEventListener('click', onInteraction, { signal });
    // Keeps what is typed from the page until guard-keys.ts has loaded.
    container.onkeydown = (event) => {
      if (/^(.|Enter)$/.test(event.key) && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    };
    // The browser translates the page: its translator wraps texts in elements of this old name.
    new MutationObserver((records) => {
      if (records.some(({ addedNodes: [node] }) => node?.nodeName === 'FONT'))
        // Only pages that the browser translates load it.
        import('#ui/first-use/keep-texts').then(
          (module) => module.keepTexts(records),
          () => {},
        );
    }).observe(container, { childList: true, subtree: true });
    // The boundary reports what it catches.
    const options = { onCaughtError() {}, onRecoverableError() {} };
    if (takeOver)
      takeOver(root, slot, container, (isHydrated) => {
        view = isHydrated ? hydrateRoot(container, island(), options) : createRoot(container, options);
        if (!isHydrated) render();
      });
    else {
      view = createRoot(container, options);
      root.replaceChildren(slot, container);
      render();
    }
  };

  signal.addEventListener('abort', end);
  enqueueMount(start);
  return render;
}
