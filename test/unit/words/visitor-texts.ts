/** Finds the texts of visitors in the sources, by language: of the widgets there are, and of those to come. */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { BRAND_PAGES } from '#demo-pages/pages/brands';
import { PAGES } from '#demo-pages/pages/pages';
import type { Language } from '#domain/core/brands';

export interface VisitorText {
  path: string;
  language: Language;
  text: string;
}

/** A node of the syntax tree, as far as this file reads it. */
interface Node {
  type: string;
  [field: string]: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Names of an object's properties whose values are of one language. */
const NAMES: Readonly<Record<string, Language>> = {
  'pt-BR': 'pt-BR',
  'es-AR': 'es-AR',
  pt: 'pt-BR',
  es: 'es-AR',
};
/** Identifiers of types and attributes, addresses and imports are no texts. */
const SKIPPED = new Set([
  'ImportDeclaration',
  'ExportAllDeclaration',
  'TSTypeAliasDeclaration',
  'TSTypeAnnotation',
]);

function nameOf(node: unknown): string {
  if (!isNode(node)) return '';
  return String(node.type === 'Identifier' ? node.name : (node.value ?? ''));
}

const LANGUAGES = ['pt-BR', 'es-AR'] as const;

type Found = Generator<[Language, string]>;

/** Texts of a condition on the language or the country: Spanish first. */
const SPANISH_FIRST = /=== '(es-AR|AR)'|^(spanish|argentina)\b/;

/** Yields the strings under a node; a string is of the nearest language that the source names around it. */
function* stringsIn(node: unknown, source: string, language?: Language): Found {
  if (Array.isArray(node)) {
    for (const each of node) yield* stringsIn(each, source, language);
    return;
  }
  if (!isNode(node) || SKIPPED.has(node.type)) return;
  const own = partsOf(node, source, language);
  if (own) {
    for (const [part, as] of own) yield* stringsIn(part, source, as);
    return;
  }
  if (language && node.type === 'Literal' && typeof node.value === 'string') yield [language, node.value];
  if (language && node.type === 'TemplateElement')
    yield [language, (node.value as { cooked: string }).cooked];
  for (const field of Object.values(node))
    if (typeof field === 'object') yield* stringsIn(field, source, language);
}

/** Returns the parts of a node whose languages the node names; undefined if it names none. */
function partsOf(
  node: Node,
  source: string,
  language?: Language,
): [unknown, Language | undefined][] | undefined {
  if (node.type === 'Property') return [[node.value, NAMES[nameOf(node.key)] ?? language]];
  // const pt = { … } of a messages.ts
  if (node.type === 'VariableDeclarator') return [[node.init, NAMES[nameOf(node.id)] ?? language]];
  // inLanguage(language, portuguese, spanish)
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'inLanguage') {
    const [, portuguese, spanish] = node.arguments as unknown[];
    return [
      [portuguese, 'pt-BR'],
      [spanish, 'es-AR'],
    ];
  }
  if (node.type === 'ConditionalExpression') {
    const { start, end } = node.test as { start: number; end: number };
    if (!SPANISH_FIRST.test(source.slice(start, end))) return undefined;
    return [
      [node.consequent, 'es-AR'],
      [node.alternate, 'pt-BR'],
    ];
  }
  // The sandbox's pairs: [portuguese, spanish].
  if (node.type !== 'ArrayExpression' || language || !/\bText\b/.test(source)) return undefined;
  const all = node.elements as Node[];
  const isPair =
    all.length === 2 && all.every((one) => one?.type === 'Literal' && typeof one.value === 'string');
  return isPair ? all.map((one, place) => [one, LANGUAGES[place]]) : undefined;
}

/** Returns the texts of a module: all of one that is of one language, and those at a language's name in others. */
export function textsOfModule(path: string, source: string): VisitorText[] {
  const named = /\.(pt-BR|es-AR)\.tsx?$/.exec(path)?.[1] as Language | undefined;
  // status-labels.ts and parts/words.ts are the Portuguese beside a file of Spanish.
  const beside = named ?? (/\/(status-labels|parts\/words)\.ts$/.test(path) ? 'pt-BR' : undefined);
  const { program } = parseSync(path, source);
  return [...stringsIn(program, source, beside)].map(([language, text]) => ({ path, language, text }));
}

/** Texts of authors: of these a visitor reads only what a tag holds until its widget is ready. */
const ofAuthor = (path: string, source: string): VisitorText[] =>
  [...source.matchAll(/^ {2}children:\s*'(.+)',$/gm)].map(([, text = '']) => ({
    path,
    language: path.includes('es-AR') ? 'es-AR' : 'pt-BR',
    text,
  }));

const MODULES = ['src', 'widgets', 'demo-pages/sandbox', 'demo-pages/gallery', 'scripts/scaffold/templates'];
/** Read by authors and developers, never by a visitor. */
const NOT_FOR_VISITORS = /\/element\/(author|generated|package)\/|\/cms\/|sandbox\/panel\//;

/** The texts of all messages, lists, services of the sandbox and demo pages. */
export function visitorTexts(): VisitorText[] {
  const modules = MODULES.flatMap((folder) =>
    readdirSync(folder, { recursive: true }).map((name) => `${folder}/${name}`),
  )
    .filter((path) => /\.tsx?$/.test(path) && !NOT_FOR_VISITORS.test(path))
    .flatMap((path) => {
      const source = readFileSync(path, 'utf8');
      if (/\/author\.(pt-BR|es-AR)\.ts$/.test(path)) return ofAuthor(path, source);
      return LANGUAGES.some((language) => path.includes(language)) ||
        /pt-BR|es-AR|'AR'|\bText\b|\b(pt|es): |const pt = /.test(source)
        ? textsOfModule(path, source)
        : [];
    });
  const fragments = new Map(PAGES.map(({ fragment, brand }) => [fragment, BRAND_PAGES[brand].language]));
  const pages = [...fragments].flatMap(([fragment, language]) => {
    const path = `demo-pages/pages/fragments/${fragment}.html`;
    const html = readFileSync(path, 'utf8').replace(/<(script|style|code|pre)\b.*?<\/\1>/gs, '');
    const texts = html.split(/<[^>]+>/).map((text) => text.replace(/\s+/g, ' ').trim());
    return texts.filter(Boolean).map((text) => ({ path, language, text }));
  });
  return [...modules, ...pages];
}
