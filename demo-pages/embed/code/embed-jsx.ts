import { type Embed, type EmbedWidget, metadataOf } from '../choices/embed';
import type { CodeTexts } from '../texts/code.pt-BR';
import { heightsOf } from './embed-html';
import { htmlToJsx, jsxAttribute } from './html-to-jsx';
import { writtenAttributes } from './tag-text';

const indented = (text: string, spaces: number): string => text.replace(/^(?=.)/gm, ' '.repeat(spaces));

/** Formats one attribute of a widget's tag: flags by name, numbers as numbers, the rest as strings. */
function attributeJsx(args: EmbedWidget['args'], [name, value]: [string, string | true]): string {
  if (value === true) return name;
  return typeof args[name] === 'number' ? `${name}={${value}}` : jsxAttribute(name, value);
}

/** Formats a widget's tag. Children that are no simple HTML become a string. */
export function tagJsx({ tag, args }: EmbedWidget): string {
  const children = String(args.children ?? '').trim();
  const jsx = htmlToJsx(children);
  const attributes = writtenAttributes(tag, args).map((each) => attributeJsx(args, each));
  if (jsx === undefined) attributes.push(`dangerouslySetInnerHTML={{ __html: ${JSON.stringify(children)} }}`);
  const long = attributes.join(' ').length > 72;
  const open = `<${tag}${attributes.map((each) => (long ? `\n  ${each}` : ` ${each}`)).join('')}${long ? '\n' : ''}`;
  return jsx ? `${open}>\n${indented(jsx, 2)}\n</${tag}>` : `${open}${long ? '' : ' '}/>`;
}

/** The head as a component: React 19 moves these tags into the document's head and writes each once. */
function headJsx(embed: Embed): string {
  const css = heightsOf(embed);
  const lines = [
    ...metadataOf(embed).map(
      ([name, content]) => `<meta name="vitrine:${name}" ${jsxAttribute('content', content)} />`,
    ),
    ...(css
      ? [`<style href="vitrine-heights" precedence="vitrine">\n  {${JSON.stringify(css)}}\n</style>`]
      : []),
    `<script async ${jsxAttribute('src', embed.script)} />`,
    ...embed.hints.map((href) => `<link rel="modulepreload" ${jsxAttribute('href', href)} />`),
  ];
  return indented(lines.join('\n'), 6);
}

/** Code for a page of React 19: the head as one component, the widgets as another. */
export const reactJsx = (embed: Embed, texts: CodeTexts): string => `// ${texts.jsxHead}
export function VitrineHead() {
  return (
    <>
${headJsx(embed)}
    </>
  );
}

// ${texts.jsxBody(embed.widgets.length > 1)}
export function VitrineWidgets() {
  return (
    <>
${indented(embed.widgets.map(tagJsx).join('\n'), 6)}
    </>
  );
}`;
