import { describe, expect, it } from 'vitest';
import { hiddenEmail } from '#domain/person/hidden-email';

describe('a hidden e-mail', () => {
  it.each([
    ['ana.prado@correio.example', 'a•••@correio.example'],
    ['"a@b"@correio.example', '"•••@correio.example'],
    ['@correio.example', '@•••'],
    ['ana', 'a•••'],
    ['', ''],
  ])('%s is shown as %s', (email, shown) => expect(hiddenEmail(email)).toBe(shown));
});
