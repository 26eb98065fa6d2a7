/** Computes the benchmark's medians, ratios and tables. Pure. */

/** @typedef {Record<string, number>} Figures of one visit, or medians of several, by name */
/** @typedef {{ subject: string, instances: number, runs: Figures[] }} Result the visits of one subject */
/** @typedef {{ subject: string, instances: number, figures: Figures }} Row */

/** @param {number[]} values @returns {number} NaN if empty */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  if (sorted.length % 2) return upper;
  return ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** @param {number[]} values @returns {number} */
export const sum = (values) => values.reduce((all, value) => all + value, 0);

/**
 * Returns the smallest value that this share of all values does not exceed.
 * @param {number[]} values @param {number} share above 0, at most 1 @returns {number} NaN if empty
 */
export function percentile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}

/** @param {number | undefined} ours @param {number | undefined} theirs @returns {number | undefined} undefined if meaningless */
export function ratio(ours, theirs) {
  return ours === undefined || !theirs ? undefined : ours / theirs;
}

/** @template T @param {readonly T[]} items @param {() => number} [random] 0 to below 1 @returns {T[]} in another order */
export function shuffled(items, random = Math.random) {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    const moved = /** @type {T} */ (mixed[last]);
    mixed[last] = /** @type {T} */ (mixed[other]);
    mixed[other] = moved;
  }
  return mixed;
}

/** @param {Figures | undefined} figures @param {string} name @returns {number} NaN without such a figure */
const figure = (figures, name) => figures?.[name] ?? Number.NaN;

/** @param {Figures[]} runs all with the same names @returns {Figures} */
export const mediansOf = (runs) =>
  Object.fromEntries(
    Object.keys(runs[0] ?? {}).map((name) => [name, median(runs.map((run) => figure(run, name)))]),
  );

/**
 * Returns medians and derived figures: time in addition to the empty page, and heap per instance in addition to the
 * empty page's. `heapNext` is the heap of one more instance without the shared code: the difference to
 * the smallest number of instances of the same subject.
 * @param {Result[]} results @param {string} empty name of the empty page's subject
 * @returns {Row[]} in the order of the results
 */
export function summarize(results, empty) {
  const rows = results.map(({ subject, instances, runs }) => ({
    subject,
    instances,
    figures: mediansOf(runs),
  }));
  const blank = rows.find(({ subject }) => subject === empty)?.figures;
  for (const { subject, instances, figures } of rows) {
    if (subject === empty) continue;
    if (blank) {
      figures.overEmpty = figure(figures, 'usable') - figure(blank, 'usable');
      figures.heapEach = (figure(figures, 'heap') - figure(blank, 'heap')) / instances;
    }
    const fewest = rows
      .filter((row) => row.subject === subject)
      .reduce((a, b) => (b.instances < a.instances ? b : a));
    const more = instances - fewest.instances;
    if (more > 0) figures.heapNext = (figure(figures, 'heap') - figure(fewest.figures, 'heap')) / more;
  }
  return rows;
}

/** @param {number | undefined} value @param {number} digits @returns {string} a hyphen without a value */
export const shown = (value, digits) =>
  value === undefined || Number.isNaN(value) ? '-' : value.toFixed(digits).replace(/^-(0(\.0*)?)$/, '$1');

/**
 * Returns a table as text: the first columns left, the others right.
 * @param {string[][]} lines @param {number} [words] number of the former @returns {string}
 */
