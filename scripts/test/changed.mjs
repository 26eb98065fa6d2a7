/**
 * Selects the parts of the test run that a change can break: by the repository's imports, and by folder for tests
 * without imports of the change (a page, a service's sandbox, a widget in end-to-end tests).
 */
import { importsBelow, reachedFrom } from '../source/import-graph.mjs';

/**
 * @typedef {import('../source/import-graph.mjs').ImportGraph} ImportGraph
 * @typedef {object} Choice what each step runs; a step without a choice is skipped, `true` runs all of it
 * @property {string[]} [lint] files
 * @property {true} [types]
 * @property {true} [house]
 * @property {string[]} [unit] test files, the closest importers of the change first
 * @property {string[]} [contract] test files
 * @property {true} [build]
 * @property {true} [generated]
 * @property {true} [openapi]
 * @property {true} [sizes]
 * @property {true} [package]
 * @property {string[]} [stories] story files
 * @property {{ grep: string }} [e2e]
 * @property {true | { grep: string }} [engines] the layer under the tests, or the main jobs of some widgets
 */

/** Above this number of affected widgets, only the kit and three widgets are tested. */
const MOST_WIDGETS = 6;
/** A form that is sent, a long flow with the page's car, a list with search and pages. */
export const SENTINELS = ['lead-form', 'configurator', 'dealer-finder'];
/** Maximum number of story files and end-to-end files selected by their imports. */
const MOST_FILES = 8;
/** Maximum number of demo pages per widget, the smallest first. */
const MOST_FRAGMENTS = 2;
/** The changed widgets whose deferred files fail one by one. */
const MOST_FAILING = 2;
/** Files that can affect every test. */
const EVERYTHING =
  /^(package(-lock)?\.json|vite\.config\.ts|tsconfig\.json|test\/e2e\/(playwright\.config|lib\/test)\.ts|scripts\/(system\/chromium|build\/((chunks|copies)\/)?[\w-]+)\.mjs)$/;
/** Made from definitions, which are changed too: what imports or packs a table of all widgets is not affected by a row of it. */
const GENERATED = /(^|\/)generated\//;
const LINTED = /\.(ts|tsx|mjs|js|json|css|html)$/;
const SHIPPED = /^(src|widgets)\//;
/** Files that the house step checks: floors and citations. */
const HOUSE = /^(src|widgets|demo-pages|stories|test|scripts)\//;
/** What decides how the npm package looks to its users. */
const PACKAGE =
  /^(src\/element\/(package|server)|test\/package|scripts\/(generate\/|source\/(custom-properties|page-settings)|build\/(package-entries|server-entry|first-views)))/;
/** What the OpenAPI documents are made from: the catalogue, the examples and the generator. */
const CONTRACT =
  /^(src\/services\/(entities\/|[\w-]+\.ts$)|demo-pages\/sandbox\/|scripts\/(openapi\/|source\/calls-in-files))/;
