/** Exports of src/ that nothing but tests uses: a rule, a value or a function that no widget has. */
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { isEntry } from '../source/import-graph.mjs';
import { resolveImport } from '../source/imports.mjs';
import { read } from './read.mjs';

/** @typedef {import('./rules.mjs').Problem} Problem */
/** @typedef {{ text: string, parsed: ReturnType<typeof parseSync> }} Module */

/**
 * Sentences of the source documents that no widget has yet, as `path name`: their rules and words wait here, so that the
 * sentences are not lost.
 */
const ALLOWED = new Set([
  // The widths beside the three of the layouts.
  'src/page/breakpoints.ts NARROW_BELOW',
  'src/page/breakpoints.ts MIDDLE_MAX',
  'src/page/breakpoints.ts WIDE_FROM',
]);

/** What tests alone are made of. */
const TEST = /(^|\/)test\//;
const SCRIPT = /\.[cm]?[jt]sx?$/;
/** The imports of a page of documentation, or of a component in another language. */
const IMPORTS = /^import\s[^;'"]*?['"][^'"]+['"]/gm;

/**
 * Parts of a node that name a property or a declaration, not a variable. @type {Readonly<Record<string, string[]>>}
 */
const NAMES = {
  MemberExpression: ['property'],
  JSXMemberExpression: ['property'],
  JSXAttribute: ['name'],
  Property: ['key'],
  PropertyDefinition: ['key'],
  MethodDefinition: ['key'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  TSQualifiedName: ['right'],
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id'],
  ClassDeclaration: ['id'],
  ExportSpecifier: ['local', 'exported'],
};

/**
 * Calls back for each variable that a syntax tree names, with the node around it.
 * @param {any} node @param {(name: string, around: any) => void} found @param {any} [around]
 */
function eachName(node, found, around) {
  if (Array.isArray(node)) for (const each of node) eachName(each, found, around);
  else if (typeof node?.type !== 'string') return;
  else if (/^(JSX)?Identifier$/.test(node.type)) {
    found(node.name, around);
    eachName(node.typeAnnotation, found, node);
  } else {
    const names = node.computed ? [] : (NAMES[node.type] ?? []);
    for (const [key, value] of Object.entries(node))
      if (!names.includes(key)) eachName(value, found, node);
      // A declaration by a pattern has defaults, and one by a name its type.
      else if (key === 'id')
        eachName(value?.type === 'Identifier' ? value.typeAnnotation : value, found, node);
  }
}

/** @param {any} node an identifier or a text as a name @returns {string} */
const textOf = (node) => node?.name ?? node?.value ?? '';

/**
 * The names that a file takes of a namespace that it imports; '*' where it passes the namespace on.
 * @param {any} program @param {string} local @returns {Set<string>}
 */
function membersOf(program, local) {
  /** @type {Set<string>} */
  const members = new Set();
  const body = program.body.filter((/** @type {any} */ { type }) => type !== 'ImportDeclaration');
  eachName(body, (name, around) => {
    if (name !== local) return;
    const { object, left } = around ?? {};
    const member =
      textOf(object) === local ? around.property : textOf(left) === local ? around.right : undefined;
    members.add((around?.computed ? around.property.value : textOf(member)) || '*');
  });
  return members;
}

/**
 * What a file takes of others, by the name that it gives them; '*' is the whole module. Its syntax tree is only made where
 * what it says of its imports does not tell.
 * @param {Module} module @returns {{ from: string, names: Iterable<string>, isGlob?: boolean }[]}
 */
function takenBy({ text, parsed }) {
  const { staticImports, staticExports } = parsed.module;
  const imports = staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map(({ importName, localName }) => ({
      from: moduleRequest.value,
      names:
        importName.kind === 'NamespaceObject'
          ? membersOf(parsed.program, localName.value)
          : [importName.name ?? 'default'],
    })),
  );
  const passed = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName }) =>
      moduleRequest ? { from: moduleRequest.value, names: [importName.name ?? '*'] } : [],
    ),
  );
  const whole = /\bimport\s*\(|\.glob\b/.test(text)
    ? read(parsed.program)
        .imports.filter(({ kind, names }) => kind === 'glob' || kind === 'late' || names.length === 0)
        .map(({ from, kind }) => ({ from, names: ['*'], isGlob: kind === 'glob' }))
    : [];
  return [...imports, ...passed, ...whole];
}

