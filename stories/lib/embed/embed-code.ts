import type { Embed } from './embed';
import { grapesJs } from './embed-grapesjs';
import { classicHtml, plainHtml, wordPressHtml } from './embed-html';
import { reactJsx } from './embed-jsx';

export interface Format {
  id: string;
  name: string;
  /** Where the code goes, for its author. */
  hint: string;
  language: 'html' | 'jsx' | 'js';
  code(embed: Embed): string;
}

/** The forms in which an author can copy a page's code. */
export const FORMATS: readonly [Format, ...Format[]] = [
  {
    id: 'html',
    name: 'HTML',
    hint: 'A primeira parte vai no <head>; a segunda, no lugar em que o widget deve aparecer.',
    language: 'html',
    code: plainHtml,
  },
  {
    id: 'wordpress',
    name: 'WordPress',
    hint: 'Cole em um bloco “HTML personalizado”. O WordPress só mantém o script e a tag se o seu usuário tem a permissão unfiltered_html (administrador ou editor, e em uma rede de sites só o superadministrador).',
    language: 'html',
    code: wordPressHtml,
  },
  {
    id: 'classic',
    name: 'Editor clássico',
    hint: 'Cole na aba “Código” (em versões antigas, “Texto”), sem quebrar as linhas, e não volte para a aba “Visual”: ela remove as tags que não conhece. O conteúdo alternativo fica em uma linha, só com texto, links e imagens, porque o WordPress leva parágrafos, títulos e listas para fora da tag.',
    language: 'html',
    code: classicHtml,
  },
  {
    id: 'react',
    name: 'React',
    hint: 'Para React 19. Em versões anteriores, escreva as tags de VitrineHead no HTML da página.',
    language: 'jsx',
    code: reactJsx,
  },
  {
    id: 'grapesjs',
    name: 'GrapesJS',
    hint: 'O bloco aparece no editor. A página publicada também precisa, no <head>, do que mostra o formato HTML.',
    language: 'js',
    code: grapesJs,
  },
];
