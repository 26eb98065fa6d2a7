/** What author mode tells of deprecated tags and attributes. */
import { attributesOf, NOTE } from './attributes.mjs';
import { word } from './loader-table.mjs';

/** @typedef {import('../source/definitions.mjs').Definition} Definition */

/** @param {string} subject @param {import('../source/doc-tags.mjs').Life} life */
const row = (subject, { deprecated }) =>
  deprecated
    ? `  ${/^\w+$/.test(subject) ? subject : word(subject)}: [${[deprecated.since, ...(deprecated.use ? [deprecated.use] : [])].map(word).join(', ')}],\n`
    : '';

/** @param {Definition[]} widgets */
export function deprecatedTable(widgets) {
  const rows = widgets.flatMap((widget) => [
    row(widget.tag, widget),
    ...attributesOf(widget).map((one) => row(`${widget.tag} ${one.name}`, one)),
  ]);
  const text = rows.join('');
  return `// ${NOTE}

/**
 * The deprecated tags, and attributes as 'TAG ATTRIBUTE': the version that announced it, and what to use instead, if there
 * is something. Only author mode loads it.
 */
export const DEPRECATED: Record<string, readonly [since: string, use?: string]> = {${text && `\n${text}`}};
`;
}
