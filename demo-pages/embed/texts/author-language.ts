import { createContext, useContext } from 'react';
import type { Language } from '#domain/core/brands';
import { builder as es } from './builder.es-AR';
import { builder as pt } from './builder.pt-BR';

const TEXTS = { 'pt-BR': pt, 'es-AR': es };

/** The language that the author reads; that of the page which the author builds may be another. */
export const AuthorLanguage = createContext<Language>('pt-BR');

export const useAuthorLanguage = () => useContext(AuthorLanguage);
/** Returns the builder's labels in the author's language. */
export const useTexts = () => TEXTS[useAuthorLanguage()];
