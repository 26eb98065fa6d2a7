import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { changesOf, entriesOf, sectionOf, tooEarly, withSection } from '#scripts/release/changelog.mjs';
import { type Definition, readDefinitions } from '#scripts/source/definitions.mjs';

const described = { description: '' };
const WIDGETS = [
  {
    tag: 'vt-old',
    since: '0.1.0',
    attributes: [
      { name: 'heading', ...described },
      { name: 'colour', ...described, since: '0.2.0' },
      { name: 'caption', ...described, deprecated: { since: '0.2.0', use: 'heading', reason: 'One name.' } },
      { name: 'tone', ...described, deprecated: { since: '0.2.0' } },
    ],
    events: [{ name: 'vt-old-opened', ...described, since: '0.2.0' }],
    parts: [{ name: 'root', ...described }],
  },
  {
    tag: 'vt-new',
    since: '0.2.0',
    // A shared attribute that is older than the element, and comes with it.
    attributes: [{ name: 'heading', ...described, since: '0.1.0' }],
    events: [],
    parts: [{ name: 'root', ...described, deprecated: { since: '0.1.0' } }],
  },
] as unknown as Definition[];
const entries = entriesOf(WIDGETS);

describe('the section of a release', () => {
  it('has what begins, what ends and the commits to what ships', () => {
    const subjects = [
      'lead-form: the dealer is kept',
      'sizes: one request fewer',
      'no area',
      'release: 0.1.0',
    ];
    expect(sectionOf({ version: '0.2.0', date: '2026-12-20', entries, subjects })).toBe(`## 0.2.0 (2026-12-20)

### New

- \`colour\` of \`<vt-old>\`
- event \`vt-old-opened\` of \`<vt-old>\`
- \`<vt-new>\`

### Deprecated

- \`caption\` of \`<vt-old>\`: use heading. One name.
- \`tone\` of \`<vt-old>\`: without a replacement

### Changes

- lead-form: the dealer is kept
`);
  });

  it('of the first release names all tags', () => {
    const first = sectionOf({
      version: '0.1.0',
      date: '2026-12-01',
      entries: entriesOf(readDefinitions()),
      subjects: [],
    });
    expect(first.match(/^- `<vt-[\w-]+>`$/gm)?.length).toBeGreaterThan(40);
    expect(first).not.toContain('### Changes');
  });

  it('leaves out areas that change nothing for a page', () => {
    expect(changesOf(['ui: a', 'house: b', 'dealer finder: c', 'test: d', 'e2e: f'])).toEqual([
      'ui: a',
      'dealer finder: c',
    ]);
  });
});

it('a patch release that brings something new is refused', () => {
  expect(tooEarly(entries, '0.1.1')).toEqual([
    '`colour` of `<vt-old>` is said to be of 0.2.0',
    '`caption` of `<vt-old>` is said to be of 0.2.0',
    '`tone` of `<vt-old>` is said to be of 0.2.0',
    'event `vt-old-opened` of `<vt-old>` is said to be of 0.2.0',
    '`<vt-new>` is said to be of 0.2.0',
  ]);
  expect(tooEarly(entries, '0.2.0')).toEqual([]);
});

describe('the changelog', () => {
  const INTRO = '# Changelog\n\nWords.\n';
  it('has the latest release first, and each once', () => {
    const one = withSection(INTRO, '## 0.1.0 (2026-12-01)\n\n- a\n');
    expect(one).toBe('# Changelog\n\nWords.\n\n## 0.1.0 (2026-12-01)\n\n- a\n');
    expect(withSection(one, '## 0.2.0 (2026-12-20)\n')).toBe(
      '# Changelog\n\nWords.\n\n## 0.2.0 (2026-12-20)\n\n## 0.1.0 (2026-12-01)\n\n- a\n',
    );
    expect(() => withSection(one, '## 0.1.0 (2026-12-20)\n')).toThrow('CHANGELOG.md has 0.1.0 already');
  });

  it('of the repository has room for the next one', () => {
    const text = readFileSync('CHANGELOG.md', 'utf8');
    expect(withSection(text, '## 99.0.0 (2026-12-20)\n')).toContain('\n\n## 99.0.0 (2026-12-20)\n');
  });
});
