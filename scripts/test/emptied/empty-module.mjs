/** A module with nothing in it that could do what its tests expect, for the proof of the sentence table (prove-rows.mjs). */
import { parseSync } from 'vite';
import { FUNCTIONS } from '../../source/syntax-nodes.mjs';

/** @typedef {import('../../source/syntax-nodes.mjs').Node} Node */
/** @typedef {{ start: number, end: number, text: string }} Edit */

/** What stands around an expression without changing its value. */
const AROUND = ['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression', 'ParenthesizedExpression'];

/**
 * Returns what takes the place of a function's body: nothing, so that a call gives undefined.
 * @param {Node} node @returns {Edit[]}
 */
function emptyBody({ body }) {
  if (!body) return [];
  return [{ start: body.start, end: body.end, text: body.type === 'BlockStatement' ? '{}' : '(undefined)' }];
}

/**
 * Returns what takes the place of a value that a module holds: an empty one of its kind. A call keeps its function, as the
 * module could not be imported without it.
 * @param {Node | null | undefined} node @returns {Edit[]}
 */
function emptyValue(node) {
  if (!node) return [];
  if (AROUND.includes(node.type)) return emptyValue(node.expression);
  const { start, end } = node;
  /** @param {string} text @returns {Edit[]} */
  const by = (text) => [{ start, end, text }];
  if (FUNCTIONS.includes(node.type)) return emptyBody(node);
  if (node.type === 'ObjectExpression') return by('({})');
  if (node.type === 'ArrayExpression') return by('[]');
  if (node.type === 'TemplateLiteral') return by("''");
  if (node.type === 'Literal') {
    if (node.regex) return by('/(?!)/');
    if (typeof node.value === 'string') return by("''");
    if (typeof node.value === 'number') return by('0');
    return typeof node.value === 'boolean' ? by(String(!node.value)) : [];
  }
  if (node.type === 'CallExpression' || node.type === 'NewExpression')
    return node.arguments.flatMap(emptyValue);
  return [];
}

/** @param {Node} statement @returns {Edit[]} */
function emptyStatement(statement) {
  switch (statement.type) {
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return statement.declaration ? emptyStatement(statement.declaration) : [];
    case 'VariableDeclaration':
      return statement.declarations.flatMap(/** @param {Node} each */ (each) => emptyValue(each.init));
    case 'ClassDeclaration':
      return statement.body.body.flatMap(/** @param {Node} each */ (each) => emptyValue(each.value));
    case 'FunctionDeclaration':
      return emptyBody(statement);
    default:
      return emptyValue(statement.type === 'ExpressionStatement' ? undefined : statement);
  }
}

/**
 * Returns a module whose functions do nothing and whose values are empty. It keeps its imports and the names that it exports.
 * @param {string} name of its file, by whose ending it is parsed @param {string} code @returns {string} as it was if it has neither
 */
export function emptyModule(name, code) {
  const edits = parseSync(name, code).program.body.flatMap((statement) =>
    emptyStatement(/** @type {Node} */ (statement)),
  );
  let empty = code;
  for (const { start, end, text } of edits.sort((one, other) => other.start - one.start))
    empty = empty.slice(0, start) + text + empty.slice(end);
  return empty;
}
