/**
 * Vitrine no CKEditor 5: o editor mantém as tags dos widgets com os seus atributos. Precisa do plugin
 * GeneralHtmlSupport.
 *
 *   import { ClassicEditor, Essentials, GeneralHtmlSupport, Paragraph } from 'ckeditor5';
 *   import { htmlSupport, vitrineTags } from './ckeditor5.js';
 *   ClassicEditor.create(element, { plugins: [Essentials, Paragraph, GeneralHtmlSupport, vitrineTags], htmlSupport });
 *
 * Se a sua configuração já tem htmlSupport, junte as listas allow. O conteúdo alternativo pode ter parágrafos, títulos,
 * listas e links.
 */
const WIDGETS = VITRINE_WIDGETS;

/** Attributes that any tag may have. */
const GLOBAL = ['id', 'class', 'title', 'lang', 'dir', 'hidden', 'slot', 'part'];

/** What General HTML Support lets through: the tags with their attributes, and no others. */
export const htmlSupport = {
  allow: WIDGETS.map(({ tag, attributes }) => ({
    name: tag,
    attributes: Object.fromEntries([...attributes, ...GLOBAL].map((name) => [name, true])),
    classes: true,
  })),
};

const modelOf = (tag) => tag.replace(/(?:^|-)(.)/g, (_, letter) => letter.toUpperCase()).replace(/^/, 'html');

/** The plugin: each tag is a container of blocks. */
export function vitrineTags(editor) {
  const schema = editor.plugins.get('DataSchema');
  for (const { tag } of WIDGETS) {
    schema.registerBlockElement({
      view: tag,
      model: modelOf(tag),
      isBlock: true,
      modelSchema: { inheritAllFrom: '$container' },
    });
  }
}
