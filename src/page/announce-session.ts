import { emit } from './core/events';

declare module './core/events' {
  interface VitrineEvents {
    /** The visitor has signed in: the session's cookies are set. Fired by a login widget or by the page. */
    'vt-session-started': null;
    /** The visitor has signed out: the session's cookies are cleared. Fired by a login or account widget, or by the page. */
    'vt-session-ended': null;
  }
}

/** Fires the event of a session that started or ended. */
export const announceSession = (what: 'started' | 'ended'): void => {
  emit(document, `vt-session-${what}`, null);
};
