import { expect, it } from 'vitest';
import { countdown } from '#domain/time/countdown';

it("says what is left of an order's time", () => {
  expect(countdown(1500, 1000)).toEqual({ left: 500, over: false });
  expect(countdown(1000, 1500)).toEqual({ left: 0, over: true });
});
it.each([Number.NaN, Number.POSITIVE_INFINITY])('is over where the moment is %d', (moment) => {
  expect(countdown(moment, 1000)).toEqual({ left: 0, over: true });
});
