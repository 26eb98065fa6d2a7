import { emit, type VitrineEvents } from '../page/core/events';

declare module '../page/core/events' {
  interface VitrineEvents {
    /** A widget could not start or broke. Cancelable: whoever handles it keeps the console quiet. */
    'vt-widget-failed': { tag: string; phase: 'unknown' | 'import' | 'config' | 'render'; error: unknown };
  }
}

/** The library's version, written in by the build. */
export const VERSION: string = import.meta.env.VITRINE_VERSION;

/** Tells the page that a widget failed; the console hears of it only if nobody on the page handled it. */
export function fail(
  target: Element,
  phase: VitrineEvents['vt-widget-failed']['phase'],
  error: unknown,
): void {
  const tag = target.localName;
  if (emit(target, 'vt-widget-failed', { tag, phase, error })) console.error(tag, phase, error);
}
