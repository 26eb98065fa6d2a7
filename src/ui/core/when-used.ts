import type { EventName } from '#page/core/events';
import { onIdle, pageDocument } from '#page/core/native';

/** What Chromium tells of the connection; other browsers tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/**
 * Whether files may load that the visitor needs only to go on: not where the browser asks to save data, nor on a connection
 * that is as slow as 2G.
 */
export function mayLoadAhead(): boolean {
  const { saveData, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && !effectiveType.endsWith('2g');
}

/**
 * Calls back at each interaction with the element and each of these events of the page, until the signal is aborted; at
 * once if the focus is in it, since its view is there before its effects run; and at the first input, which a password
 * manager makes without focus.
 */
export function whenUsed(
  element: Element,
  signal: AbortSignal,
  events: readonly EventName[],
  onUse: () => void,
): void {
  for (const type of ['focusin', 'pointerdown']) element.addEventListener(type, onUse, { signal });
  element.addEventListener('input', onUse, { signal, once: true });
  for (const type of events) pageDocument.addEventListener(type, onUse, { signal });
  if (element.shadowRoot?.activeElement) onUse();
}

/** Calls back once when the browser is idle. */
export function whenIdle(start: () => void): void {
  onIdle(start, { timeout: 4000, otherwise: 1000 });
}
