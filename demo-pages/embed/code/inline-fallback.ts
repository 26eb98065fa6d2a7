/** Elements that wpautop treats as blocks, and headings, lists and tables with their parts. */
const BLOCK =
  'address|article|aside|blockquote|caption|center|col|colgroup|dd|details|dialog|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hgroup|hr|legend|li|main|math|menu|nav|ol|p|pre|script|section|style|summary|svg|table|tbody|td|tfoot|th|thead|tr|ul';
/** Elements whose text is not content. */
const UNSEEN = /<(script|style|template|svg|math)\b[\s\S]*?<\/\1\s*>/gi;
/** A tag's attributes, whose quoted values may contain >. */
const ATTRIBUTES = `(?:"[^"]*"|'[^']*'|[^'">])*`;
const BLOCK_TAG = new RegExp(`</?(?:${BLOCK})(?![\\w-])${ATTRIBUTES}>`, 'gi');

/** Returns HTML as phrasing content on one line: text, links, images and emphasis stay, block-level tags go. */
export const inlineFallback = (html: string): string =>
  html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(UNSEEN, ' ')
    .replace(BLOCK_TAG, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Whether the HTML has block-level tags, which the inline form omits. */
export const hasBlocks = (html: string): boolean => html.search(BLOCK_TAG) >= 0;
