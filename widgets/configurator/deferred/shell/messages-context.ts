import { createContext, useContext } from 'react';
import type { StepsWords } from '../steps/messages.pt-BR';
import type { ConfiguratorWords } from './messages.pt-BR';

/** The messages of the first step in the page's language; those of the other language are not loaded. */
export const WordsContext = createContext<ConfiguratorWords>(null as never);
export const useConfiguratorWords = (): ConfiguratorWords => useContext(WordsContext);

/** The messages of every step; they load with the steps (../steps). */
export type AllWords = ConfiguratorWords & StepsWords;
export const AllWordsContext = createContext<AllWords | undefined>(undefined);
export const useAllWords = (): AllWords => useContext(AllWordsContext) as AllWords;
