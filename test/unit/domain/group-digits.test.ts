import { expect, it } from 'vitest';
import { groupDigits } from '#domain/text/group-digits';

it.each([
  [0, '0'],
  [999, '999'],
  [1800, '1.800'],
  [1234567.9, '1.234.567'],
])('%d has its thousands apart: %s', (count, text) => {
  expect(groupDigits(count)).toBe(text);
});
