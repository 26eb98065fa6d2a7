import { describe, expect, it } from 'vitest';
import {
  loginPassword,
  matches,
  PASSWORD_FORBIDDEN,
  PASSWORD_RULES,
  password,
} from '#domain/access/password';

describe('password', () => {
  it.each(['Senha@12', 'Ñandú#2026', 'aB3$aB3$aB3$aB3$', 'Abc 123_'])('takes %j', (value) =>
    expect(password(value)).toBe(true),
  );
  it.each([
    ['length', 'Se@1aaa'],
    ['length', 'aB3$aB3$aB3$aB3$a'],
    ['digit', 'Senha@ab'],
    ['lowercase', 'SENHA@12'],
    ['uppercase', 'senha@12'],
    ['special', 'Senha 12'],
  ])('without %s refuses %j', (rule, value) => {
    expect(password(value)).toBe(false);
    const failing = Object.entries(PASSWORD_RULES).filter(([, holds]) => !holds(value));
    expect(failing.map(([name]) => name)).toEqual([rule]);
  });
  it.each([...PASSWORD_FORBIDDEN])('refuses %s, which is no special character either', (character) => {
    expect(password(`Senha@12${character}`)).toBe(false);
    expect(PASSWORD_RULES.special(`Senha12${character}`)).toBe(false);
  });
});

describe('loginPassword', () => {
  it('wants 8 characters and nothing else', () =>
    expect(['12345678', 'a<b>c|d/e?f*g', '1234567', ''].map(loginPassword)).toEqual([
      true,
      true,
      false,
      false,
    ]));
});

describe('matches', () => {
  it('a confirmation is the same, and not empty', () => {
    expect(matches('Segredo1!', { other: 'Segredo1!' })).toBe(true);
    expect(matches('segredo1!', { other: 'Segredo1!' })).toBe(false);
    expect(matches('', { other: '' })).toBe(false);
  });
});
