import { expect, it } from 'vitest';
import { latestRequest } from '#domain/core/latest-request';

it('an answer counts until a later request starts', () => {
  const requests = latestRequest();
  const first = requests.start();
  expect(first()).toBe(true);
  const second = requests.start();
  expect([first(), second()]).toEqual([false, true]);
});

it('no answer to a dropped request counts, and the next one does', () => {
  const requests = latestRequest();
  const dropped = requests.start();
  requests.drop();
  const next = requests.start();
  expect([dropped(), next()]).toEqual([false, true]);
});
