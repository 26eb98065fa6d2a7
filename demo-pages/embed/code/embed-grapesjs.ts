import type { Language } from '#domain/core/brands';
import { authorTexts } from '../choices/author-texts';
import type { Embed, EmbedWidget } from '../choices/embed';
import { codeTexts } from '../texts/code';
import { heightsOf, metadataTags } from './embed-html';
import { writtenAttributes } from './tag-text';

/** Formats a string for a script, which may stand within HTML. */
const scriptString = (text: string): string =>
  JSON.stringify(text).replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

/** A tag as a component definition of GrapesJS; flags are empty strings, which it writes as attributes. */
function componentOf({ tag, args }: EmbedWidget): string {
  const attributes = writtenAttributes(tag, args).map(
    ([name, value]) => `        ${scriptString(name)}: ${scriptString(value === true ? '' : value)},`,
  );
  const children = String(args.children ?? '').trim();
  return [
    `      tagName: ${scriptString(tag)},`,
    ...(attributes.length > 0 ? ['      attributes: {', ...attributes, '      },'] : []),
    ...(children ? [`      components: ${scriptString(children)},`] : []),
  ].join('\n');
}

/** Block ids must differ, also of two widgets of one tag. */
const idOf = (widgets: readonly EmbedWidget[], index: number): string => {
  const { tag } = widgets[index] as EmbedWidget;
  const before = widgets.slice(0, index).filter((each) => each.tag === tag).length;
  return before ? `${tag}-${before + 1}` : tag;
};

/** Code for the editor GrapesJS: a plugin with a block for each widget, and what its canvas needs. */
export function grapesJs(embed: Embed, author: Language): string {
  const texts = codeTexts(author);
  const css = heightsOf(embed);
  const head = [...metadataTags(embed), ...(css ? [`<style>${css}</style>`] : [])].join('');
  const blocks = embed.widgets.map(
    (widget, index) => `  editor.Blocks.add(${scriptString(idOf(embed.widgets, index))}, {
    label: ${scriptString(authorTexts(widget.tag, author).title)},
    category: 'Vitrine',
    content: {
${componentOf(widget)}
    },
  });`,
  );
  return `export const vitrine = (editor) => {
${blocks.join('\n')}
  // ${texts.canvas}
  editor.on('canvas:frame:load:head', ({ window }) => {
    window.document.head.insertAdjacentHTML('beforeend', ${scriptString(head)});
  });
};

// ${texts.editor}
// grapesjs.init({
//   plugins: [vitrine],
//   canvas: { scripts: [{ type: 'module', src: ${scriptString(embed.script)} }] },
// });`;
}
