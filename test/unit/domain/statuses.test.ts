import { expect, it } from 'vitest';
import { isCompleted } from '#domain/orders/completed-statuses';
import { isVisitEnded, isVisitOpen } from '#domain/scheduling/visit-state';

it.each([
  ['PAID', true],
  ['APPROVED_RESERVATION', true],
  ['WAITING_PAYMENT', false],
  ['', false],
])('an order in %s has something done: %s', (status, done) => expect(isCompleted(status)).toBe(done));

it.each([
  ['A', true, false],
  ['P', true, false],
  ['C', false, true],
  ['', false, false],
])('a visit in %s can still be changed: %s, takes no place: %s', (status, open, ended) => {
  expect(isVisitOpen(status)).toBe(open);
  expect(isVisitEnded(status)).toBe(ended);
});
