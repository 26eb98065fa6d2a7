import { snippetCss } from '#element/snippet-css';
import { type Embed, type EmbedWidget, metadataOf, tagsOf } from '../choices/embed';
import type { CodeTexts } from '../texts/code.pt-BR';
import { inlineFallback } from './inline-fallback';
import { escaped, tagText, writtenAttributes } from './tag-text';

/** Returns the CSS that reserves the heights of the page's widgets; empty if none has a height. */
export const heightsOf = (embed: Pick<Embed, 'widgets'>): string =>
  snippetCss(tagsOf(embed).map((tag) => tag.replace(/^vt-/, '')));

/** The page as its HTML has it: a first view has its own height. */
const withoutViews = (embed: Embed): Pick<Embed, 'widgets'> => ({
  widgets: embed.widgets.filter((_, index) => embed.views?.[index] === undefined),
});

/** Returns the page's metadata as tags. */
export const metadataTags = (embed: Embed): string[] =>
  metadataOf(embed).map(([name, content]) => `<meta name="vitrine:${name}" content="${escaped(content)}">`);

const hintTags = ({ hints }: Embed): string[] =>
  hints.map((href) => `<link rel="modulepreload" href="${escaped(href)}">`);

/** A view's own style, within its template. */
const VIEW_STYLE = /^<style[^>]*>([\s\S]*?)<\/style>/;

/** Returns the page's inline styles, as a policy has to allow them: the heights, and that of each first view. */
export const inlineStyles = (embed: Embed): string[] => {
  const heights = heightsOf(withoutViews(embed));
  const views = (embed.views ?? []).flatMap((view = '') => VIEW_STYLE.exec(view)?.[1] ?? []);
  return [...new Set([...(heights ? [heights] : []), ...views])];
};

const heightTags = (embed: Embed): string[] => {
  const css = heightsOf(withoutViews(embed));
  return css ? [`<style>${css}</style>`] : [];
};

const scriptTag = ({ script }: Embed): string => `<script async src="${escaped(script)}"></script>`;

/** Returns the lines of the head: metadata, heights, script and preload hints. */
export const headLines = (embed: Embed): string[] => [
  ...metadataTags(embed),
  ...heightTags(embed),
  scriptTag(embed),
  ...hintTags(embed),
];

const tagLines = ({ widgets, views }: Embed): string[] =>
  widgets.map(({ tag, args }, index) => tagText(tag, args, views?.[index]));

/** Code for a page of plain HTML. */
export const plainHtml = (embed: Embed, texts: CodeTexts): string =>
  [
    `<!-- ${texts.head} -->`,
    ...headLines(embed),
    '',
    `<!-- ${texts.body(embed.widgets.length > 1)} -->`,
    tagLines(embed).join('\n\n'),
  ].join('\n');

/** Code for a block "Custom HTML" of WordPress: without empty lines, which some themes turn into paragraphs. */
export const wordPressHtml = (embed: Embed, texts: CodeTexts): string =>
  [`<!-- ${texts.blockHead} -->`, ...headLines(embed), `<!-- ${texts.blockBody} -->`, ...tagLines(embed)]
    .join('\n')
    .replace(/\n\s*\n/g, '\n');

/** Formats a tag on one line, with its children as phrasing content. */
function inlineTag({ tag, args }: EmbedWidget): string {
  const attributes = writtenAttributes(tag, args).map(([name, value]) =>
    value === true ? ` ${name}` : ` ${name}="${escaped(value).replace(/\s+/g, ' ')}"`,
  );
  return `<${tag}${attributes.join('')}>${inlineFallback(String(args.children ?? ''))}</${tag}>`;
}

/**
 * Code for WordPress' classic editor, whose automatic paragraphs (wpautop) break lines into paragraphs and move
 * block-level children out of a tag, as it would a first view. The heights come first and the rest shares the paragraph of the first widget;
 * otherwise each part would leave an empty paragraph.
 */
export function classicHtml({ views: _, ...embed }: Embed): string {
  const [first = '', ...others] = embed.widgets.map(inlineTag);
  const head = [...heightTags(embed), ...metadataTags(embed), ...hintTags(embed), scriptTag(embed)];
  return [`${head.join('')}${first}`, ...others].join('\n\n');
}
