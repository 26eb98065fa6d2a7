import { createContext, useContext } from 'react';
import type { ConfiguratorWords } from './words';

/** The configurator's words in the page's language: the other language's are not loaded. */
export const WordsContext = createContext<ConfiguratorWords>(null as never);
export const useConfiguratorWords = (): ConfiguratorWords => useContext(WordsContext);
