/** What a file imports, and where it makes markup of strings: what the rules of the house need to know of it. */
import { Visitor } from 'vite';

/**
 * @typedef {{ from: string, start: number, names: string[], kind: 'value' | 'type' | 'late' | 'glob' }} Import
 *   `names` are what is taken by name; '*' is the whole module, 'default' its default export. `kind`: what loads with the
 *   file, what is gone once types are, what import() loads, and what a glob may name.
 */

/** Ways for a string to become markup, with which a service's answer could inject a script. */
const MARKUP = new Set(['innerHTML', 'outerHTML', 'dangerouslySetInnerHTML']);
const MARKUP_CALLS = new Set(['insertAdjacentHTML', 'setHTMLUnsafe', 'createContextualFragment']);

/** @param {any} node a property's name in any notation @returns {string | undefined} */
function nameOf(node) {
  if (node?.type === 'MemberExpression') return nameOf(node.property);
  return node?.name ?? (typeof node?.value === 'string' ? node.value : undefined);
}

/** @param {any} node a literal or a template without expressions @returns {string | undefined} */
function textOf(node) {
  if (node?.type === 'TemplateLiteral' && node.quasis.length === 1) return node.quasis[0].value.cooked;
  return typeof node?.value === 'string' ? node.value : undefined;
}

/** @param {any} node an import or a re-export @returns {'value' | 'type'} value where anything of it is left without types */
function kindOf({ importKind, exportKind, specifiers = [] }) {
  if (importKind === 'type' || exportKind === 'type') return 'type';
  const isType = (/** @type {any} */ each) => (each.importKind ?? each.exportKind) === 'type';
  return specifiers.length > 0 && specifiers.every(isType) ? 'type' : 'value';
}

/**
 * Returns every module that a file names: imports, re-exports, import(), import types, import.meta.glob,
 * and every place where a string becomes markup.
 * @param {import('vite').ESTree.Program} program
 */
export function read(program) {
  /** @type {Import[]} */
  const imports = [];
  /** @type {{ start: number, what: string }[]} */
  const markup = [];
  /** @param {any} source @param {number} start @param {string[]} names @param {Import['kind']} kind */
  const add = (source, start, names, kind) => {
    const from = textOf(source);
    if (from !== undefined) imports.push({ from, start, names, kind });
  };
  /** @param {any} node @param {number} start */
  const suspect = (node, start) => {
    const what = nameOf(node);
    if (what && MARKUP.has(what)) markup.push({ start, what });
  };
  new Visitor({
    ImportDeclaration(node) {
      add(node.source, node.start, node.specifiers.map(imported), kindOf(node));
    },
    ExportNamedDeclaration(node) {
      if (node.source)
        add(
          node.source,
          node.start,
          node.specifiers.map((each) => nameOf(each.local) ?? ''),
          kindOf(node),
        );
    },
    ExportAllDeclaration(node) {
      add(node.source, node.start, ['*'], kindOf(node));
    },
    ImportExpression(node) {
      add(node.source, node.start, ['*'], 'late');
    },
    TSImportType(node) {
      add(node.source, node.start, [], 'type');
    },
    TSExternalModuleReference(node) {
      add(node.expression, node.start, ['*'], 'value');
    },
    CallExpression(node) {
      const called = nameOf(node.callee) ?? '';
      if (MARKUP_CALLS.has(called)) markup.push({ start: node.start, what: called });
      if (called !== 'glob') return;
      for (const pattern of node.arguments) {
        for (const each of pattern.type === 'ArrayExpression' ? pattern.elements : [pattern]) {
          add(each, node.start, [], 'glob');
        }
      }
    },
    AssignmentExpression(node) {
      if (node.left.type === 'MemberExpression') suspect(node.left, node.start);
    },
    JSXAttribute(node) {
      suspect(node.name, node.start);
    },
    Property(node) {
      suspect(node.key, node.start);
    },
    TemplateElement(node) {
      // lit's property binding: html`<p .innerHTML=${x}>`
      const found = /\.((?:inner|outer)HTML)\s*=\s*["']?$/.exec(node.value.raw);
      if (found) markup.push({ start: node.start + found.index, what: found[1] ?? '' });
    },
  }).visit(program);
  return { imports, markup };
}

/** @param {any} specifier of an import @returns {string} */
function imported(specifier) {
  if (specifier.type === 'ImportDefaultSpecifier') return 'default';
  return specifier.type === 'ImportNamespaceSpecifier' ? '*' : (nameOf(specifier.imported) ?? '');
}
