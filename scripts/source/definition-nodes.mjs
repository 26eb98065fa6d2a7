/** Reads syntax nodes of definitions: constants, property names, literals and the comments before them. */
import { readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/**
 * @typedef {import('vite').ESTree.Expression} Expression
 * @typedef {import('vite').ESTree.SpreadElement} SpreadElement
 * @typedef {ReturnType<typeof parseSync>['comments'][number]} Comment
 * @typedef {{ source: string, comments: Comment[] }} Text a module's text and its comments, in order
 */

/** Parses a module; what is wrong with it stands in `errors`. @param {string} path */
export function parseModule(path) {
  const source = readFileSync(path, 'utf8');
  const { program, comments, errors } = parseSync(path, source);
  return { path, source, program, comments, errors };
}

/** Returns a comment's text without its stars. @param {string} value */
const plain = (value) =>
  value
    .replace(/^\*/, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();

/** Returns the comment directly before a node. @param {Text} text @param {number} start of the node @returns {string} '' without one */
export function commentBefore({ source, comments }, start) {
  const comment = comments.filter((each) => each.type === 'Block' && each.end <= start).at(-1);
  return comment && source.slice(comment.end, start).trim() === '' ? plain(comment.value) : '';
}

/** Returns a property's name. @param {{ key: import('vite').ESTree.PropertyKey }} property @throws {TypeError} if it is computed */
export function keyOf({ key }) {
  if (key.type === 'Identifier') return key.name;
  if (key.type === 'Literal') return String(key.value);
  throw new TypeError(`expected a name at ${key.start}, found ${key.type}`);
}

/**
 * Returns the properties of an object by their names.
 * @param {Expression | null | undefined} node @returns {[name: string, value: Expression][]}
 * @throws {TypeError} if it is no object, or spreads another
 */
export function propertiesOf(node) {
  if (node?.type !== 'ObjectExpression')
    throw new TypeError(`expected an object at ${node?.start}, found ${node?.type}`);
  return node.properties.map((property) => {
    if (property.type === 'SpreadElement')
      throw new TypeError(`expected a property at ${property.start}, found ${property.type}`);
    return [keyOf(property), property.value];
  });
}

/**
 * Returns the value of a literal, an array or an object.
 * @param {Expression | SpreadElement | null | undefined} node @returns {unknown} undefined without a node
 * @throws {TypeError} if it is anything else
 */
export function literal(node) {
  if (!node) return undefined;
  if (node.type === 'Literal') return node.value;
  if (node.type === 'ArrayExpression') return node.elements.map(literal);
  if (node.type === 'ObjectExpression')
    return Object.fromEntries(propertiesOf(node).map(([name, value]) => [name, literal(value)]));
  throw new TypeError(`expected a literal at ${node.start}, found ${node.type}`);
}

/**
 * Returns the exported constants of a module: name, initial value, and the start of the statement.
 * @param {import('vite').ESTree.Program} program @returns {{ name: string, init: Expression, start: number }[]}
 */
export const exportedConstants = (program) =>
  program.body.flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration?.type !== 'VariableDeclaration') return [];
    return node.declaration.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init ? [{ name: id.name, init, start: node.start }] : [],
    );
  });
