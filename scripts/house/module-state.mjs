/** State of a module: what a copy of it would have for itself. */
import { Visitor } from 'vite';

/** Constructors whose instances are there to change. */
const CHANGING =
  /^(Weak(Map|Set)|AbortController|EventTarget|BroadcastChannel|(Mutation|Resize|Intersection|Performance)Observer)$/;
/** Constructors and literals that may be constants. */
const COLLECTIONS = new Set(['Map', 'Set', 'Array']);
/** Functions that return something to be changed. */
const MAKERS = new Set(['atom', 'map', 'deepMap', 'latestRequest']);
/** The page's own state, which all copies share. */
const OF_PAGE = new Set(['pageSingleton', 'knownSingleton']);
/** Methods that change a collection. */
const MUTATORS = new Set(
  'add set delete clear push pop shift unshift splice sort reverse fill copyWithin'.split(' '),
);

/** @param {any} node @returns {any} the expression without types and parentheses */
const plain = (node) =>
  /^(TS(As|Satisfies|NonNull)Expression|TSInstantiationExpression|ParenthesizedExpression)$/.test(node?.type)
    ? plain(node.expression)
    : node;

/** @param {any} node @returns {string | undefined} the name at the root of a.b[c].d */
const rootOf = (node) => {
  const inner = plain(node);
  return inner?.type === 'MemberExpression' ? rootOf(inner.object) : inner?.name;
};

/** @param {import('vite').ESTree.Program} program @returns {Set<string>} names of what the file changes */
function changedNames(program) {
  /** @type {Set<string>} */
  const names = new Set();
  const add = (/** @type {any} */ node) => {
    const name = rootOf(node);
    if (name && plain(node).type === 'MemberExpression') names.add(name);
  };
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier') return;
      if (MUTATORS.has(callee.property.name)) add(callee);
      const isAssign = rootOf(callee) === 'Object' && /^(assign|define)/.test(callee.property.name);
      const name = isAssign && rootOf(first);
      if (name) names.add(name);
    },
    AssignmentExpression: ({ left }) => add(left),
    UpdateExpression: ({ argument }) => add(argument),
    UnaryExpression({ operator, argument }) {
      if (operator === 'delete') add(argument);
    },
  }).visit(program);
  return names;
}

/** @param {any} value of a constant @param {boolean} isChanged in its file */
function isState(value, isChanged) {
  if (value.type === 'ArrayExpression') return isChanged || value.elements.length === 0;
  if (value.type === 'ObjectExpression') return isChanged || value.properties.length === 0;
  if (value.type !== 'NewExpression' && value.type !== 'CallExpression') return false;
  const name = plain(value.callee).name;
  if (OF_PAGE.has(name)) return false;
  if (MAKERS.has(name) || (value.type === 'NewExpression' && CHANGING.test(name))) return true;
  return COLLECTIONS.has(name) && (isChanged || value.arguments.length === 0);
}

/**
 * Returns the variables of a module that can change: let and var, collections that the file changes or that begin empty,
 * stores and observers. A constant table is none, nor is what stands on the page's singletons.
 * @param {import('vite').ESTree.Program} program
 * @returns {{ start: number, name: string }[]}
 */
export function moduleState(program) {
  const changed = changedNames(program);
  return program.body.flatMap((/** @type {any} */ node) => {
    const declaration = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declaration?.type !== 'VariableDeclaration' || declaration.declare) return [];
    return declaration.declarations.flatMap((/** @type {any} */ { id, init, start }) => {
      const isVariable = declaration.kind !== 'const';
      const value = plain(init);
      return isVariable || (value && isState(value, changed.has(id.name))) ? [{ start, name: id.name }] : [];
    });
  });
}
