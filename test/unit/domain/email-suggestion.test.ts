import fc from 'fast-check';
import { expect, it } from 'vitest';
import { email } from '#domain/person/contact';
import { suggestEmail } from '#domain/person/email-suggestion';

it.each([
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmai.com', 'ana@gmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  [' Ana.P@GMIAL.com ', 'Ana.P@gmail.com'],
  ['ana@hotmal.com', 'ana@hotmail.com'],
  ['ana@yahoo.com.b', 'ana@yahoo.com.br'],
  ['ana@yaho.com.ar', 'ana@yahoo.com.ar'],
  ['ana@outlok.com', 'ana@outlook.com'],
])('%s may be %s', (typed, meant) => expect(suggestEmail(typed)).toBe(meant));

it.each([
  'ana@gmail.com',
  'ana@mail.com',
  'ana@ymail.com',
  'ana@uol.com',
  'ana@empresa.com.br',
  'ana@gmail',
  'ana@gmal.co',
  'ana',
  '@gmial.com',
  'ana@b@gmial.com x',
  '',
  // A letter off two of them.
  'ana@yahoo.com.r',
])('%j is left as it is', (typed) => expect(suggestEmail(typed)).toBeNull());

it('is a valid address with the same name, and is not corrected again', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (name, domain) => {
      const meant = suggestEmail(`${name}@${domain}`);
      if (meant === null) return;
      expect(suggestEmail(meant)).toBeNull();
    }),
  );
  expect(email(suggestEmail('ana@gmial.com') ?? '')).toBe(true);
});
