import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { readCustomProperties } from './custom-properties.mjs';
import { lifeOf, namedTag, splitDoc } from './doc-tags.mjs';
import { boundsText } from './generators/bounds.mjs';

/**
 * @typedef {{ name: string, kind: string, values?: string[], address?: true, description: string, example?: unknown,
 *   bounds?: Bounds, integer?: boolean, shared?: true } & Life} AttributeInfo
 *   address: a text that is an address
 * @typedef {import('./generators/bounds.mjs').Bounds} Bounds
 * @typedef {import('./doc-tags.mjs').Life} Life
 * @typedef {{ name: string, description: string } & Life} Described
 * @typedef {{ anyRole?: string[], group?: string, otherwise: 'hidden' | 'refused' | 'read-only' }} AccessInfo
 *   who of the signed-in visitors can use a widget, and what the others see (src/domain/access/access.ts)
 * @typedef {Life & { since: string, tag: string, folder: string, description: string, features: string[], attributes: AttributeInfo[],
 *   events: (Described & { detail?: string })[], slots: Described[], parts: Described[], states: Described[],
 *   cssProperties: (Described & { syntax: string })[], load?: string, reserve: number[] | string,
 *   reserveWhen: [string, number[] | string][], access?: AccessInfo,
 *   needs: string[], requires: string[], lit: boolean }} Definition
 */

/** Returns a comment's text without its stars. */
const plain = (value) =>
  value
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();

/** Returns the comment directly before a node. */
function commentBefore(source, comments, start) {
  const comment = comments.filter((c) => c.type === 'Block' && c.end <= start).at(-1);
  return comment && source.slice(comment.end, start).trim() === '' ? plain(comment.value) : '';
}

/** Returns the value of a literal, an array or an object in the definition. */
function literal(node) {
  if (!node) return undefined;
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return node.elements.map(literal);
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(node.properties.map((one) => [keyOf(one), literal(one.value)]));
  throw new TypeError(`expected a literal at ${node.start}, found ${node.type}`);
}

const keyOf = (property) => property.key.name ?? property.key.value;

/** Generated lists that a definition may spread, by export name. */
const WORD_LISTS = { SOURCE_WORDS: sourceWords };

/** The sources that simulate, as authors write them: PSA_BALAO is psa-balao. @returns {string[]} */
export function sourceWords(path = 'src/domain/financing/sources.ts') {
  const { program } = parseSync(path, readFileSync(path, 'utf8'));
  const sources = program.body
    .flatMap((node) => node.declaration?.declarations ?? [])
    .find((node) => node.id.name === 'SOURCES');
  if (!sources) throw new TypeError(`${path} has no SOURCES`);
  return sources.init.properties.map((one) => keyOf(one).toLowerCase().replaceAll('_', '-'));
}

/** Returns the values of an option or a list without duplicates: literals, or a spread generated list. */
function words(nodes) {
  const all = nodes.flatMap((node) => {
    if (node.type !== 'SpreadElement') return [literal(node)];
    const list = WORD_LISTS[node.argument.name];
    if (!list) throw new TypeError(`${node.argument.name} is no list of words, at ${node.start}`);
    return list();
  });
  return [...new Set(all)];
}

/** Returns an `@example` as a value of the attribute's kind. */
const exampleOf = (kind, text) =>
  kind === 'number' ? Number(text) : kind === 'flag' ? true : kind === 'list' ? text.split(/\s+/) : text;

/** The attributes that have bounds: a number, whole or not. */
const BOUNDED = ['integer', 'decimal'];
const KEYWORDS = ['flag', 'text', 'address', 'number'];

const SHARED = 'src/element/standalone/shared-attributes.ts';

/** Reads the attributes that several widgets declare alike: the export's name to what an attribute is without its name. */
function readShared() {
  const source = readFileSync(SHARED, 'utf8');
  const { program, comments } = parseSync(SHARED, source);
  return new Map(
    program.body
      .filter((node) => node.type === 'ExportNamedDeclaration')
      .map((node) => {
        const [{ id, init }] = node.declaration.declarations;
        return [id.name, attributeType(source, comments, init, node.start)];
      }),
  );
}
let shared;

/**
 * What an attribute is: `flag`, `text`, `address`, `number`, `option('a', 'b')`, `list('a', ...WORDS)`,
 * `integer({ min: 1, max: 9 })`, or one of the shared ones.
 */
function attributeType(source, comments, value, start) {
  const called = value.type === 'CallExpression' ? value.callee.name : value.name;
  shared ??= value.type === 'Identifier' && !KEYWORDS.includes(called) ? readShared() : undefined;
  if (shared?.has(called)) return { ...shared.get(called), shared: true };
  const isBounded = BOUNDED.includes(called);
  const kind = called === 'address' ? 'text' : isBounded ? 'number' : called;
  const values = value.type === 'CallExpression' && !isBounded ? words(value.arguments) : undefined;
  const bounds = isBounded ? literal(value.arguments[0]) : undefined;
  const { text: description, tags } = splitDoc(commentBefore(source, comments, start));
  if (!description) throw new TypeError(`${called} has no description, at ${start}`);
  const [, example] = tags.find(([tag]) => tag === 'example') ?? [];
  return {
    kind,
    ...(values && { values }),
    ...(called === 'address' && { address: true }),
    ...(bounds && { bounds, integer: called === 'integer' }),
    description: bounds ? `${description} ${boundsText(bounds)}` : description,
    ...(example !== undefined && { example: exampleOf(kind, example) }),
    ...lifeOf(tags, `${called} at ${start}`),
  };
}

/** One attribute of a widget. */
const attribute = (source, comments, property) => ({
  name: keyOf(property),
  ...attributeType(source, comments, property.value, property.start),
});

