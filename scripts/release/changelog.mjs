/** The section of a release in CHANGELOG.md: what its definitions begin and end, and its commits. */
import { deprecationText } from '../generate/attributes.mjs';
import { compareVersions } from './versions.mjs';

/** @typedef {import('../source/definitions.mjs').Definition} Definition */
/** @typedef {import('../source/doc-tags.mjs').Life & { name: string }} Entry something of the library, as the changelog names it */

/** Areas of commits that change nothing for a page, even where they touch what is shipped. */
const INNER = new Set(
  'bench budgets chunks demo e2e hostile house mutants readme sandbox scaffold sizes stories test words'.split(
    ' ',
  ),
);

/**
 * Everything with a life of its own: tags, and what is younger or deprecated in them.
 * @param {readonly Definition[]} widgets @returns {Entry[]}
 */
export function entriesOf(widgets) {
  const entries = widgets.flatMap(({ tag, since, deprecated, ...widget }) => {
    /** @param {string} name @param {Partial<Entry>} life */
    const entry = (name, life) => ({
      name,
      // What comes with its tag is no news of its own.
      since: life.since && compareVersions(life.since, since) > 0 ? life.since : undefined,
      deprecated: life.deprecated,
    });
    return [
      { name: `\`<${tag}>\``, since, deprecated },
      ...widget.attributes.map((one) => entry(`\`${one.name}\` of \`<${tag}>\``, one)),
      ...widget.events.map((one) => entry(`event \`${one.name}\` of \`<${tag}>\``, one)),
      ...widget.parts.map((one) => entry(`part \`${one.name}\` of \`<${tag}>\``, one)),
    ];
  });
  return /** @type {Entry[]} */ (entries.filter((each) => each.since || each.deprecated));
}

/**
 * Returns the reasons why this version cannot be released: what it has is said to come later.
 * @param {readonly Entry[]} entries @param {string} version @returns {string[]}
 */
export const tooEarly = (entries, version) =>
  entries.flatMap(({ name, since, deprecated }) =>
    [since, deprecated?.since]
      .filter((each) => each && compareVersions(each, version) > 0)
      .map((each) => `${name} is said to be of ${each}`),
  );

/**
 * Returns what of the commits' subjects (`area: what changes`) is for users.
 * @param {readonly string[]} subjects @returns {string[]}
 */
export const changesOf = (subjects) =>
  subjects.filter((subject) => {
    const [, area] = /^([^:]+): ./.exec(subject) ?? [];
    return area && !INNER.has(area) && area !== 'release';
  });

/** @param {string} title @param {readonly string[]} lines */
const list = (title, lines) =>
  lines.length > 0 ? [`### ${title}`, '', ...lines.map((line) => `- ${line}`), ''] : [];

/**
 * @param {{ version: string, date: string, entries: readonly Entry[], subjects: readonly string[] }} release
 *   subjects: of the commits since the release before, the latest first; none for the first release
 */
export function sectionOf({ version, date, entries, subjects }) {
  const begun = entries.filter(({ since }) => since === version);
  const ended = entries.filter(({ deprecated }) => deprecated?.since === version);
  return [
    `## ${version} (${date})`,
    '',
    ...list(
      'New',
      begun.map(({ name }) => name),
    ),
    ...list(
      'Deprecated',
      ended.map(
        (each) =>
          `${each.name}: ${deprecationText(each)?.replace(/^Since \S+?(?:; |\.$|\. )/, '') || 'without a replacement'}`,
      ),
    ),
    ...list('Changes', changesOf(subjects)),
  ].join('\n');
}

/**
 * Puts a section before the earlier ones.
 * @param {string} changelog @param {string} section @throws {TypeError} if the version is there
 */
export function withSection(changelog, section) {
  const [heading = ''] = section.split(' (', 1);
  if (changelog.includes(`\n${heading} (`))
    throw new TypeError(`CHANGELOG.md has ${heading.slice(3)} already`);
  const first = changelog.indexOf('\n## ');
  const at = first < 0 ? changelog.length : first + 1;
  return `${changelog.slice(0, at).trimEnd()}\n\n${section.trimEnd()}\n${first < 0 ? '' : `\n${changelog.slice(at)}`}`;
}
