import { vi } from 'vitest';
import '#element/vitrine';
import '#widgets/car-image/element';
import { page } from '../../lib/answers';

type Picture = HTMLElement & { updateComplete: Promise<unknown> };

/** A version of the sandbox. */
export const ARGO = { model: '358', version: 'BF3', series: '1', year: '2026' };

const internals = new WeakMap<Element, Set<string>>();
let pages = 0;
let host = '';

/** A page of its own: no image of another test is known there. Every element on it is 100 px wide. */
export function picturePage(tags: Record<string, string> = {}): void {
  pages += 1;
  host = `https://assets-${pages}.example/`;
  page({ services: `${host}{service}`, ...tags });
  document.body.replaceChildren();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(readonly tell: (entries: object[]) => void) {}
      observe() {
        this.tell([{ contentRect: { width: 100 } }]);
      }
      disconnect() {}
    },
  );
  // happy-dom has none of these.
  Object.defineProperty(Element.prototype, 'part', { configurable: true, get: () => new Set() });
  HTMLImageElement.prototype.decode = async () => {};
  HTMLElement.prototype.attachInternals = function (this: HTMLElement) {
    const states = new Set<string>();
    internals.set(this, states);
    return { states } as unknown as ElementInternals;
  };
}

/**
 * What console.error, which the test spies on, was called with. The loader has no files here, and says so some time
 * after an element came: that is no act of the element.
 */
export const loggedErrors = () =>
  vi.mocked(console.error).mock.calls.filter(([, phase]) => phase !== 'import');

/** Until everything that an event set going is drawn. */
export async function drawn(element: Element): Promise<void> {
  for (let turn = 0; turn < 5; turn++) {
    await new Promise((go) => setImmediate(go));
    await (element as Picture).updateComplete;
  }
}

export async function picture(attributes: Record<string, string>, content = ''): Promise<HTMLElement> {
  const element = document.createElement('vt-car-image');
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.innerHTML = content;
  document.body.append(element);
  await drawn(element);
  return element;
}

export async function change(element: Element, attributes: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  await drawn(element);
}

export const stateOf = (element: Element) => [...(internals.get(element) ?? [])].join(' ');

export const images = (element: Element) => [...(element.shadowRoot?.querySelectorAll('img') ?? [])];
/** Colour and angle of an image, or its address where it is none of a car. */
export const named = ({ src }: HTMLImageElement) =>
  src.startsWith(host) ? src.split('/').slice(-3, -1).join(' ') : src;
/** What is in sight, and what is on its way. */
export const shown = (element: Element) =>
  images(element)
    .filter(({ classList }) => !classList.contains('coming'))
    .map(named);
export const coming = (element: Element) =>
  images(element).find(({ classList }) => classList.contains('coming')) as HTMLImageElement;

/** How the loading of an image ends. */
export async function ends(element: Element, image: HTMLImageElement, how: 'load' | 'error'): Promise<void> {
  image.dispatchEvent(new Event(how));
  await drawn(element);
}
