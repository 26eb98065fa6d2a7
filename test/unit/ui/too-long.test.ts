import { describe, expect, it } from 'vitest';
import { lengthOf } from '#domain/text/typed-text';
import { tooLong } from '#ui/validation/schema';

describe('a text that is too long', () => {
  it('is told by how much, in both languages, and only then', () => {
    expect(tooLong({ comment: 'abcdef' }, { comment: 4 }, 'pt-BR')).toEqual({
      comment: 'Use até 4 caracteres: há 2 a mais',
    });
    expect(tooLong({ comment: 'abcdef' }, { comment: 4 }, 'es-AR')).toEqual({
      comment: 'Usá hasta 4 caracteres: hay 2 de más',
    });
    expect(tooLong({ comment: ' abcd ', title: undefined }, { comment: 4, title: 1 }, 'pt-BR')).toEqual({});
  });
  it('counts what people see as one character', () => expect(lengthOf('a😀')).toBe(2));
});
