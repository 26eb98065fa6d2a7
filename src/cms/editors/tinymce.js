/**
 * Vitrine no TinyMCE (4 a 8): o editor mantém as tags dos widgets com os seus atributos.
 *
 *   import { vitrine } from './tinymce.js';
 *   tinymce.init({ selector: 'textarea', ...vitrine });
 *
 * Se a sua configuração já tem extended_valid_elements, custom_elements ou content_style, junte os valores. Os widgets
 * não funcionam dentro do editor: aparece uma caixa com o nome da tag e o conteúdo alternativo.
 */
export const vitrine = VITRINE_TINYMCE;
