import { createContext, useContext } from 'react';
import type { Language } from '#domain/core/brands';
import type { EventName, VitrineEvents } from '#page/core/events';

/** What a form has of what is typed. */
export interface TypedForm {
  values: object;
  /** Whether nothing of it is unsent. */
  isDone: boolean;
}

/** The element an island is mounted in. */
export interface Host {
  element: HTMLElement;
  language: Language;
  /** Dispatches an event from the element. */
  emit<Name extends EventName>(name: Name, detail: VitrineEvents[Name]): boolean;
  /** Aborted when the widget is removed: pass it to calls and listeners. */
  signal: AbortSignal;
  /** Loads the widgets whose tags the island rendered in its own markup. */
  loadNestedWidgets(): void;
  /** Values that the visitor had typed here before the widget was removed; of its first form (use-form.ts). */
  typed?: object | undefined;
  /** The island's first form, while there is something in it to keep. */
  form?: TypedForm;
  /** Keeps what is typed, as the widget is removed: set by first-use/keep-typed.ts, which loads with the first focus. */
  keepTyped?: () => void;
}

export const HostContext = createContext<Host>(null as never);
export const useHost = (): Host => useContext(HostContext);

/** Returns texts in the page's language, of a folder's messages.ts or of a building block. */
export const useMessages = <W,>(texts: Record<Language, W>): W => texts[useHost().language];
