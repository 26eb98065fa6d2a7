import { createContext, useContext } from 'react';
import type { Language } from '#domain/core/brands';
import { inLanguage } from '#domain/core/languages';
import type { EventName, VitrineEvents } from '#page/core/events';

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
}

export const HostContext = createContext<Host>(null as never);
export const useHost = (): Host => useContext(HostContext);

/** Returns messages in the page's language, of the files messages.pt-BR.ts and messages.es-AR.ts of one folder. */
export const useMessages = <W,>(pt: W, es: W): W => inLanguage(useHost().language, pt, es);

/** Returns a building block's own labels in the page's language. */
export const useLabels = <W,>(labels: Record<Language, W>): W => labels[useHost().language];
