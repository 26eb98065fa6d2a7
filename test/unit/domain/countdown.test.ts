import { expect, it } from 'vitest';
import { countdown, timeParts } from '#domain/time/countdown';

it("says what is left of an order's time", () => {
  expect(countdown(1500, 1000)).toEqual({ left: 500, over: false });
  expect(countdown(1000, 1500)).toEqual({ left: 0, over: true });
});
it.each([Number.NaN, Number.POSITIVE_INFINITY])('is over where the moment is %d', (moment) => {
  expect(countdown(moment, 1000)).toEqual({ left: 0, over: true });
});

const DAY = 86_400_000;
it.each([
  [59_001, [0, 0, 1, 0]],
  [3_599_000, [0, 0, 59, 59]],
  [3_600_000, [0, 1, 0, 0]],
  [DAY - 1, [1, 0, 0, 0]],
  [400 * DAY + 3_723_000, [400, 1, 2, 3]],
  [Number.NaN, [0, 0, 0, 0]],
])('%d ms have their days, hours, minutes and seconds', (span, [days, hours, minutes, seconds]) => {
  expect(timeParts(span)).toEqual({ days, hours, minutes, seconds });
});
