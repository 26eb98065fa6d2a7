import { describe, expect, it } from 'vitest';
import { checkFiles } from '#domain/uploads/upload-check';
import { UPLOAD_FILES, UPLOAD_LIMIT } from '#domain/uploads/upload-limits';

const file = (name: string, size = 10, lastModified = 1) => ({ name, size, lastModified });
const rules = {
  accepts: ({ name }: { name: string }) => name.endsWith('.pdf'),
  limit: 100,
  known: [] as ReturnType<typeof file>[],
  most: 3,
};

describe('chosen files', () => {
  it('are refused for their type, as empty, too large or double, each for one reason', () => {
    const files = [file('a.gif', 0), file('b.pdf', 0), file('c.pdf', 101), file('d.pdf'), file('d.pdf')];
    const [gif, empty, large, good, double] = files;
    expect(checkFiles(files, rules)).toEqual({
      good: [good],
      refused: { type: [gif], empty: [empty], large: [large], double: [double] },
    });
  });
  it('may be as large as the limit, and have the same name with another content or date', () => {
    const files = [file('a.pdf', 100), file('a.pdf', 99), file('a.pdf', 99, 2)];
    expect(checkFiles(files, rules)).toEqual({ good: files, refused: {} });
  });
  it('count together with those that wait already', () => {
    const known = [file('a.pdf'), file('b.pdf')];
    const [again, third, fourth] = [file('a.pdf'), file('c.pdf'), file('d.pdf')];
    expect(checkFiles([again, third, fourth], { ...rules, known })).toEqual({
      good: [third],
      refused: { double: [again], many: [fourth] },
    });
  });
});

it('has a limit of ten files of 10 MB where nobody says another', () =>
  expect([UPLOAD_FILES, UPLOAD_LIMIT]).toEqual([10, 10_485_760]));
