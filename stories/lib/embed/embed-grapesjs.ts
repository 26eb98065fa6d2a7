import { writtenAttributes } from '../snippet';
import { textsOf } from '../texts';
import type { Embed, EmbedWidget } from './embed';
import { heightsOf, metadataTags } from './embed-html';

/** Formats a string for a script, which may stand within HTML. */
const scriptString = (text: string): string =>
  JSON.stringify(text).replaceAll('</', '<\\/').replaceAll('<!--', '<\\!--');

/** The first sentence of the widget's description; short enough for a block's label. */
const labelOf = (tag: string): string => textsOf(tag).about.split(/[:.;]/, 1)[0] || tag;

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
export function grapesJs(embed: Embed): string {
  const css = heightsOf(embed);
  const head = [...metadataTags(embed), ...(css ? [`<style>${css}</style>`] : [])].join('');
  const blocks = embed.widgets.map(
    (widget, index) => `  editor.Blocks.add(${scriptString(idOf(embed.widgets, index))}, {
    label: ${scriptString(labelOf(widget.tag))},
    category: 'Vitrine',
    content: {
${componentOf(widget)}
    },
  });`,
  );
  return `export const vitrine = (editor) => {
${blocks.join('\n')}
  // O canvas é uma página à parte: precisa dos metadados e das alturas.
  editor.on('canvas:frame:load:head', ({ window }) => {
    window.document.head.insertAdjacentHTML('beforeend', ${scriptString(head)});
  });
};

// Na configuração do editor:
// grapesjs.init({
//   plugins: [vitrine],
//   canvas: { scripts: [{ type: 'module', src: ${scriptString(embed.script)} }] },
// });`;
}
