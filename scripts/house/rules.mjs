/** The rules of the house for one source file, as a pure function of its path and its text. */
import { posix } from 'node:path';
import { parseSync } from 'vite';
import { subpath } from '../source/imports.mjs';
import { pageProblems } from './page-rules.mjs';
import { read } from './read.mjs';

/** @typedef {{ path: string, line: number, rule: string, message: string }} Problem */

/**
 * The floors from the bottom up: a file imports only from its own floor and from lower ones. The program of `npx vitrine`
 * stands on top, since nothing imports it.
 */
export const FLOORS = ['domain', 'page', 'services', 'ui', 'features', 'element', 'widgets', 'cli'];
export const MAX_LINES = 250;

const REACT = new Set(['react', 'react-dom', 'react-dom/client']);
const NOT_IN_PREACT = new Set([
  'Activity',
  'preload',
  'useActionState',
  'useFormStatus',
  'useId',
  'useOptimistic',
  'useTransition',
]);
/** Newer than the target browsers (ES2022), but accepted by the tools' types. */
const TOO_NEW = /\.(toSorted|toReversed|toSpliced|findLast|findLastIndex)\(/g;

/** Plugins and configurations for CMSs and editors: they run there, beside the library, and are on no floor. */
const BESIDE = /^src\/cms\//;

/** The program that others run (`npx vitrine`): in Node, without a page, and without what a page shows. */
const PROGRAM = /^src\/cli\//;
/** The highest floor from which it imports. */
const BELOW_PROGRAM = 'services';

/** Writes the page's address. */
const HISTORY = /\bhistory\s*(?:\.\s*(?:push|replace)State\b|\[)/g;
/** On a server alone: what this library's own renderer made (src/element/server), which escapes all texts. */
const WRITES_MARKUP = 'src/element/package/create-widget.ts';
/** The only file that does: it gives absolute text, and is not stopped by a browser or a router that refuses. */
const WRITES_ADDRESS = 'src/page/address/write-address.ts';

/** The functions of valibot that check a value: they take inherited names for fields, on pages that add to Object.prototype. */
const VALIBOT_CHECKS =
  /^(?:parse|safeParse|parser|safeParser|is|assert|parseAsync|safeParseAsync|parserAsync|safeParserAsync)$/;
/** The only file that calls one, with such additions out of sight. */
const CHECKS = 'src/domain/validation/safe-parse.ts';

/** Words that say nothing alone, as the name of a function that other files use: what is begun, kept, told, and of what? */
const VAGUE =
  /^export (?:async )?(?:function\*? |const )(again|ask|begin|between|bring|call|chosen|differs|do|dress|give|go|handle|held|hold|keep|kept|lead|leave|look|make|manage|mark|named|open|own|placed|process|put|read|run|safe|said|say|serve|settled|several|show|single|take|tell|unusual|use|valued|without)(?:\(|<| = (?:async )?[(<])/gm;

/** Ways to send a request. */
const REQUEST = /\bfetch\(|\bnew (?:XMLHttpRequest|WebSocket|EventSource)\b|\.sendBeacon\(/g;
/** The only files that send requests: calls, and reports for monitoring. They follow no redirect, and send credentials nowhere else. */
const ASKS = [
  'src/services/http/fetch-once.ts',
  'src/page/report/send-report.ts',
  // Shows what a browser would hide; without a page, and with the tokens of a test account only.
  'src/cli/conformance/exchange.ts',
];

/** A way to the console, with what it is given. */
const CONSOLE = /\bconsole\s*\.\s*\w+\b(?:\(([^;]*))?/g;
/** An error as it is, in a list of arguments: not a property of it, such as its message. */
const RAW_ERROR = /(?:^|[,(\s])(?:error|err|e|cause|reason|failure|exception|thrown)\s*(?:[,)]|$)/;
/**
 * The only file that gives one to the console: without the body of an answer, and without its cause. And what renders first
 * views on a server, where no service has answered.
 */
const LOGS = 'src/page/log-error.ts';
const LOGS_ON_SERVER = 'src/element/package/server.ts';

/** @param {string} path @returns {number} -1 when the path is on no floor */
export function floorOf(path) {
  const [top, next = ''] = path.split('/');
  if (top === 'widgets') return FLOORS.indexOf('widgets');
  return top === 'src' && next !== 'widgets' ? FLOORS.indexOf(next) : -1;
}

/** @param {string} path of the importing file @param {string} from @returns {string | undefined} from the root */
function targetOf(path, from) {
  const plain = from.replace(/[?#].*$/, '');
  const named = subpath(from);
  if (named) return named;
  if (plain.startsWith('.')) return posix.normalize(posix.join(posix.dirname(path), plain));
  // A path from the root, by an alias or an absolute path: the same rules apply.
  if (/^(src|widgets|demo-pages|stories|test|scripts)\//.test(plain)) return plain;
  return plain.startsWith('/') ? plain.slice(1) : undefined;
}

/** @param {string} path @param {string} from @returns {[rule: string, message: string] | undefined} */
function placeProblem(path, from) {
  const target = targetOf(path, from);
  if (target === undefined || target === 'package.json') return undefined;
  if (BESIDE.test(path))
    return ['outside', `'${from}': a file of src/cms/ runs without the library and imports nothing`];
  const [top, widget] = target.split('/');
  if (top !== 'src' && top !== 'widgets') {
    return [
      'outside',
      `'${from}' is no part of what is shipped: src/ and widgets/ import only from each other`,
    ];
  }
  const mine = floorOf(path);
  const theirs = floorOf(target);
  if (mine < 0) return undefined;
  if (theirs < 0) return ['floor', `'${from}' is on no floor of the house (${FLOORS.join(', ')})`];
  if (theirs > mine) {
    return ['upwards', `'${from}': ${FLOORS[mine]} is below ${FLOORS[theirs]} and must not import from it`];
  }
  if (PROGRAM.test(path) && theirs < mine && theirs > FLOORS.indexOf(BELOW_PROGRAM))
    return ['program', `'${from}': the program shows nothing of a page: up to ${BELOW_PROGRAM} only`];
  if (/^src\/services\/catalogue/.test(target) && !/^src\/(services\/catalogue|cli\/)/.test(path)) {
    return ['catalogue', `'${from}' brings every call of every service: import the service's own file`];
  }
  if (top === 'widgets' && widget !== path.split('/')[1]) {
    return ['widget', `'${from}': a widget never imports another; use a store, an event or the other's tag`];
  }
  if (from.startsWith('.') && (mine !== theirs || from.startsWith('../../../')))
    return [
      'subpath',
      `'${from}': another floor, and what is three folders up, has a name (#ui/core/fields)`,
    ];
  return undefined;
}

/** @param {string} path @param {import('./read.mjs').Import} each @returns {[rule: string, message: string][]} */
function importProblems(path, { from, names }) {
  if (from === 'valibot' && path !== CHECKS)
    return names
      .filter((name) => VALIBOT_CHECKS.test(name))
      .map((name) => ['inherited', `valibot's ${name} takes inherited names for fields: use ${CHECKS}`]);
  if (from.startsWith('lit/directives/unsafe-')) {
    return [['markup', `'${from}' puts strings into the page as markup`]];
  }
  if (!REACT.has(from)) return [];
  return names.flatMap((name) => {
    if (NOT_IN_PREACT.has(name)) return [['preact', `preact has no ${name} that works like React's`]];
    if (name !== '*' && name !== 'default') return [];
    return [['react-names', `import from '${from}' by name: all of it costs 2 kB in the default build`]];
  });
}

/**
 * Checks one file against the rules.
 * @param {string} path from the repository's root, with slashes
 * @param {string} text
 * @returns {Problem[]} in the order of the file
 */
export function checkFile(path, text) {
  /** @type {Problem[]} */
  const problems = [];
  /** @param {number} offset */
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  /** @param {number} line @param {string} rule @param {string} message */
  const report = (line, rule, message) => problems.push({ path, line, rule, message });

  const name = posix.basename(path);
  const generated = /\/generated\/|\.generated\.|\.d\.ts$/.test(path);
  if (/^index\.[cm]?[jt]sx?$/.test(name))
    report(1, 'barrel', 'no barrels: name the file after what it holds');
  if (floorOf(path) < 0 && !generated && !BESIDE.test(path)) {
    report(1, 'floor', `the file is on no floor of the house (${FLOORS.join(', ')})`);
  }
  const lines = text.replace(/\n$/, '').split('\n').length;
  // The texts of a folder, in two languages.
  const most = name === 'messages.ts' ? 2 * MAX_LINES : MAX_LINES;
  if (lines > most && !generated)
    report(most + 1, 'length', `${lines} lines; more than ${most} are two subjects: split it`);

  // The bundler ignores the annotation within a docstring, so that every widget would bundle the function's result.
  const unseen = /\/\*\*(?:(?!\*\/)[\s\S])*@__NO_SIDE_EFFECTS__/g;
  for (const { index } of text.matchAll(unseen)) {
    report(lineAt(index), 'mark', 'write /* @__NO_SIDE_EFFECTS__ */ as a comment of its own, before export');
  }

  for (const { 1: verb, index } of text.matchAll(VAGUE))
    report(lineAt(index), 'vague', `${verb} says too little alone: name what it is about`);

  for (const { 1: method, index } of text.matchAll(TOO_NEW)) {
    report(
      lineAt(index),
      'too-new',
      `.${method}() is younger than ES2022, which is what browsers are asked for`,
    );
  }

  for (const { 0: way, index } of ASKS.includes(path) ? [] : text.matchAll(REQUEST)) {
    report(
      lineAt(index),
      'request',
      `${way} may follow a redirect with all it carries: make it a call of src/services`,
    );
  }

  for (const { 0: way, index } of text.matchAll(/\bArray\.from\(|\.entries\(\)/g)) {
    report(lineAt(index), 'replaced', `libraries of pages replace ${way}: take listOf, a spread or forEach`);
  }
  for (const { index } of text.matchAll(/\bcrypto\.randomUUID\b/g)) {
    report(lineAt(index), 'too-new', 'pages without https have no crypto.randomUUID: take randomId');
  }
  for (const { index } of text.matchAll(/\bnew Request\b/g)) {
    report(
      lineAt(index),
      'request',
      'scripts that wrap fetch expect its address as text: pass text and plain options',
    );
  }
  for (const { index } of path === WRITES_ADDRESS ? [] : text.matchAll(HISTORY)) {
    report(lineAt(index), 'address', `write the address by ${WRITES_ADDRESS}: a relative one goes to <base>`);
  }
  for (const { 1: given, index } of [LOGS, LOGS_ON_SERVER].includes(path) ? [] : text.matchAll(CONSOLE)) {
    if (given === undefined || RAW_ERROR.test(given))
      report(lineAt(index), 'console', `an error has a service's answers in it: log it by ${LOGS}`);
  }
  for (const { 0: way, index } of text.matchAll(/\belement(?:s)?FromPoint\(/g)) {
    report(
      lineAt(index),
      'point',
      `${way}): zoom, transforms and shadow roots falsify it; take the event's own target`,
    );
  }

  const { program, errors } = parseSync(name, text);
  for (const { message, labels } of errors) report(lineAt(labels?.[0]?.start ?? 0), 'syntax', message);
  const { imports, markup } = read(program);
  for (const each of imports) {
    const place = placeProblem(path, each.from);
    for (const found of [...(place ? [place] : []), ...importProblems(path, each)]) {
      report(lineAt(each.start), ...found);
    }
  }
  for (const { start, rule, message } of pageProblems(path, program)) report(lineAt(start), rule, message);
  for (const { start, what } of path === WRITES_MARKUP ? [] : markup) {
    report(lineAt(start), 'markup', `${what} lets a string become markup: build nodes, or render text`);
  }
  return problems.sort((a, b) => a.line - b.line);
}
