import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { vi } from 'vitest';
import type { Language } from '#domain/core/brands';
import { forgetTypedContact } from '#features/contact/forget-typed';
import { knownSingleton } from '#page/core/page-singleton';
import { type Host, HostContext } from '#ui/core/host-context';
import { advance, installFakeClock } from './clock';

installFakeClock();

let root: Root | undefined;
let life = new AbortController();

/** Milliseconds after which views show what has happened, and begin what follows. */
const SHOWN_AFTER = 1000;

async function pass(ms: number): Promise<void> {
  for (let left = ms; left > SHOWN_AFTER; left -= SHOWN_AFTER) await act(() => advance(SHOWN_AFTER));
  await act(() => advance(ms % SHOWN_AFTER || Math.min(ms, SHOWN_AFTER)));
}

/** What is on its way; not an arrow at its end, nor a button that says what it waits for. */
const BUSY = '[aria-busy="true"], .button[aria-disabled="true"]:not([aria-describedby])';

/** Rounds of 10 ms after which a view that still says it is busy has been held there by its test. */
const MAX_ROUNDS = 50;

/**
 * Advances the fake clock until what was asked has been answered and shown: nothing is busy or changes any more; at
 * least by `ms`.
 */
export async function settle(ms = 0): Promise<void> {
  await pass(ms);
  // Its HTML before and after would tell the same, and take most of the time of a test with a table.
  let isSame = true;
  const watch = new MutationObserver(() => {
    isSame = false;
  });
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  for (let round = 0, quiet = 0; quiet < 3 && round < MAX_ROUNDS; round++) {
    await pass(10);
    quiet = isSame && !document.querySelector(BUSY) ? quiet + 1 : 0;
    isSame = true;
  }
  watch.disconnect();
}

/** The dialog of happy-dom opens, and no more. */
export function letDialogsOpen(): void {
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
}

/** Shows a view in an element as the host would, and touches it unless `isUnused`; `emit` hears the events it fires. */
export async function render(
  view: ReactNode,
  language: Language = 'pt-BR',
  attributes = '',
  { isUnused = false } = {},
) {
  const { body } = document;
  body.innerHTML = `<vt-test ${attributes}><div></div></vt-test>`;
  const element = body.firstElementChild as HTMLElement;
  life = new AbortController();
  const emit = vi.fn<Host['emit']>(() => true);
  const host: Host = { element, language, emit, signal: life.signal, loadNestedWidgets: vi.fn() };
  root = createRoot(element.firstElementChild as HTMLElement);
  const show = (next: ReactNode) =>
    act(async () => root?.render(<HostContext.Provider value={host}>{next}</HostContext.Provider>));
  await show(view);
  // The work of a widget loads at the first touch.
  if (!isUnused) element.dispatchEvent(new Event('focusin'));
  await settle();
  return { element, emit, show };
}

export async function leave(): Promise<void> {
  // A page's own list of who asks for the visitor is empty before its first view.
  (knownSingleton('sessionLoads') as { requested: Set<string> } | undefined)?.requested.clear();
  life.abort();
  await act(async () => root?.unmount());
  root = undefined;
  document.body.innerHTML = '';
  // The next visitor has typed nothing.
  forgetTypedContact();
}

const all = <E extends Element>(selector: string) => [...document.body.querySelectorAll<E>(selector)];
/** Returns the text that is shown, without the words in which some of it is spoken (ui/parts/Spoken.tsx). */
export function shownText(element: Element | null): string {
  if (!element?.querySelector('.spoken')) return element?.textContent ?? '';
  const copy = element.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('.spoken')) each.remove();
  return copy.textContent ?? '';
}
/** Text of each that a selector finds, on one line. */
export const texts = (selector: string): string[] =>
  all(selector).map((each) => shownText(each).replace(/\s+/g, ' ').trim());
/** The spaces between a number and its unit do not break; tests write plain ones. */
const plain = (text: string | null | undefined): string => (text ?? '').replaceAll('\u00a0', ' ');
export const text = (selector = 'body') => plain(shownText(document.querySelector(selector)));
/** What a screen reader says: what is not hidden from it. */
export function said(selector = 'vt-test'): string {
  const copy = document.querySelector(selector)?.cloneNode(true) as Element;
  for (const each of copy.querySelectorAll('[aria-hidden=true]')) each.remove();
  return plain(copy.textContent);
}
export const button = (name: string | RegExp): HTMLButtonElement => {
  const found = all<HTMLButtonElement>('button').find(({ textContent }) =>
    typeof name === 'string' ? plain(textContent) === name : name.test(plain(textContent)),
  );
  if (!found) throw new Error(`no button ${name} in: ${all('button').map(({ textContent }) => textContent)}`);
  return found;
};
export async function click(target: Element): Promise<void> {
  await act(async () => (target as HTMLElement).click());
  await settle();
}
/** Puts a text into a field as a visitor would. */
export async function type(selector: string, value: string): Promise<void> {
  const field = document.querySelector(selector) as HTMLInputElement;
  await act(async () => {
    // A list of suggestions opens for who types, and not for what a browser fills in.
    if (field.getAttribute('role') === 'combobox') field.focus();
    // As its class has it: React's own setter would keep the change to itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
    field.dispatchEvent(
      new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }),
    );
  });
  await settle();
}
export async function press(
  selector: string,
  key: string,
  more: KeyboardEventInit = {},
): Promise<KeyboardEvent> {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
  await act(async () => {
    document.querySelector(selector)?.dispatchEvent(event);
  });
  return event;
}
export async function submit(): Promise<void> {
  await act(async () => document.querySelector('form')?.requestSubmit());
  await settle();
}