/** Of another kind of file than a script only the imports are read. @param {string} path @param {string} text @returns {Module} */
function parse(path, text) {
  const script = SCRIPT.test(path) ? text : (text.match(IMPORTS) ?? []).join('\n');
  return { text, parsed: parseSync(SCRIPT.test(path) ? posix.basename(path) : 'imports.ts', script) };
}

/** Whether another statement of a file names an export. @param {any} program @param {number} start of the export @param {string} name */
function isUsedInside(program, start, name) {
  let isUsed = false;
  for (const each of program.body)
    if (start < each.start || start >= each.end) eachName(each, (named) => (isUsed ||= named === name));
  return isUsed;
}

/** @param {string} path of the file that names it @param {string} pattern @returns {RegExp} of paths from the root */
function globbed(path, pattern) {
  const whole = pattern.startsWith('/') ? pattern.slice(1) : posix.join(posix.dirname(path), pattern);
  const escaped = whole.replace(/[.+^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*\*\/|\*/g, (star) => (star === '*' ? '[^/]*' : '(?:.*/)?'))}$`);
}

/**
 * Returns the exports of values of src/ that nothing uses: neither another file nor, within its own, another statement. A
 * module that is loaded late or by a glob is used as a whole; of a namespace, what is read from it, or all if it is passed on.
 * @param {ReadonlyMap<string, string>} sources texts by path from the root, of everything that may use src/; tests count for nothing
 * @param {ReadonlySet<string>} [allowed] exports that may stay, as `path name`
 * @returns {Problem[]}
 */
export function deadExportProblems(sources, allowed = ALLOWED) {
  /** @type {Map<string, Module>} */
  const modules = new Map();
  for (const [path, text] of sources) if (!TEST.test(path)) modules.set(path, parse(path, text));
  /** @type {Map<string, Set<string>>} names that others take, by file */
  const used = new Map();
  for (const [path, module] of modules)
    for (const { from, names, isGlob } of takenBy(module)) {
      const glob = isGlob && globbed(path, from);
      const one = resolveImport(path, from, (each) => modules.has(each));
      for (const target of glob ? [...modules.keys()].filter((each) => glob.test(each)) : one ? [one] : [])
        used.set(target, new Set([...(used.get(target) ?? []), ...names]));
    }
  const problems = [...modules].flatMap(([path, { text, parsed }]) => {
    const names = used.get(path) ?? new Set();
    if (!/^src\//.test(path) || isEntry(path) || /\/generated\//.test(path) || names.has('*')) return [];
    return parsed.module.staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ exportName: { name }, isType, start }) => {
        if (!name || isType || names.has(name) || isUsedInside(parsed.program, start, name)) return [];
        const message = `no widget, story or tool uses ${name}: use it, or remove it with its tests`;
        return { path, name, line: text.slice(0, start).split('\n').length, rule: 'dead', message };
      });
  });
  const found = new Set(problems.map(({ path, name }) => `${path} ${name}`));
  const needless = [...allowed]
    .filter((each) => !found.has(each))
    .map((each) => ({
      path: each.split(' ')[0] ?? '',
      line: 1,
      rule: 'dead',
      message: `${each} need not be allowed`,
    }));
  return [
    ...problems
      .filter(({ path, name }) => !allowed.has(`${path} ${name}`))
      .map(({ name, ...problem }) => problem),
    ...needless,
  ];
}
