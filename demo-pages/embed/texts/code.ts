import type { Language } from '#domain/core/brands';
import { code as es } from './code.es-AR';
import { type CodeTexts, code as pt } from './code.pt-BR';

const TEXTS = { 'pt-BR': pt, 'es-AR': es };

/** Returns the texts of the code to copy, in the language of its author. */
export const codeTexts = (author: Language): CodeTexts => TEXTS[author];