export function align(lines, words = 1) {
  const width = (/** @type {number} */ column) => Math.max(...lines.map((line) => line[column]?.length ?? 0));
  const widths = lines[0]?.map((_, column) => width(column)) ?? [];
  return lines
    .map((line) =>
      line
        .map((cell, column) =>
          column < words ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    )
    .join('\n');
}

/**
 * Formats one number of instances: a line per figure that one of the subjects has, a column per subject, and a column for
 * each comparison of two that are both there: the first one's share of the second one's.
 * @param {Row[]} rows of this number of instances, and the empty page's
 * @param {readonly { key: string, title: string, digits?: number }[]} columns the figures
 * @param {readonly (readonly [subject: string, reference: string])[]} comparisons
 */
export function table(rows, columns, comparisons) {
  const of = (/** @type {string} */ name) => rows.find(({ subject }) => subject === name)?.figures;
  const pairs = comparisons.filter((pair) => pair.every(of));
  const head = ['', ...rows.map(({ subject }) => subject), ...pairs.map((pair) => pair.join(' / '))];
  const measured = columns.filter(({ key }) => rows.some(({ figures }) => figures[key] !== undefined));
  const lines = measured.map(({ key, title, digits = 0 }) => [
    title,
    ...rows.map(({ figures }) => shown(figures[key], digits)),
    ...pairs.map(([subject, reference]) => shown(ratio(of(subject)?.[key], of(reference)?.[key]), 2)),
  ]);
  return align([head, ...lines]);
}

/**
 * @param {string} text numbers with commas between them
 * @returns {number[] | undefined} ascending, without duplicates; undefined unless all are positive integers
 */
export function readCounts(text) {
  const counts = [...new Set(text.split(',').map(Number))].sort((a, b) => a - b);
  return counts.every((count) => Number.isInteger(count) && count > 0) ? counts : undefined;
}

/** @param {import('../../test/bench/optionals.mjs').Clicks[]} rows @returns {string} a line for each catalogue */
export const clicksTable = (rows) =>
  align([
    ['a click on an optional, ms', 'parts', 'p50', 'p99', 'worst', 'share of the slow way'],
    ...rows.map(({ subject, parts, p50, p99, worst, share }) => [
      subject,
      String(parts),
      ...[p50, p99, worst].map((ms) => shown(ms, 3)),
      shown(share, 4),
    ]),
  ]);

/** @param {import('../../test/bench/configurator-clicks.mjs').Paints[]} rows @returns {string} a line for each catalogue */
export const paintsTable = (rows) =>
  align([
    [
      'from a click to its paint, ms',
      'parts',
      'clicks',
      'p50',
      'p99',
      'worst',
      'frames over 50 ms while scrolled and searched',
    ],
    ...rows.map(({ subject, parts, clicks, p50, p99, worst, frames }) => [
      subject,
      String(parts),
      String(clicks),
      ...[p50, p99, worst].map((ms) => shown(ms, 1)),
      String(frames),
    ]),
  ]);

/** @param {import('../../test/bench/table-clicks.mjs').TablePaints[]} rows @returns {string} a line for each action */
export const tablePaintsTable = (rows) =>
  align([
    ['admin table, from a click to its paint, ms', 'rows a page', 'clicks', 'p50', 'p99', 'worst'],
    ...rows.map(({ action, size, clicks, p50, p99, worst }) => [
      action,
      ...[size, clicks].map(String),
      ...[p50, p99, worst].map((ms) => shown(ms, 1)),
    ]),
  ]);

/** @param {import('../../test/bench/calculator-drag.mjs').Drag[]} rows @returns {string} a line for each slider */
export const dragsTable = (rows) =>
  align([
    ['frames while a slider is dragged, ms', 'frames', 'p50', 'p99', 'worst', 'over 50 ms'],
    ...rows.map(({ slider, frames, p50, p99, worst, long }) => [
      slider,
      String(frames),
      ...[p50, p99, worst].map((ms) => shown(ms, 1)),
      String(long),
    ]),
  ]);

/** @param {import('../../test/bench/offers-scroll.mjs').Scroll[]} rows @returns {string} a line for each list */
export const scrollsTable = (rows) =>
  align([
    [
      'frames while a list is scrolled, ms',
      'offers',
      'bytes a page',
      'frames',
      'p50',
      'p99',
      'worst',
      'over 50 ms',
    ],
    ...rows.map(({ list, offers, pageBytes, frames, p50, p99, worst, long }) => [
      list,
      ...[offers, pageBytes, frames].map(String),
      ...[p50, p99, worst].map((ms) => shown(ms, 1)),
      String(long),
    ]),
  ]);

/** @param {import('../../test/bench/growth.mjs').Growth[]} rows @returns {string} a line for each number of tags */
export const growthTable = (rows) =>
  align([
    ['tags on a page', 'widgets', 'requests of JS', 'bytes of brotli', 'main thread, ms', 'ms a further tag'],
    ...rows.map(({ tags, widgets, requests, brotli, task }, index) => {
      const before = rows[index - 1];
      const each = before ? shown((task - before.task) / (tags - before.tags), 1) : '-';
      return [String(tags), String(widgets), String(requests), String(brotli), shown(task, 0), each];
    }),
  ]);

/** @typedef {import('../../test/bench/lighthouse.mjs').PageScores} PageScores */

/** The figures of a page by Lighthouse, and the digits they are shown with. */
const SCORES = /** @type {const} */ ([
  ['performance', 'performance', 0],
  ['accessibility', 'accessibility', 0],
  ['practices', 'best practices', 0],
  ['largest', 'LCP, ms', 0],
  ['blocking', 'TBT, ms', 0],
  ['shift', 'CLS', 3],
]);

/**
 * @param {PageScores[]} pages @param {PageScores[]} earlier of the last release; empty if there is none to compare with
 * @returns {string} a line for each page, every figure with the earlier one behind it in brackets
 */
export const scoresTable = (pages, earlier) =>
  align([
    ['page', ...SCORES.map(([, title]) => title)],
    ...pages.map((page) => {
      const before = earlier.find((one) => one.page === page.page);
      return [
        page.page,
        ...SCORES.map(([key, , digits]) => {
          const now = shown(page[key], digits);
          return earlier.length > 0 ? `${now} (${shown(before?.[key], digits)})` : now;
        }),
      ];
    }),
  ]);
