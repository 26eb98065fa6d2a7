import { emit, type VitrineEvents } from '#page/core/events';
import { logError, plainError } from '#page/log-error';

declare module '#page/core/events' {
  interface VitrineEvents {
    /**
     * A widget failed to start or crashed; error has a name and a message, and nothing that a service answered. Cancelable: a
     * canceled event is not logged on the console.
     */
    'vt-widget-failed': { tag: string; phase: 'unknown' | 'import' | 'config' | 'render'; error: unknown };
  }
}

/** The library's version, set by the build. */
export const VERSION: string = import.meta.env.VITRINE_VERSION;

/** Fires vt-widget-failed; logs the failure only if no listener canceled the event. */
export function reportFailure(
  target: Element,
  phase: VitrineEvents['vt-widget-failed']['phase'],
  error: unknown,
): void {
  const tag = target.localName;
  // Nothing loads any more: no placeholder (placeholder-css.ts).
  (target as HTMLElement).style?.setProperty('--_k', 'none');
  if (emit(target, 'vt-widget-failed', { tag, phase, error: plainError(error) })) logError(error, tag, phase);
}
