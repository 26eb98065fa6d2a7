import type { Language } from '#domain/core/brands';
import type { Embed } from '../choices/embed';
import { codeTexts } from '../texts/code';
import type { CodeTexts } from '../texts/code.pt-BR';
import { grapesJs } from './embed-grapesjs';
import { classicHtml, plainHtml, wordPressHtml } from './embed-html';
import { reactJsx } from './embed-jsx';

export interface Format {
  /** Its name and its hint are in texts/code. */
  id: keyof CodeTexts['names'] & keyof CodeTexts['hints'];
  /** @param author the language of the code's comments */
  code(embed: Embed, author: Language): string;
}

/** The forms in which an author can copy a page's code. */
export const FORMATS: readonly [Format, ...Format[]] = [
  { id: 'html', code: (embed, author) => plainHtml(embed, codeTexts(author)) },
  { id: 'wordpress', code: (embed, author) => wordPressHtml(embed, codeTexts(author)) },
  { id: 'classic', code: classicHtml },
  { id: 'react', code: (embed, author) => reactJsx(embed, codeTexts(author)) },
  { id: 'grapesjs', code: grapesJs },
];
