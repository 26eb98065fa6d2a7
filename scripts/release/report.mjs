/** The report of a release, in Markdown, for authors and those who serve the files. */
import { advisoryLines } from './advisories.mjs';
import { stepOf, textOf } from './compare.mjs';

/** @typedef {import('./surface.mjs').Named} Named */
/** @typedef {import('./compare.mjs').Changes} Changes */

/** @param {string} title @param {readonly string[]} lines */
const list = (title, lines) =>
  lines.length > 0 ? [`## ${title} (${lines.length})`, '', ...lines.map((line) => `- ${line}`), ''] : [];

/** @param {number} before @param {number} after */
const share = (before, after) =>
  `${after > before ? '+' : ''}${(((after - before) / before) * 100).toFixed(1)} %`;

/** @param {Changes['bytes']} bytes */
const bytesTable = (bytes) =>
  bytes.length === 0
    ? ['## Bytes', '', 'Nothing has changed by more than 1 %.', '']
    : [
        `## Bytes (${bytes.length})`,
        '',
        'In brotli; what has changed by more than 1 %.',
        '',
        '| entry | before | now | change |',
        '|---|---:|---:|---:|',
        ...bytes.map(
          ([entry, before, after]) => `| ${entry} | ${before} | ${after} | ${share(before, after)} |`,
        ),
        '',
      ];

/**
 * @param {{ version: string, since?: string, changes?: Changes, names: readonly Named[], problems: readonly string[],
 *   audit: import('./advisories.mjs').Audit, accepted?: readonly string[], snippet: string,
 *   checked: { file: string, bytes: number, source: string }, changelog: string }} release
 *   since: the earlier version, with changes; neither for the first release. snippet: the tag of the versioned script;
 *   checked: the file with the head of a page that checks all files, and the source of its policy; accepted: ids of advisories
 * @returns {string}
 */
export function reportOf({
  version,
  since,
  changes,
  names,
  problems,
  audit,
  accepted = [],
  snippet,
  checked,
  changelog,
}) {
  const counts = new Map();
  for (const { kind } of names) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  const has = [...counts].map(([kind, count]) => `${count} × ${kind}`).join(', ');
  const refused = list('Not allowed in this version', problems);
  const lines = changes
    ? [
        `Since ${since}. What it changes needs at least a ${stepOf(changes)} release.`,
        '',
        ...(changes.unknown.length > 0
          ? [
              `Not compared, since the earlier release was read without them: ${changes.unknown.join(', ')}.`,
              '',
            ]
          : []),
        ...refused,
        ...list('Removed', changes.removed.map(textOf)),
        ...list(
          'Deprecated',
          changes.deprecated.map((one) => `${textOf(one)}: ${one.deprecated}`),
        ),
        ...list('Added', changes.added.map(textOf)),
        ...list(
          'Other defaults',
          changes.defaults.map(
            ([old, one]) => `${textOf(one)}: ${one.usual ?? 'none'} instead of ${old.usual ?? 'none'}`,
          ),
        ),
        ...list(
          'Other payloads',
          changes.payloads.map(([old, one]) => `${textOf(one)}: \`${one.type}\` instead of \`${old.type}\``),
        ),
        ...bytesTable(changes.bytes),
      ]
    : ['The first release: there is no earlier one to compare it with.', '', ...refused];
  return [
    `# Release ${version}`,
    '',
    ...lines,
    ...advisoryLines(audit, accepted),
    '## What it has',
    '',
    `${has}.`,
    '',
    '## For pages that choose this version',
    '',
    '```html',
    snippet,
    '```',
    '',
    `\`${checked.file}\` (${(checked.bytes / 1000).toFixed(0)} kB) has the same with an import map by which the browser checks every file; a policy allows it with \`${checked.source}\` in \`script-src\`.`,
    '',
    '## Changelog',
    '',
    changelog.trim() || 'CHANGELOG.md has no section of this version yet: `npm version` writes it.',
    '',
  ].join('\n');
}

/** @param {string} changelog @param {string} version @returns {string} its section without the heading; empty if there is none */
export function changelogSection(changelog, version) {
  const [, ...sections] = changelog.split(/^(?=## )/m);
  const section = sections.find((each) => each.startsWith(`## ${version} `));
  return section?.replace(/^.*\n/, '').trim() ?? '';
}
