import { expect, it } from 'vitest';
import { hiddenDigits } from '#domain/person/hidden-digits';

it('shows the end of a document number only', () => {
  expect(hiddenDigits(' 11144477735 ')).toBe('•••••••••35');
  expect(hiddenDigits(' ')).toBe('');
});
