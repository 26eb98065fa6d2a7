import { atom, type ReadableAtom } from 'nanostores';
import { emit } from '#page/core/events';
import { pageSingleton } from '#page/core/page-singleton';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A message was added to $popups; the page behaviours show it. */
    'vt-popup-queued': null;
  }
}

/** Types of messages (spec messages#popups). */
export const POPUP_TYPES = ['SUCCESS', 'ERROR'] as const;

/** A message over the page (spec messages#popups). Plain text, never parsed as HTML. */
export interface Popup {
  id: number;
  type: (typeof POPUP_TYPES)[number];
  text: string;
  /** Milliseconds it is shown, not counting the time it is hovered or focused. */
  duration: number;
  button: string;
}

/** Default duration in ms and button text (spec messages#popups). */
export const POPUP_DURATION = 5000;
export const POPUP_BUTTON = 'OK';

const popups = pageSingleton('$popups', () => atom<readonly Popup[]>([]));
/** Current messages, oldest first. */
export const $popups: ReadableAtom<readonly Popup[]> = popups;

/** The last id; of the page, as each file that shows messages may have a copy of this module. */
const ids = pageSingleton('popupIds', () => ({ last: 0 }));

/** The widget that the latest message is from; the page may have removed it. */
export const popupSource = pageSingleton(
  'popupSource',
  () => ({}) as { element?: WeakRef<Element> | undefined },
);

/**
 * Shows a message; returns its id. With the widget that it is from, it is shown in the dialog or popover of the page around
 * that one, if there is one. Replaces a message with the same text: repeated failures do not accumulate.
 */
export function showPopup(popup: Pick<Popup, 'type' | 'text'> & Partial<Popup>, source?: Element): number {
  popupSource.element = source && new WeakRef(source);
  const id = ++ids.last;
  const others = popups.get().filter(({ type, text }) => type !== popup.type || text !== popup.text);
  popups.set([...others, { duration: POPUP_DURATION, button: POPUP_BUTTON, ...popup, id }]);
  emit(document, 'vt-popup-queued', null);
  return id;
}

export const closePopup = (id: number): void => popups.set(popups.get().filter((popup) => popup.id !== id));
