import { expect, it } from 'vitest';
import { newestFirst } from '#domain/lists/newest-first';

it('records come with the newest first, those without a readable date last, equal ones as they are', () => {
  const records = [
    '2026-01-02',
    '',
    '2026-03-01T10:00:00Z',
    'soon',
    '2026-01-02',
    null,
    '2026-03-01T12:00:00Z',
  ];
  const numbered = records.map((date, id) => ({ id, date }));
  expect(newestFirst(numbered, ({ date }) => date).map(({ id }) => id)).toEqual([6, 2, 0, 4, 1, 3, 5]);
});
