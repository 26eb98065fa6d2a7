// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Language } from '#domain/core/brands';
import { EmailSuggestion } from '#features/contact/EmailSuggestion';
import { TextField } from '#ui/core/fields';
import { useForm } from '#ui/core/use-form';
import { click, leave, render, text, type } from '../../lib/render';

function Field() {
  const form = useForm<{ email: string }>({
    initial: {},
    check: async ({ email }) => (email?.includes('@') ? {} : { email: 'Digite um e-mail válido' }),
    send: async () => {},
  });
  return <TextField form={form} name="email" label="E-mail" after={<EmailSuggestion form={form} />} />;
}
const input = () => document.querySelector('input') as HTMLInputElement;
const leaveField = () => act(async () => input().dispatchEvent(new FocusEvent('blur')));
const show = async (typed: string, language: Language = 'pt-BR') => {
  await render(<Field />, language);
  await type('#email', typed);
};
const suggestion = () => text('[role=status]');

afterEach(leave);

it('is offered when the visitor leaves the field, and not while they type', async () => {
  await show('ana@gmial.com');
  expect(suggestion()).toBe('');
  await leaveField();
  expect(suggestion()).toBe('Você quis dizer @gmail.com?');
  expect(document.querySelector('.suggestion button')?.getAttribute('aria-label')).toBe('ana@gmail.com');
  expect(input().getAttribute('aria-invalid')).toBe('false');
});

it('is taken with one press, which brings the focus back to the field', async () => {
  await show('ana@gmial.com', 'es-AR');
  await leaveField();
  expect(suggestion()).toBe('¿Quisiste decir @gmail.com?');
  await click(document.querySelector('.suggestion button') as HTMLElement);
  expect(input().value).toBe('ana@gmail.com');
  expect(document.activeElement).toBe(input());
  expect(suggestion()).toBe('');
});

it('goes as soon as the address is edited, and is never there beside an error', async () => {
  await show('ana@gmial.com');
  await leaveField();
  await type('#email', 'ana@gmial.co');
  expect(suggestion()).toBe('');
  await type('#email', 'ana');
  await leaveField();
  expect(suggestion()).toBe('');
});
