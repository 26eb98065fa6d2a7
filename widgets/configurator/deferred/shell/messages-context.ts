import { createContext, useContext } from 'react';
import type { StepsWords } from '../steps/messages.pt-BR';
import type { ConfiguratorWords } from './messages.pt-BR';

/** The first step's words, in the page's language: the other language's are not loaded. */
export const WordsContext = createContext<ConfiguratorWords>(null as never);
export const useConfiguratorWords = (): ConfiguratorWords => useContext(WordsContext);

/** The messages of every step; they load with the steps (../steps). */
export type AllWords = ConfiguratorWords & StepsWords;
export const AllWordsContext = createContext<AllWords | undefined>(undefined);
export const useAllWords = (): AllWords => useContext(AllWordsContext) as AllWords;