/** Reads the doc comment of an element. */
function docs(comment, where) {
  const { text, tags } = splitDoc(comment);
  const of = (name) => tags.filter(([each]) => each === name).map(([, value]) => value);
  const named = (name) => of(name).map((tag) => namedTag(tag, `${where} @${name}`));
  const life = lifeOf(tags, where);
  if (!life.since) throw new TypeError(`${where}: write @since VERSION, the first release that has the tag`);
  return {
    description: text,
    ...life,
    features: of('feature').flatMap((tag) => tag.split(/[\s,]+/)),
    slots: named('slot'),
    parts: named('part'),
    states: named('state'),
  };
}

/** Reads a file's event declarations: `declare module '…/events' { interface VitrineEvents { … } }`. */
function declaredEvents(path) {
  const source = readFileSync(path, 'utf8');
  if (!source.includes('interface VitrineEvents')) return [];
  const { program, comments } = parseSync(path, source);
  const members = program.body
    .filter((node) => node.type === 'TSModuleDeclaration')
    .flatMap((node) => node.body.body)
    .filter((node) => node.id?.name === 'VitrineEvents')
    .flatMap((node) => node.body.body);
  return members.map((member) => {
    const { start, end } = member.typeAnnotation.typeAnnotation;
    const { text, tags } = splitDoc(commentBefore(source, comments, member.start));
    const detail = source.slice(start, end).replace(/\s+/g, ' ');
    const name = keyOf(member);
    return [name, { description: text, detail, source: path, ...lifeOf(tags, `${path}: ${name}`) }];
  });
}

/** Reads all events: name to description, detail type and source file. Each is declared where it is fired. */
export function readEvents(folders = ['src', 'widgets']) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .sort()
      .map((name) => `${folder}/${name}`),
  );
  return new Map(files.flatMap(declaredEvents));
}

/** Reads a widget's attributes.ts. */
function readAttributes(folder) {
  const path = `${folder}/attributes.ts`;
  const source = readFileSync(path, 'utf8');
  const { program, comments } = parseSync(path, source);
  const declared = program.body
    .flatMap((node) => node.declaration?.declarations ?? [])
    .find((node) => node.id.name === 'attributes');
  if (!declared) throw new TypeError(`${path} has no attributes`);
  return declared.init.properties.map((one) => attribute(source, comments, one));
}

/** Returns who can use a widget: the definition's `access` with its default. @returns {AccessInfo | undefined} */
export function accessOf(node) {
  if (!node) return undefined;
  if (node.type !== 'ObjectExpression')
    throw new TypeError(`expected an object at ${node.start}, found ${node.type}`);
  const known = ['anyRole', 'group', 'otherwise'];
  const unknown = node.properties.find((one) => !known.includes(keyOf(one)));
  if (unknown) throw new TypeError(`access has no ${keyOf(unknown)}, at ${unknown.start}`);
  const written = Object.fromEntries(node.properties.map((one) => [keyOf(one), literal(one.value)]));
  return { ...written, otherwise: written.otherwise ?? 'refused' };
}

/** Throws if the module of a widget with `access` has no sentence for those who are to sign in. */
function requirePurpose(folder, island) {
  const from = island?.body?.source?.value;
  const path = `${folder}/${from?.replace('./', '')}.tsx`;
  if (!from || !/^export const purpose\b/m.test(readFileSync(path, 'utf8')))
    throw new TypeError(`${path}: a widget with access exports its purpose, in both languages`);
}

/** Reads one widget's element.ts; `widgets` is the folder of all. @returns {Definition} */
export function readDefinition(folder, events, widgets = 'widgets') {
  const path = `${widgets}/${folder}/element.ts`;
  const source = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, source);
  if (errors.length > 0) throw new TypeError(`${path}: ${errors[0].message}`);
  const statement = program.body.find((node) =>
    /^define(Widget|Element)$/.test(node.expression?.callee?.name ?? ''),
  );
  if (!statement) throw new TypeError(`${path} defines no element`);
  const {
    callee,
    arguments: [tagNode, object],
  } = statement.expression;
  const property = (name) => object.properties.find((one) => keyOf(one) === name)?.value;
  const tag = literal(tagNode);
  if (tag !== `vt-${folder}`) throw new TypeError(`${path} defines ${tag}, expected vt-${folder}`);
  const about = docs(commentBefore(source, comments, statement.start), `${path}: ${tag}`);
  if (!about.description) throw new TypeError(`${path}: ${tag} has no description`);
  const lit = callee.name === 'defineElement';
  const access = accessOf(property('access'));
  if (access) requirePurpose(`${widgets}/${folder}`, property('island'));
  return {
    tag,
    folder,
    ...about,
    attributes: property('attributes') ? readAttributes(`${widgets}/${folder}`) : [],
    events: (literal(property('events')) ?? []).map((name) => ({ name, ...events.get(name) })),
    load: literal(property('load')) ?? (lit ? undefined : 'visible'),
    reserve: literal(property('reserve')) ?? [0, 0],
    reserveWhen: (property('reserveWhen')?.properties ?? []).map((one) => [keyOf(one), literal(one.value)]),
    ...(access && { access }),
    needs: literal(property('needs')) ?? [],
    requires: literal(property('requires')) ?? [],
    lit,
    cssProperties: readCustomProperties(`${widgets}/${folder}`, lit),
  };
}

/** Returns all widgets of the library, sorted by tag. @returns {Definition[]} */
export function readDefinitions() {
  const events = readEvents();
  return readdirSync('widgets')
    .filter((folder) => existsSync(`widgets/${folder}/element.ts`))
    .sort()
    .map((folder) => readDefinition(folder, events));
}
