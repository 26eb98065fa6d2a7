/** A visit to a page that has one widget: its main job, done step by step, with the sandbox's answers changed or not. */

import Cookies from 'js-cookie';
import { act, Component, type ComponentType, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { answerChanges } from '#demo-pages/sandbox/rules/answer-changes';
import type { CallEntry } from '#demo-pages/sandbox/state';
import { readAttributes } from '#element/attributes/read-attributes';
import { forgetTypedContact } from '#features/contact/forget-typed';
import { noteSignIn } from '#page/session/session';
import { clearQueryCache } from '#services/http/query-cache';
import type { Definition } from '#services/http/types';
import { resetStores } from '#stories/lib/store-registry';
import type { MainJob } from '#test/e2e/lib/main-job';
import { advance, NOON, startFakeClock } from '#test/unit/lib/clock';
import { drawnFace } from '#test/unit/lib/drawn-jpeg';
import { letDialogsOpen, settle } from '#test/unit/lib/render';
import { sandboxPage } from '#test/unit/lib/sandbox-fetch';
import { type Host, HostContext } from '#ui/core/host-context';
import { Missing, page, typed } from './page';
import { linesShown } from './shown';
import { definitionOf } from './widgets';

export type Change = (definition: Definition, answer: unknown) => unknown;

export interface Visit {
  /** The lines that were shown after some step. */
  lines: Set<string>;
  /** Requests that the sandbox received. */
  sent: CallEntry[];
  /** Answers by call, as the sandbox has them. */
  answers: Map<string, { definition: Definition; answers: unknown[] }>;
  /** Steps that were done. */
  steps: number;
  /** Why the next one was not. */
  stop: string | undefined;
  /** Errors that were thrown. */
  errors: string[];
}

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
async function mount(
  element: HTMLElement,
  roots: Root[],
  signal: AbortSignal,
  onCrash: (error: unknown) => void,
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
          void mount(each, roots, signal, onCrash);
    },
  };
  const container = document.createElement('div');
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
async function leave(roots: Root[]): Promise<void> {
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
const METADATA = {
  brand: 'fiat',
  country: 'BR',
  'sign-in': '/fiat/entrar/',
  'lead-client-id': 'demo',
  'lead-client-secret': 'demo',
};

const message = (error: unknown) =>
  error instanceof Error ? `${error.name}: ${error.message}` : String(error);

/** Does a main job with the sandbox's answers changed; `most` steps of it. */
export async function visit(job: MainJob, change?: Change, most = job.steps.length): Promise<Visit> {
  letDialogsOpen();
  letPicturesOpen();
  window.open = () => null;
  await page.setViewportSize(DESKTOP);
  Element.prototype.animate = motionless;
  globalThis.IntersectionObserver = InView as never;
  startFakeClock();
  // The time of the services is told by it: a machine that is slow would show another second.
  performance.now = () => Date.now();
  const net = sandboxPage(METADATA, () => (job.takesTime ? Date.now() : NOON));
  document.documentElement.lang = 'pt-BR';
  history.replaceState(null, '', `/${job.query ?? ''}`);
  const result: Visit = {
    lines: new Set(),
    sent: net.sandbox.state.calls,
    answers: new Map(),
    steps: 0,
    stop: undefined,
    errors: [],
  };
  answerChanges(net.sandbox.world).change = (definition, value) => {
    const answer: unknown = JSON.parse(JSON.stringify(value));
    const { id } = definition;
    const known = result.answers.get(id) ?? { definition, answers: [] };
    known.answers.push(answer);
    result.answers.set(id, known);
    return change ? change(definition, answer) : undefined;
  };
  const note = (error: unknown) => void result.errors.push(message(error));
  const onError = (event: Event) => note((event as ErrorEvent).error ?? event);
  addEventListener('error', onError);
  const life = new AbortController();
  const roots: Root[] = [];
  const look = () => {
    for (const line of linesShown()) result.lines.add(line);
  };
  document.body.innerHTML = job.markup.replace(/<meta [^>]*>/g, '');
  for (const { value } of document.body.firstElementChild?.attributes ?? []) typed.add(value);
  const metadata = job.markup.match(/<meta [^>]*>/g)?.join('') ?? '';
  document.head.insertAdjacentHTML('beforeend', metadata);
  try {
    await mount(document.body.firstElementChild as HTMLElement, roots, life.signal, note);
    await settle();
    look();
    for (const step of job.steps.slice(0, most)) {
      await step.act(page as never);
      await settle();
      look();
      await step.done(page as never);
      look();
      result.steps++;
    }
  } catch (error) {
    if (error instanceof Missing) result.stop = error.message;
    else note(error);
    look();
  } finally {
    life.abort();
    await leave(roots);
    removeEventListener('error', onError);
  }
  return result;
}
