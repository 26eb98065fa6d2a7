import { describe, expect, it } from 'vitest';
import { isOtherVersion } from '#services/http/other-version';

describe('the version of a record', () => {
  it.each([
    ['2026-11-27T10:00:00Z', '2026-11-27T10:00:00Z', false],
    ['2026-11-28T10:00:00Z', '2026-11-27T10:00:00Z', true],
    // A service that names none has not said that the record is another.
    ['', '2026-11-27T10:00:00Z', false],
    [undefined, '2026-11-27T10:00:00Z', false],
    ['2026-11-27T10:00:00Z', null, false],
    ['', '', false],
  ])('%s after %s: %s', (present, read, isOther) => {
    expect(isOtherVersion(present, read)).toBe(isOther);
  });
});
