import { expect, it } from 'vitest';
import { compareVersions, isVersion, laterOf, nextRelease } from '#scripts/release/versions.mjs';

it.each(['0.1.0', '10.20.30'])('%s is a version', (text) => expect(isVersion(text)).toBe(true));
it.each(['', '1', '1.0', 'v1.0.0', '1.0.0-beta', '1.0.0.0'])('%j is none', (text) =>
  expect(isVersion(text)).toBe(false),
);

it('versions are compared part by part, as numbers', () => {
  const sorted = ['0.1.9', '0.1.10', '0.2.0', '1.0.0', '10.0.0'];
  expect([...sorted].reverse().sort(compareVersions)).toEqual(sorted);
  expect(compareVersions('0.1.0', '0.1.0')).toBe(0);
  expect([laterOf('0.2.0', '0.1.10'), laterOf('0.1.2', '0.1.10'), laterOf('0.1.0')]).toEqual([
    '0.2.0',
    '0.1.10',
    '0.1.0',
  ]);
});

it('what is new now is in this version until it is released, then in the next minor one', () => {
  expect(nextRelease('0.1.0', '')).toBe('0.1.0');
  expect(nextRelease('0.1.0', '# Changelog\n\n## 0.1.0 (2026-12-01)\n')).toBe('0.2.0');
  expect(nextRelease('1.4.2', '## 1.4.2 (2026-12-01)\n')).toBe('1.5.0');
  // The heading of another version begins alike.
  expect(nextRelease('0.1.0', '## 0.1.00 (2026-12-01)\n')).toBe('0.1.0');
});
