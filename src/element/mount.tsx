import { Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { emit, type VitrineEvents } from '../page/core/events';
import { language } from '../page/core/metadata';
import { type Host, HostContext } from '../ui/core/host-context';
import { sheetsOf } from '../ui/core/styles';
import { tokens } from '../ui/core/tokens';
import { fail } from './define';
import type { WidgetDefinition } from './definition';
import { discover } from './loader';
import { enqueue } from './mount-queue';
import { missingMetadata } from './required-metadata';
import { mark } from './standalone/element-state';
import { readAttributes } from './standalone/read-attributes';

declare module '../page/core/events' {
  interface VitrineEvents {
    /** A widget is on screen and usable. */
    'vt-widget-ready': { tag: string };
  }
}

/** An island's module: its view and the text of its style sheet. */
interface Island {
  default: ComponentType<object>;
  styles?: string;
}

/** A crash of the island stays in the island. */
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
 * Puts a widget's view into its shadow root, in turn with the page's other widgets, and takes it out when the signal
 * says so. Returns what reads the element's attributes anew.
 */
export function mount(
  element: HTMLElement,
  internals: ElementInternals,
  definition: WidgetDefinition,
  { default: View, styles = '' }: Island,
  signal: AbortSignal,
): () => void {
  const root = element.shadowRoot as ShadowRoot;
  const slot = root.querySelector('slot') as HTMLSlotElement;
  const container = document.createElement('div');
  let view: Root | undefined;

  const end = () => {
    view?.unmount();
    view = undefined;
    container.remove();
    slot.hidden = false;
  };
  /** The author's children come back; the reason goes to the page. */
  const stop = (phase: VitrineEvents['vt-widget-failed']['phase'], error: unknown) => {
    end();
    mark(internals, 'failed');
    fail(element, phase, error);
  };
  /** Called as the view enters the document, in the frame that shows it: the author's children go as it comes. */
  const ready = (here: unknown) => {
    if (!here) return;
    slot.hidden = true;
    mark(internals, 'ready');
    emit(element, 'vt-widget-ready', { tag: element.localName });
  };
  const host: Host = {
    element,
    language: language(),
    emit: (name, detail) => emit(element, name, detail),
    signal,
    bring: () => discover(container),
  };
  const render = () =>
    view?.render(
      // React must not be unmounted from within its own rendering.
      <Boundary onCrash={(error) => queueMicrotask(() => stop('render', error))}>
        <HostContext.Provider value={host}>
          <div className="vt" part="root" lang={host.language} ref={ready}>
            <View {...readAttributes(element, definition.attributes)} />
          </div>
        </HostContext.Provider>
      </Boundary>,
    );

  signal.addEventListener('abort', end);
  enqueue(() => {
    if (signal.aborted) return;
    const missing = missingMetadata(definition.needs ?? []);
    if (missing.length > 0) {
      import('./report-missing').then(
        ({ explainMissing }) => explainMissing(missing),
        () => {},
      );
      return stop('config', new TypeError(`missing metadata: ${missing.join(', ')}`));
    }
    root.adoptedStyleSheets = sheetsOf(tokens(), styles);
    root.append(container);
    view = createRoot(container, { onCaughtError() {} });
    render();
    // Laid out here, and counted by the queue, rather than with forty others in the next frame's one long task.
    container.getBoundingClientRect();
  });

  return render;
}
