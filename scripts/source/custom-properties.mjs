/** The CSS custom properties by which a page restyles a widget, read from the sources. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { keyOf } from './definition-nodes.mjs';

/** @typedef {{ name: string, description: string, syntax: string }} CustomProperty */

const TOKENS = 'src/ui/core/tokens.ts';

/** The properties that are no design tokens of a first view. */
const OTHERS = [
  { name: '--vt-info', description: 'What is under way, such as the state of an order.', syntax: '<color>' },
  { name: '--vt-warning', description: 'What waits for the visitor, such as a payment.', syntax: '<color>' },
  { name: '--vt-font', description: "Font family; the page's by default.", syntax: '*' },
  {
    name: '--vt-font-size',
    description: 'Font size; by default the visitor’s own, usually 16px.',
    syntax: '<length>',
  },
  {
    name: '--vt-sticky-top',
    description: "Height of the page's own bar at the top of the window; 0px by default.",
    syntax: '<length>',
  },
];

/** Returns the CSS syntax of a token by its type in BrandTokens. @param {string} name @param {string} type */
function syntaxOf(name, type) {
  if (type === 'string') return '<color>';
  if (type !== 'number') return type.replace(/'/g, '');
  return /adius$/.test(name) ? '<length>' : '<number>';
}

/** Reads the interface BrandTokens. @returns {CustomProperty[]} */
function readTokens() {
  const source = readFileSync(TOKENS, 'utf8');
  const { program, comments } = parseSync(TOKENS, source);
  const declared = program.body
    .map((node) => (node.type === 'ExportNamedDeclaration' ? node.declaration : undefined))
    .find((node) => node?.type === 'TSInterfaceDeclaration' && node.id.name === 'BrandTokens');
  if (declared?.type !== 'TSInterfaceDeclaration') throw new TypeError(`${TOKENS} has no BrandTokens`);
  return declared.body.body.map((/** @type {any} */ member) => {
    const name = keyOf(member);
    const { start, end } = member.typeAnnotation.typeAnnotation;
    const comment = comments.findLast((each) => each.end <= member.start);
    if (!comment || source.slice(comment.end, member.start).trim() !== '')
      throw new TypeError(`${TOKENS}: ${name} has no description`);
    const description = comment.value.replace(/^\*\s*|\s*$/g, '');
    return { name: `--vt-${name}`, description, syntax: syntaxOf(name, source.slice(start, end)) };
  });
}

/** @param {string} folder @returns {Set<string>} the properties that its files name */
function namedIn(folder) {
  const texts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(css|tsx?)$/.test(name) && !/(^|[\\/])generated[\\/]/.test(name))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf8'));
  return new Set(texts.flatMap((text) => text.match(/--vt-[a-z-]*[a-z]/g) ?? []));
}

/** @type {{ tokens: CustomProperty[], shared: Set<string> } | undefined} */
let known;

/**
 * Returns the custom properties of a widget: for an island all tokens, those of shared style sheets and those named in
 * its folder; for a Lit element the latter only.
 * @param {string} folder of the widget @param {boolean} lit @returns {CustomProperty[]}
 * @throws {TypeError} if a source names a property that is not described
 */
export function readCustomProperties(folder, lit) {
  known ??= { tokens: readTokens(), shared: namedIn('src') };
  const { tokens, shared } = known;
  const all = [...tokens, ...OTHERS];
  const named = namedIn(folder);
  for (const name of [...named, ...shared]) {
    if (!all.some((each) => each.name === name)) throw new TypeError(`${name} has no description`);
  }
  return all.filter(
    (each) => named.has(each.name) || (!lit && (tokens.includes(each) || shared.has(each.name))),
  );
}
