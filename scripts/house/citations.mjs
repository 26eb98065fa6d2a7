/** Citations of the specification: each names a heading of a page of stories/specification, as in spec leads#payload. */

/** @typedef {import('./rules.mjs').Problem} Problem */
/** @typedef {Map<string, Set<string>>} Anchors of each page's headings, by the page's name */

/** Sections of documents that are not in the repository. */
const OUTSIDE =
  /\b(?:platform|calls) \d+(?:\.\d+)*\b|\b(?:decisions|unstated|platform)\.md\b|\b00[01] §\s?\d/g;
const DECISIONS = /\((?:[^()]*, )?decisions(?=[):;,])/g;

/** A heading's id, as Storybook gives it. @param {string} heading */
export const anchorOf = (heading) =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9 -]/g, '')
    .replaceAll(' ', '-');

/** @param {string} page text of a page @returns {string[]} the ids of its headings, but for its title's */
export const anchorsIn = (page) =>
  [...page.matchAll(/^#{2,6} (.+)$/gm)].map(([, text = '']) => anchorOf(text));

/**
 * Citations that lead nowhere, and those of an earlier form.
 * @param {string} path @param {string} text @param {Anchors} anchors
 * @returns {Problem[]} in the order of the file
 */
export function citationProblems(path, text, anchors) {
  /** @type {Problem[]} */
  const problems = [];
  /** @param {number} offset @param {string} message */
  const report = (offset, message) =>
    problems.push({ path, line: text.slice(0, offset).split('\n').length, rule: 'citation', message });

  for (const pattern of [OUTSIDE, DECISIONS]) {
    for (const { 0: cited, index } of text.matchAll(pattern)) {
      report(index, `'${cited}' is in no file of this repository: cite it as spec PAGE#HEADING`);
    }
  }
  // A list of citations says "spec" once, and a comment may break behind it.
  const pages = [...anchors.keys()].join('|');
  const forms = new RegExp(`(?:\\bspec[\\s*/]+([a-z-]+)|(?<![\\w./-])(${pages}))#([\\w-]+)`, 'g');
  for (const { 0: cited, 1: first, 2: next, 3: anchor = '', index } of text.matchAll(forms)) {
    const page = first ?? next ?? '';
    if (anchors.get(page)?.has(anchor)) continue;
    const why = anchors.has(page) ? `the page has no heading '${anchor}'` : `there is no page '${page}'`;
    report(index, `'${cited.replace(/[\s*/]+/, ' ')}' leads nowhere: ${why} (stories/specification)`);
  }
  const bare = new RegExp(`\\(spec[\\s*/]+(?:${pages})(?=[),])`, 'g');
  for (const { 0: cited, index } of text.matchAll(bare)) report(index, `'${cited})' names no heading`);
  return problems.sort((a, b) => a.line - b.line);
}
