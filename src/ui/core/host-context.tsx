import { createContext, useContext } from 'react';
import type { Language } from '../../domain/core/brands';
import type { EventName, VitrineEvents } from '../../page/core/events';

/** What an island knows about the element it lives in. */
export interface Host {
  element: HTMLElement;
  language: Language;
  /** Fires an event from the element. */
  emit<Name extends EventName>(name: Name, detail: VitrineEvents[Name]): boolean;
  /** Aborted when the widget leaves the page: give it to calls and listeners. */
  signal: AbortSignal;
  /** Brings the widgets whose tags the island wrote into its own markup. */
  bring(): void;
}

export const HostContext = createContext<Host>(null as never);
export const useHost = (): Host => useContext(HostContext);

/** A widget's words in the page's language. */
export function useMessages<W>(words: Record<Language, W>): W {
  return words[useHost().language];
}

/** Fills {name} in a text. */
export const fillMessage = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