/** What drives Firefox and WebKit. */
const ENGINES = /^(test\/engines\/|scripts\/system\/engines\.mjs$)/;
/** End-to-end tests of what a folder holds. */
const E2E_OF = [
  [/^src\/element\//, '(element|served)/'],
  [/^src\/page\//, 'page/(scroll|redirects)'],
  [/^src\/ui\//, 'kit/'],
  [/^src\/services\/http\//, 'page/redirects'],
  [/^src\/services\/http\//, 'attacks/transport'],
];

/** @param {string} text for a regular expression */
const literal = (text) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');

/** @param {Iterable<string>} paths @param {RegExp} pattern @returns {string[]} in their order */
const matching = (paths, pattern) => [...paths].filter((path) => pattern.test(path));

/** @param {readonly string[]} names @param {readonly string[]} all */
const few = (names, all) =>
  names.length > MOST_WIDGETS ? SENTINELS.filter((each) => all.includes(each)) : names;

/**
 * @param {readonly string[]} changed paths from the root, deleted ones too
 * @param {ImportGraph} graph
 * @param {(path: string) => string} textOf a file's text
 * @returns {{ choice: Choice, reasons: string[] }} reasons are lines for the reader of the run
 */
export function choose(changed, graph, textOf) {
  const written = changed.filter((path) => !GENERATED.test(path));
  const reached = reachedFrom(graph, written);
  const everything = changed.filter((path) => EVERYTHING.test(path));
  const all = [...new Set(matching(graph.keys(), /^widgets\/[\w-]+\/element\.ts$/).map(widgetOf))];
  const affected = everything.length ? all : all.filter((name) => matching(reached, own(name)).length);
  const widgets = few(affected, all);
  const reasons = [
    ...(everything.length
      ? [`${everything.join(', ')} may change everything: run all of it before you stop`]
      : []),
    `${changed.length} changed files reach ${reached.size}; ${sayWidgets(affected, widgets)}`,
  ];
  const stories = storiesOf({ changed, reached, graph, affected, widgets, all });
  const grep = e2eOf({ changed: written, reached, graph, textOf, widgets, all });
  const unit = matching(everything.length ? graph.keys() : reached, /^test\/unit\/.*\.test\.(ts|tsx|mjs)$/);
  const contract = matching(reached, /^test\/contract\/.*\.test\.ts$/);
  const lint = changed.filter((path) => LINTED.test(path) && (graph.has(path) || EVERYTHING.test(path)));
  const shipped = everything.length > 0 || changed.some((path) => SHIPPED.test(path));
  const engines = changed.some((path) => ENGINES.test(path)) || {
    grep: widgets.map((name) => `vt-${name} does`).join('|'),
  };
  /** @type {Choice} */
  const choice = {
    ...(lint.length && { lint, types: true }),
    ...((everything.length > 0 || changed.some((path) => HOUSE.test(path))) && { house: true }),
    ...(shipped && { generated: true, sizes: true }),
    ...(unit.length && { unit }),
    ...(contract.length && { contract }),
    ...((shipped || grep || engines === true) && { build: true }),
    ...((everything.length > 0 || changed.some((path) => CONTRACT.test(path))) && { openapi: true }),
    ...((everything.length > 0 || written.some((path) => PACKAGE.test(path))) && { package: true }),
    ...(stories.length && { stories }),
    ...(grep && { e2e: { grep } }),
    ...((engines === true || engines.grep) && { engines }),
  };
  return { choice, reasons };
}

/** @param {string} path */
const widgetOf = (path) => path.split('/')[1] ?? '';

/** The public files of a widget, and its main job, which is imported by path. @param {string} name */
const own = (name) => new RegExp(`^(widgets/${name}/|test/e2e/widgets/${name}/main-job\\.ts$)`);

/** @param {readonly string[]} affected @param {readonly string[]} widgets */
function sayWidgets(affected, widgets) {
  if (!affected.length) return 'no widget';
  const names = widgets.map((name) => `vt-${name}`).join(', ');
  return affected.length === widgets.length
    ? names
    : `${affected.length} widgets: the kit and three of them (${names})`;
}

/** @param {any} change @returns {string[]} */
function storiesOf({ changed, reached, graph, affected, widgets, all }) {
  const files = matching(graph.keys(), /^stories\/.*\.stories\.tsx$/);
  const ofWidgets = (/** @type {readonly string[]} */ names) =>
    files.filter((path) => names.some((name) => new RegExp(`^stories/${name}(/|\\.stories)`).test(path)));
  const kit = matching(files, /^stories\/kit\//);
  const importing = matching(reached, /^stories\/.*\.stories\.tsx$/).filter((path) => graph.has(path));
  const chosen = new Set([...ofWidgets(widgets), ...matching(changed, /\.stories\.tsx$/)]);
  if (affected.length > MOST_WIDGETS) for (const path of kit) chosen.add(path);
  else if (importing.length <= MOST_FILES) for (const path of importing) chosen.add(path);
  // Reached through the sandbox: a change outside widgets selects a few, a widget's own change selects itself.
  else if (!widgets.length) for (const path of [...kit, ...ofWidgets(few(all, all))]) chosen.add(path);
  return files.filter((path) => chosen.has(path));
}

/** @param {any} change @returns {string} a pattern for Playwright's --grep, which also matches the file's name */
function e2eOf({ changed, reached, graph, textOf, widgets, all }) {
  const specs = matching(graph.keys(), /^test\/e2e\/.*\.spec\.ts$/);
  const importing = specs.filter((path) => reached.has(path));
  const sandbox = changed.some((/** @type {string} */ path) =>
    /^demo-pages\/(sandbox|server|pages\/\w+\.ts)/.test(path),
  );
  const journeys = widgets.length || !(sandbox || importing.length > MOST_FILES) ? widgets : few(all, all);
  const tags = journeys.map((/** @type {string} */ name) => `vt-${name}`);
  const together = specs.filter(
    (path) =>
      path.startsWith('test/e2e/together/') &&
      [...importsBelow(graph, path)].some(
        (each) =>
          each.startsWith('test/e2e/') &&
          tags.some((/** @type {string} */ tag) => textOf(each).includes(tag)),
      ),
  );
  const fragments = matching(graph.keys(), /^demo-pages\/pages\/fragments\/.*\.html$/);
  const shown = tags.flatMap((/** @type {string} */ tag) =>
    fragments
      .filter((path) => new RegExp(`<${tag}[\\s>]`).test(textOf(path)))
      .sort((a, b) => textOf(a).length - textOf(b).length)
      .slice(0, MOST_FRAGMENTS),
  );
  const pages = new Set([
    ...shown,
    ...changed.filter((/** @type {string} */ path) => fragments.includes(path)),
  ]);
  const nameOf = (/** @type {string} */ path) => literal(path.replace(/^test\/e2e\//, ''));
  return [
    ...journeys.map((/** @type {string} */ name) => `widgets/${name}/`),
    ...(tags.length && tags.length <= MOST_FAILING
      ? tags.map((/** @type {string} */ tag) => `deferred-files\\.spec\\.ts .*${tag} does`)
      : []),
    ...[...pages].map((path) => `@fragment-${path.replace(/^.*\/|\.html$/g, '')}(?![\\w-])`),
    ...E2E_OF.flatMap(([pattern, folder]) =>
      changed.some((/** @type {string} */ path) => /** @type {RegExp} */ (pattern).test(path))
        ? [`${folder}`]
        : [],
    ),
    ...(importing.length <= MOST_FILES ? importing : []).map(nameOf),
    ...together.map(nameOf),
  ].join('|');
}
