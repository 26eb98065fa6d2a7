import { expect, it } from 'vitest';
import { messagesOf, refusal } from '#domain/validation/refusal';

const refused = refusal({ email: 'E-mail inválido', 'address.city': 'Cidade inválida' }, ['Tente depois']);

it('the messages of fields that a form has stand beside them, all others above it', () => {
  expect(refused.place((name) => name === 'email')).toEqual({
    errors: { email: 'E-mail inválido' },
    messages: ['Tente depois', 'Cidade inválida'],
  });
});

it('without fields all messages are told, those of the whole input first', () => {
  expect(messagesOf(refused)).toEqual(['Tente depois', 'E-mail inválido', 'Cidade inválida']);
  expect(messagesOf(undefined)).toEqual([]);
});
