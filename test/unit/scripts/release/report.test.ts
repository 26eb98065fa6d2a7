import { describe, expect, it } from 'vitest';
import { changesBetween, versionProblems } from '#scripts/release/compare.mjs';
import { changelogSection, reportOf } from '#scripts/release/report.mjs';
import type { Named } from '#scripts/release/surface.mjs';

const of = '<vt-form>';
const before: Named[] = [
  { kind: 'tag', name: of },
  { kind: 'attribute', name: 'title', of },
  { kind: 'attribute', name: 'tone', of, usual: 'calm' },
  { kind: 'event', name: 'vt-sent', of, type: 'null' },
];
const after: Named[] = [
  { kind: 'tag', name: of },
  { kind: 'attribute', name: 'tone', of, usual: 'loud', deprecated: 'Since 1.1.0; use mood.' },
  { kind: 'event', name: 'vt-sent', of, type: '{ id: string }' },
  { kind: 'part', name: 'root', of },
];
const changes = changesBetween(
  { version: '1.0.0', names: before, bytes: { loader: 1000, 'vt-form, in use': 5000 } },
  { version: '1.1.0', names: after, bytes: { loader: 900, 'vt-form, in use': 5001 } },
);
const release = {
  version: '1.1.0',
  names: after,
  audit: { unanswered: 'the registry is away' },
  snippet: '<script></script>',
  checked: { file: 'head.html', bytes: 66_000, source: "'sha256-x'" },
  changelog: 'What is new.',
};

describe('the report of a release', () => {
  it('says what changes for authors, why it may not, and how many bytes', () => {
    const problems = versionProblems(changes, '1.0.0', '1.1.0');
    expect(reportOf({ ...release, since: '1.0.0', changes, problems })).toBe(`# Release 1.1.0

Since 1.0.0. What it changes needs at least a major release.

## Not allowed in this version (2)

- attribute \`title\` of \`<vt-form>\` is gone: only a major release removes.
- attribute \`tone\` of \`<vt-form>\` is loud by default instead of calm: only a major release changes a default.

## Removed (1)

- attribute \`title\` of \`<vt-form>\`

## Deprecated (1)

- attribute \`tone\` of \`<vt-form>\`: Since 1.1.0; use mood.

## Added (1)

- part \`root\` of \`<vt-form>\`

## Other defaults (1)

- attribute \`tone\` of \`<vt-form>\`: loud instead of calm

## Other payloads (1)

- event \`vt-sent\` of \`<vt-form>\`: \`{ id: string }\` instead of \`null\`

## Bytes (1)

In brotli; what has changed by more than 1 %.

| entry | before | now | change |
|---|---:|---:|---:|
| loader | 1000 | 900 | -10.0 % |

## Advisories

Not checked: the registry is away. Ask once more, by \`npm audit\`, before it is published.

## What it has

1 × tag, 1 × attribute, 1 × event, 1 × part.

## For pages that choose this version

\`\`\`html
<script></script>
\`\`\`

\`head.html\` (66 kB) has the same with an import map by which the browser checks every file; a policy allows it with \`'sha256-x'\` in \`script-src\`.

## Changelog

What is new.
`);
  });

  it('of the first release compares nothing', () => {
    const report = reportOf({ ...release, changelog: '', problems: ['It may not.'] });
    expect(report).toContain('The first release');
    expect(report).toContain('## Not allowed in this version (1)\n\n- It may not.');
    expect(report).toContain('`npm version` writes it');
    expect(report).not.toContain('## Bytes');
  });
});

describe('the section of a version in the changelog', () => {
  const changelog =
    '# Changelog\n\nIntroduction.\n\n## 1.1.0 (2026-12-01)\n\n### New\n\n- a\n\n## 1.0.0 (2026-11-01)\n\nb\n';
  it.each([
    ['1.1.0', '### New\n\n- a'],
    ['1.0.0', 'b'],
    ['1.1', ''],
    ['2.0.0', ''],
  ])('of %s', (version, section) => {
    expect(changelogSection(changelog, version)).toBe(section);
  });
});
