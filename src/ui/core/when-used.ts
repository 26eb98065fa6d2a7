import type { EventName } from '#page/core/events';
import { onIdle, pageDocument } from '#page/core/native';

/** What Chromium tells of the connection; other browsers tell nothing. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
  /** Megabits per second. */
  downlink?: number;
}

/**
 * Whether files may load that the visitor may never need: on a fast connection that is not metered. An unknown connection
 * counts as slow.
 */
export function maySpend(): boolean {
  const {
    saveData,
    effectiveType,
    downlink = 0,
  } = (navigator as { connection?: Connection }).connection ?? {};
  return !saveData && effectiveType === '4g' && downlink >= 5;
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
