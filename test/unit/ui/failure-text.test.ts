import { describe, expect, it } from 'vitest';
import { failureText } from '#ui/failure-text';

describe('the sentence for a failed call', () => {
  const texts = { forbidden: 'not yours', failed: 'not done' };

  it.each([
    [{ status: 403 }, 'not yours'],
    [{ status: 409 }, 'not done'],
    [new TypeError('no answer'), 'not done'],
    [undefined, 'not done'],
  ])('is that of its kind, or the general one', (error, sentence) => {
    expect(failureText(error, texts)).toBe(sentence);
  });
});
