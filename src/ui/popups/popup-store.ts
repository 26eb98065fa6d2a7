import { atom, type ReadableAtom } from 'nanostores';
import { emit } from '../../page/core/events';
import { pageSingleton } from '../../page/core/page-singleton';

declare module '../../page/core/events' {
  interface VitrineEvents {
    /** A message waits in $popups; the page behaviours show it. */
    'vt-popup-queued': null;
  }
}

/** What a message is (spec messages#popups). */
export const POPUP_TYPES = ['SUCCESS', 'ERROR'] as const;

/** A message over the page (spec messages#popups). Text only; it is never read as HTML. */
export interface Popup {
  id: number;
  type: (typeof POPUP_TYPES)[number];
  text: string;
  /** Milliseconds it stays, not counting the time a visitor points at it or is in it. */
  duration: number;
  button: string;
}

/** How long a message stays by default, in ms, and its button's text (spec messages#popups). */
export const POPUP_DURATION = 5000;
export const POPUP_BUTTON = 'OK';

const popups = pageSingleton('$popups', () => atom<readonly Popup[]>([]));
/** Messages on screen, oldest first. */
export const $popups: ReadableAtom<readonly Popup[]> = popups;

let last = 0;

/** Shows a message; returns its id. One that says the same gives way to it: repeated failures do not pile up. */
export function showPopup(popup: Pick<Popup, 'type' | 'text'> & Partial<Popup>): number {
  last = Math.max(last, ...popups.get().map(({ id }) => id)) + 1;
  const others = popups.get().filter(({ type, text }) => type !== popup.type || text !== popup.text);
  popups.set([...others, { duration: POPUP_DURATION, button: POPUP_BUTTON, ...popup, id: last }]);
  emit(document, 'vt-popup-queued', null);
  return last;
}

export const closePopup = (id: number): void => popups.set(popups.get().filter((popup) => popup.id !== id));
