import { expect, it } from 'vitest';
import { versionsToTry } from '#scripts/minors.mjs';

const PUBLISHED = [
  '10.29.8',
  '11.0.0',
  '11.0.2',
  '11.1.0',
  '11.10.1',
  '11.2.0',
  '11.1.1',
  '12.0.0',
  '11.11.0-rc.1',
];

it('the newest of the major version, and the last of the minor one before', () => {
  expect(versionsToTry(PUBLISHED, '11.2.0')).toEqual(['11.10.1', '11.1.1']);
  expect(versionsToTry(PUBLISHED, '11.0.0')).toEqual(['11.10.1']);
});
