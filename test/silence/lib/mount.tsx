/** A page of a visit: its widgets in their elements, and what a browser has that happy-dom does not. */

import Cookies from 'js-cookie';
import { act, Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { readAttributes } from '#element/attributes/read-attributes';
import { forgetTypedContact } from '#features/contact/forget-typed';
import { noteSignIn } from '#page/session/session';
import { clearQueryCache } from '#services/http/query-cache';
import { resetStores } from '#stories/lib/store-registry';
import { advance, startFakeClock } from '#test/unit/lib/clock';
import { drawnFace } from '#test/unit/lib/drawn-jpeg';
import { letDialogsOpen } from '#test/unit/lib/render';
import { type Host, HostContext } from '#ui/core/host-context';
import { page } from './page';
import { definitionOf } from './widgets';

/** Shows nothing once what it contains has thrown. */
class Boundary extends Component<
  { onCrash(error: unknown): void; children: ReactNode },
  { isOver: boolean }
> {
  override state = { isOver: false };
  static getDerivedStateFromError = () => ({ isOver: true });
  override componentDidCatch(error: unknown) {
    this.props.onCrash(error);
  }
  override render() {
    return !this.state.isOver && this.props.children;
  }
}

/** Shows a widget in its element, and those that it writes in its markup. */
export async function mount(
  element: HTMLElement,
  roots: Root[],
  signal: AbortSignal,
  onCrash: (error: unknown) => void,
  isOwnRoot = false,
): Promise<void> {
  const definition = await definitionOf(element.localName, roots.length > 0);
  if (!definition || signal.aborted) return;
  element.setAttribute('data-is-shown', '');
  const [island, guard] = await Promise.all([definition.island(), definition.guard?.()]);
  if (signal.aborted || !element.isConnected) return;
  const View = (guard
    ? guard.guardedView(island.default as never, definition.access as never, island.purpose as never)
    : island.default) as unknown as ComponentType<object>;
  const host: Host = {
    element,
    language: document.documentElement.lang === 'es-AR' ? 'es-AR' : 'pt-BR',
    emit: (name, detail) =>
      element.dispatchEvent(
        new CustomEvent(name, { bubbles: true, cancelable: true, composed: true, detail }),
      ),
    signal,
    loadNestedWidgets() {
      for (const each of element.querySelectorAll<HTMLElement>('*'))
        if (each.localName.startsWith('vt-') && !each.hasAttribute('data-is-shown'))
          void mount(each, roots, signal, onCrash, isOwnRoot);
    },
  };
  const container = document.createElement('div');
  container.className = 'vt';
  // Nothing is in a root of its own: what a play looks for in one is in the element.
  if (isOwnRoot && !element.shadowRoot)
    Object.defineProperties(element, {
      shadowRoot: { value: element },
      adoptedStyleSheets: { value: [], writable: true },
      getElementById: { value: (id: string) => element.querySelector(`#${CSS.escape(id)}`) },
    });
  element.append(container);
  const root = createRoot(container);
  roots.push(root);
  await act(async () =>
    root.render(
      <Boundary onCrash={onCrash}>
        <HostContext.Provider value={host}>
          <View {...readAttributes(element, definition.attributes)} />
        </HostContext.Provider>
      </Boundary>,
    ),
  );
  // The work of a widget loads at the first touch.
  element.dispatchEvent(new Event('focusin'));
}

/** Gives the page back as it was before the visit. */
export async function leave(roots: Root[]): Promise<void> {
  await act(async () => {
    for (const root of roots.splice(0).reverse()) root.unmount();
  });
  document.body.innerHTML = '';
  forgetTypedContact();
  noteSignIn();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  await advance(10);
  clearQueryCache();
  localStorage.clear();
  sessionStorage.clear();
  resetStores();
}

/** A motion that is over as soon as it begins. */
const motionless = () =>
  ({
    finished: Promise.resolve(),
    cancel() {},
    finish() {},
    set onfinish(listener: () => void) {
      queueMicrotask(listener);
    },
    addEventListener: (_: string, listener: () => void) => queueMicrotask(listener),
  }) as unknown as Animation;

/** Everything is in view as soon as somebody asks. */
class InView {
  constructor(readonly report: IntersectionObserverCallback) {}
  observe(target: Element) {
    const boundingClientRect = target.getBoundingClientRect();
    const entry = { target, isIntersecting: true, boundingClientRect } as IntersectionObserverEntry;
    queueMicrotask(() => act(() => this.report([entry], this as never)));
  }
  unobserve() {}
  disconnect() {}
}

/** Pictures that nobody looks at: read from any file, and encoded as one in which the sandbox finds a face. */
function letPicturesOpen(): void {
  globalThis.createImageBitmap = async () => ({ width: 400, height: 300, close() {} }) as ImageBitmap;
  const canvas = HTMLCanvasElement.prototype;
  canvas.getContext = (() => ({ drawImage() {} })) as never;
  canvas.toBlob = (done, type) => done(new Blob([new Uint8Array(drawnFace())], { type: type ?? '' }));
}

const DESKTOP = { width: 1280, height: 800 };

/** Makes the page one that every widget can be shown in; its clock stands until it is advanced. */
export async function preparePage(): Promise<void> {
  letDialogsOpen();
  letPicturesOpen();
  window.open = () => null;
  await page.setViewportSize(DESKTOP);
  Element.prototype.animate = motionless;
  Element.prototype.getAnimations = () => [];
  globalThis.IntersectionObserver = InView as never;
  startFakeClock();
  // The time of the services is told by it: a machine that is slow would show another second.
  performance.now = () => Date.now();
}
