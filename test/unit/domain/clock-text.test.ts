import { expect, it } from 'vitest';
import { clockText } from '#domain/time/calendar';

it.each([
  [new Date(2026, 10, 26, 9, 7), '09:07'],
  [new Date(2026, 10, 26, 21, 37), '21:37'],
  [new Date(2026, 10, 26, 0, 0), '00:00'],
  [new Date('never'), ''],
])('the time of day of %s is %j in every language', (moment, text) => expect(clockText(moment)).toBe(text));
