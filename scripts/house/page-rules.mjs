/**
 * How a file reads the page and where it puts addresses: content of the page must not decide either. Members of the
 * document are read by src/page/core/native.ts, addresses are of the type of src/page/core/safe-url.ts.
 */
import { Visitor } from 'vite';

/** Reads the document's members, each by its prototype. */
const NATIVE = 'src/page/core/native.ts';
/** Stands in for the browser on a server; pages of a CMS's editor. */
const SERVER = /^src\/element\/server\/|^src\/cms\/(editors|wordpress)\//;
/** Globals that some browsers lack: an element of that id stands for them there. */
const OPTIONAL = new Set([
  ...['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'trustedTypes', 'BarcodeDetector'],
  ...['cookieStore', 'navigation', 'CloseWatcher', 'documentPictureInPicture'],
]);
const GLOBALS = new Set(['window', 'globalThis', 'self']);
/** On the way up from a widget forms of the page may stand, whose fields hide these. */
const PARENTS = new Set(['parentNode', 'parentElement', 'assignedSlot']);
/** Floors and files that walk through elements of the page; others stay in their widget's own tree. */
const WALKS = /^src\/(page|element)\/(?!served\/)|^src\/ui\/popups\//;

/** Properties that take an address; in TypeScript any text is one for them. */
const ADDRESSES = new Set(['href', 'src', 'srcset', 'action', 'formAction', 'srcdoc']);
/** Files that give them a SafeUrl, or the library's own files. @type {ReadonlySet<string>} */
const GIVES = new Set([
  'src/page/save-file.ts',
  'src/page/images.ts',
  'src/features/card/frame/CardFrame.tsx',
  'src/features/pdf/picture-data.ts',
  'src/element/package/load.ts',
  'src/cms/eds/vitrine.js',
]);
/** Files that lead a tab elsewhere. @type {ReadonlySet<string>} */
const LEADS = new Set(['src/page/navigate.ts', 'src/page/open-tab.ts', 'src/page/anchors.ts']);
/** Files that import by an address: the library's own files, and the page's face detector. @type {ReadonlySet<string>} */
const IMPORTS = new Set([
  'src/element/loader.ts',
  'src/page/prefetch-widget.ts',
  'src/element/define-once.ts',
  'widgets/security-photo/deferred/guide/vision-files.ts',
]);

/** @param {any} node @returns {any} without parentheses and what is there for types */
function bare(node) {
  const wraps = [
    'ParenthesizedExpression',
    'TSAsExpression',
    'TSNonNullExpression',
    'TSSatisfiesExpression',
    'ChainExpression',
  ];
  return node && wraps.includes(node.type) ? bare(node.expression) : node;
}

/** @param {any} node @returns {string | undefined} */
const memberName = (node) => (node.computed ? node.property.value : node.property.name);

/** Whether an expression may be the document itself. @param {any} node @returns {boolean} */
function isDocument(node) {
  const value = bare(node);
  if (value?.type === 'Identifier') return value.name === 'document';
  if (value?.type === 'LogicalExpression') return isDocument(value.left) || isDocument(value.right);
  if (value?.type === 'ConditionalExpression')
    return isDocument(value.consequent) || isDocument(value.alternate);
  if (value?.type !== 'MemberExpression') return false;
  const name = memberName(value);
  return name === 'ownerDocument' || (name === 'document' && GLOBALS.has(bare(value.object).name));
}

/** Whether a file names something of its own `document`: a person's. @param {any} node of a pattern @returns {boolean} */
function binds(node) {
  if (!node || typeof node !== 'object') return false;
  if (node.type === 'Identifier') return node.name === 'document';
  if (node.type === 'ObjectPattern')
    return node.properties.some((/** @type {any} */ each) => binds(each.value ?? each.argument));
  if (node.type === 'ArrayPattern') return node.elements.some(binds);
  return binds(node.left ?? node.argument);
}

/**
 * @param {string} path @param {import('vite').ESTree.Program} program
 * @returns {{ start: number, rule: string, message: string }[]}
 */
export function pageProblems(path, program) {
  if (path === NATIVE || SERVER.test(path)) return [];
  /** @type {{ start: number, rule: string, message: string }[]} */
  const problems = [];
  /** @type {{ start: number, rule: string, message: string }[]} */
  const reads = [];
  let hasOwn = false;
  /** @type {any[]} */
  const named = [];
  /** Names that are part of what is reported already. */
  const parts = new Set();
  /** Globals of which the file has a variable of its own. */
  const own = new Set();
  const assigned = new Set();
  /** @param {any} node @param {string} what */
  const clobbered = (node, what) =>
    reads.push({
      start: node.start,
      rule: 'clobbered',
      message: `content named like it hides ${what}: read it by ${NATIVE}`,
    });
  /** @param {any} node @param {string} message */
  const address = (node, message) => problems.push({ start: node.start, rule: 'unsafe-address', message });
  /** @param {any} node */
  const declares = (node) => {
    for (const each of node.params) hasOwn ||= binds(each);
  };
  new Visitor({
    FunctionDeclaration: declares,
    FunctionExpression: declares,
    ArrowFunctionExpression: declares,
    VariableDeclarator(node) {
      if (node.id.type === 'Identifier') own.add(node.id.name);
      hasOwn ||= binds(node.id);
      if (node.id.type === 'ObjectPattern' && isDocument(node.init))
        clobbered(node, 'members of the document');
      if (node.id.type !== 'ObjectPattern' || !GLOBALS.has(bare(node.init)?.name)) return;
      for (const { key } of /** @type {any[]} */ (node.id.properties))
        if (OPTIONAL.has(key?.name)) {
          parts.add(key);
          clobbered(node, key.name);
        }
    },
    AssignmentExpression(node) {
      const left = bare(node.left);
      if (left?.type !== 'MemberExpression') return;
      // A named element is no obstacle to writing.
      assigned.add(left);
      const name = memberName(left) ?? '';
      const isLocation = bare(left.object)?.name === 'location' || name === 'location';
      if (isLocation && !LEADS.has(path)) address(node, 'lead the visitor elsewhere by src/page/navigate.ts');
      else if (ADDRESSES.has(name) && !GIVES.has(path))
        address(
          node,
          `.${name} takes any text: render a SafeUrl, or add the file to ${'scripts/house/page-rules.mjs'}`,
        );
    },
    MemberExpression(node) {
      const name = memberName(node) ?? '';
      if (isDocument(node.object) && !assigned.has(node)) clobbered(node, `document.${name}`);
      if (GLOBALS.has(bare(node.object)?.name) && OPTIONAL.has(name)) {
        parts.add(node.property);
        clobbered(node, name);
      }
      if (WALKS.test(path) && PARENTS.has(name) && node.object.type !== 'ThisExpression')
        clobbered(node, `${name} of a form`);
    },
    Identifier(node) {
      if (OPTIONAL.has(node.name) && !parts.has(node)) named.push(node);
    },
    CallExpression(node) {
      const callee = bare(node.callee);
      const name = callee?.type === 'MemberExpression' ? memberName(callee) : callee?.name;
      const owner = callee?.type === 'MemberExpression' ? bare(callee.object) : undefined;
      const owned = owner?.name ?? (owner?.type === 'MemberExpression' ? memberName(owner) : undefined);
      const leads =
        (owned === 'location' && ['assign', 'replace'].includes(name)) ||
        (GLOBALS.has(owned) && name === 'open');
      if (leads && !LEADS.has(path)) address(node, 'lead the visitor elsewhere by src/page/navigate.ts');
      const first = /** @type {any} */ (node.arguments[0])?.value;
      if (name === 'setAttribute' && ADDRESSES.has(first) && !GIVES.has(path))
        address(node, `${first} takes any text: render a SafeUrl`);
      if (name === 'getRootNode')
        clobbered(node, 'members of a document that is the root: take shadowRootOf');
    },
    ImportExpression(node) {
      const isNamed =
        node.source.type === 'Literal' ||
        (node.source.type === 'TemplateLiteral' && node.source.expressions.length === 0);
      if (!isNamed && !IMPORTS.has(path)) address(node, 'import() of an address runs what lies there');
    },
  }).visit(program);
  for (const node of named) if (!own.has(node.name)) clobbered(node, node.name);
  return [
    ...problems,
    ...(hasOwn
      ? reads.filter(({ message }) => !/hides (document\.|members of the document)/.test(message))
      : reads),
  ];
}
