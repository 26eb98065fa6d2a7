/**
 * Maximum numbers of a widget's tests on the two levels that open a browser page, by its size; further cases
 * belong to a lower level. A widget is of medium size unless test/widget-sizes.json says another.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {{ stories: number, e2e: number }} TestCounts */

/** @type {Record<string, TestCounts>} */
export const SIZES = {
  small: { stories: 5, e2e: 2 },
  medium: { stories: 8, e2e: 3 },
  large: { stories: 15, e2e: 7 },
};

/** A story is an export of its file; helpers start with a lower-case letter. */
const STORY = /^export const [A-Z]\w*(?:: [\w<>'-]+)? = /gm;

/** @param {string} text of a stories file @returns {number} */
export const countStories = (text) => [...text.matchAll(STORY)].length;

/**
 * Files of a widget's stories: stories/NAME.stories.tsx, and those in stories/NAME/.
 * @param {string} name @param {string} root @returns {string[]} paths below the root
 */
export function storyFiles(name, root) {
  const folder = join(root, 'stories', name);
  const more = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.stories.tsx')) : [];
  return [`stories/${name}.stories.tsx`, ...more.map((file) => `stories/${name}/${file}`)].filter((path) =>
    existsSync(join(root, path)),
  );
}

/** @param {string} name of a widget @param {string} root @returns {string} its size */
export function sizeOf(name, root) {
  /** @type {Record<string, string[]>} */
  const named = JSON.parse(readFileSync(join(root, 'test/widget-sizes.json'), 'utf8'));
  return Object.keys(named).find((size) => named[size]?.includes(name)) ?? 'medium';
}

/**
 * Counts the tests of a project below each folder of widgets/ in a report of Playwright.
 * @param {any} report @param {string} project @returns {Map<string, number>}
 */
function countByWidget(report, project) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @param {any} suite */
  const visit = ({ specs = [], suites = [] }) => {
    for (const { file, tests } of specs) {
      const [, name] = /^widgets\/([\w-]+)\//.exec(file) ?? [];
      const count = tests.filter((/** @type {any} */ test) => test.projectName === project).length;
      if (name) counts.set(name, (counts.get(name) ?? 0) + count);
    }
    for (const each of suites) visit(each);
  };
  visit(report);
  return counts;
}

/**
 * Returns what is wrong with the numbers of end-to-end tests in a report of a whole run: a widget with none or too many, and
 * a folder of no widget.
 * @param {any} report of Playwright @param {string} project whose tests are counted
 * @param {readonly { name: string, size: string }[]} widgets
 */
export function e2eProblems(report, project, widgets) {
  const counts = countByWidget(report, project);
  const names = new Set(widgets.map(({ name }) => name));
  return [
    ...widgets.flatMap(({ name, size }) => {
      const count = counts.get(name) ?? 0;
      const most = SIZES[size]?.e2e ?? 0;
      return count > 0 && count <= most ? [] : [`${name}: ${count} tests, where 1 to ${most} may be`];
    }),
    ...[...counts.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `test/e2e/widgets/${name}: there is no such widget`),
  ];
}

/** All widgets with their sizes. @param {string} root */
export const widgetSizes = (root) =>
  readdirSync(join(root, 'widgets')).map((name) => ({ name, size: sizeOf(name, root) }));
