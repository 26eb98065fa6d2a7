/** Reads what widgets declare: element.ts, attributes.ts, and the events where they are fired. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readCustomProperties } from './custom-properties.mjs';
import { readAttributes } from './definition-attributes.mjs';
import { commentBefore, keyOf, literal, parseModule, propertiesOf } from './definition-nodes.mjs';
import { lifeOf, namedTag, splitDoc } from './doc-tags.mjs';

/**
 * @typedef {{ name: string, kind: string, values?: string[], address?: true, description: string, example?: unknown,
 *   bounds?: Bounds, integer?: boolean, shared?: true } & Life} AttributeInfo
 *   address: a text that is an address
 * @typedef {import('../generate/bounds.mjs').Bounds} Bounds
 * @typedef {import('./definition-nodes.mjs').Expression} Expression
 * @typedef {number[] | string} Room height in px for each width, or an aspect ratio
 * @typedef {import('./doc-tags.mjs').Life} Life
 * @typedef {{ name: string, description: string } & Life} Described
 * @typedef {{ staff?: true }} AccessInfo who can use a widget (src/domain/access/access.ts)
 * @typedef {{ description: string, detail: string, source: string } & Life} DeclaredEvent
 *   detail: its type in TypeScript; source: the file that declares it
 * @typedef {Described & Partial<DeclaredEvent>} EventInfo
 * @typedef {Life & { since: string, tag: string, folder: string, description: string, features: string[], attributes: AttributeInfo[],
 *   events: EventInfo[], slots: Described[], parts: Described[], states: Described[],
 *   cssProperties: (Described & { syntax: string })[], load?: string, reserve: Room,
 *   reserveWhen: [when: string, room: Room][], shape: 'form' | 'list' | undefined, access?: AccessInfo,
 *   needs: string[], requires: string[], lit: boolean }} Definition
 */

/** Reads the doc comment of an element. @param {string} comment @param {string} where for messages */
function docs(comment, where) {
  const { text, tags } = splitDoc(comment);
  const of = (/** @type {string} */ name) => tags.filter(([each]) => each === name).map(([, value]) => value);
  const named = (/** @type {string} */ name) => of(name).map((tag) => namedTag(tag, `${where} @${name}`));
  const life = lifeOf(tags, where);
  if (!life.since) throw new TypeError(`${where}: write @since VERSION, the first release that has the tag`);
  return {
    description: text,
    ...life,
    since: life.since,
    features: of('feature').flatMap((tag) => tag.split(/[\s,]+/)),
    slots: named('slot'),
    parts: named('part'),
    states: named('state'),
  };
}

/**
 * Reads a file's event declarations: `declare module '…/events' { interface VitrineEvents { … } }`.
 * @param {string} path @returns {[name: string, event: DeclaredEvent][]}
 */
function declaredEvents(path) {
  if (!readFileSync(path, 'utf8').includes('interface VitrineEvents')) return [];
  const module = parseModule(path);
  const members = module.program.body
    .flatMap((node) => (node.type === 'TSModuleDeclaration' ? (node.body?.body ?? []) : []))
    .flatMap((node) =>
      node.type === 'TSInterfaceDeclaration' && node.id.name === 'VitrineEvents' ? node.body.body : [],
    );
  return members.map((member) => {
    if (member.type !== 'TSPropertySignature' || !member.typeAnnotation)
      throw new TypeError(`${path}: VitrineEvents has events and their types only, at ${member.start}`);
    const { start, end } = member.typeAnnotation.typeAnnotation;
    const { text, tags } = splitDoc(commentBefore(module, member.start));
    const detail = module.source.slice(start, end).replace(/\s+/g, ' ');
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

/**
 * Returns who can use a widget: the definition's `access`.
 * @param {Expression | undefined} node @returns {AccessInfo | undefined}
 */
export function accessOf(node) {
  if (!node) return undefined;
  const properties = propertiesOf(node);
  const [unknown, value] = properties.find(([name]) => name !== 'staff') ?? [];
  if (unknown) throw new TypeError(`access has no ${unknown}, at ${value?.start}`);
  return /** @type {AccessInfo} */ (literal(node));
}

/**
 * Throws if the module of a widget with `access` has no sentence for those who are to sign in.
 * @param {string} folder @param {Expression | undefined} island `() => import('./View')`
 */
function requirePurpose(folder, island) {
  const body = island?.type === 'ArrowFunctionExpression' ? island.body : undefined;
  const from = body?.type === 'ImportExpression' ? String(literal(body.source)) : undefined;
  const path = `${folder}/${from?.replace('./', '')}.tsx`;
  if (!from || !/^export const purpose\b/m.test(readFileSync(path, 'utf8')))
    throw new TypeError(`${path}: a widget with access exports its purpose, in both languages`);
}

/** The statement of a module that defines an element. @param {ReturnType<typeof parseModule>} module */
function definingCall({ path, program, errors: [error] }) {
  if (error) throw new TypeError(`${path}: ${error.message}`);
  for (const node of program.body) {
    const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
    if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier') continue;
    const { name } = call.callee;
    if (name === 'defineWidget' || name === 'defineElement')
      return { given: call.arguments, start: node.start, lit: name === 'defineElement' };
  }
  throw new TypeError(`${path} defines no element`);
}

/**
 * Reads one widget's element.ts.
 * @param {string} folder @param {ReturnType<typeof readEvents>} events @param {string} [widgets] the folder of all
 * @returns {Definition}
 */
export function readDefinition(folder, events, widgets = 'widgets') {
  const module = parseModule(`${widgets}/${folder}/element.ts`);
  const { path } = module;
  const {
    given: [tagNode, options],
    start,
    lit,
  } = definingCall(module);
  const tag = literal(tagNode);
  if (tag !== `vt-${folder}`) throw new TypeError(`${path} defines ${tag}, expected vt-${folder}`);
  if (options?.type !== 'ObjectExpression') throw new TypeError(`${path}: ${tag} has no definition`);
  const about = docs(commentBefore(module, start), `${path}: ${tag}`);
  if (!about.description) throw new TypeError(`${path}: ${tag} has no description`);
  const properties = new Map(propertiesOf(options));
  /** @template T @param {string} name @param {T} fallback @returns {T} its value, of the type that definitions have */
  const read = (name, fallback) => /** @type {T} */ (literal(properties.get(name)) ?? fallback);
  const access = accessOf(properties.get('access'));
  if (access) requirePurpose(`${widgets}/${folder}`, properties.get('island'));
  return {
    tag,
    folder,
    ...about,
    attributes: properties.has('attributes') ? readAttributes(`${widgets}/${folder}`) : [],
    events: read('events', /** @type {string[]} */ ([])).map((name) => ({
      name,
      description: '',
      ...events.get(name),
    })),
    load: read('load', lit ? undefined : 'visible'),
    reserve: read('reserve', /** @type {Room} */ ([0, 0])),
    reserveWhen: Object.entries(read('reserveWhen', /** @type {Record<string, Room>} */ ({}))),
    shape: read('shape', /** @type {'form' | 'list' | undefined} */ (undefined)),
    ...(access && { access }),
    needs: read('needs', /** @type {string[]} */ ([])),
    requires: read('requires', /** @type {string[]} */ ([])),
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
