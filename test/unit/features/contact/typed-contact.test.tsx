// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ContactFields } from '#features/contact/ContactFields';
import type { Contact } from '#features/contact/contact';
import { KnownContact } from '#features/contact/KnownContact';
import { PersonFields } from '#features/scheduling/PersonFields';
import type { Person } from '#features/scheduling/person';
import { noteSignOut } from '#page/session/sign-outs';
import { TextField } from '#ui/core/fields';
import { useForm } from '#ui/core/use-form';
import { button, click, leave, render, texts, type } from '../../lib/render';
import { metas } from '../../lib/requests';

const LABELS = { name: 'Nome', cpf: 'CPF', dni: 'DNI', email: 'E-mail', phone: 'Celular' };

function First() {
  const form = useForm<Person>({ initial: {}, check: async () => ({}), send: async () => {} });
  return (
    <form id="first">
      <PersonFields form={form} />
    </form>
  );
}
function Second() {
  const form = useForm<Contact>({ initial: {}, check: async () => ({}), send: async () => {} });
  return (
    <form id="second">
      <ContactFields form={form} labels={LABELS} />
    </form>
  );
}
/** A form with a field for a person's name and another for a company's contact, of which it shows one. */
function Company() {
  const form = useForm<{ name: string; contactName: string; email: string }>({
    initial: {},
    check: async () => ({}),
    send: async () => {},
  });
  company = form.values;
  return (
    <form id="company">
      <TextField form={form} name="name" label="Nome" />
      <TextField form={form} name="email" label="E-mail" />
      <KnownContact form={form} names={['name', 'contactName', 'email']} />
    </form>
  );
}
let company: object;
const field = (form: string, name: string) =>
  document.querySelector<HTMLInputElement>(`#${form} #${name}`) as HTMLInputElement;
const values = (form: string) => ['name', 'email', 'phone'].map((name) => field(form, name).value);
const notes = (form: string) =>
  texts(`#${form} .suggestion`).filter((line) => line.includes('Você já digitou isto nesta página.'));
const fill = async (form: string, name: string, value: string) => {
  await type(`#${form} #${name}`, value);
  await act(async () => {
    field(form, name).dispatchEvent(new FocusEvent('focusout', { bubbles: true, composed: true }));
  });
};

beforeEach(() => metas());
afterEach(async () => {
  await leave();
  vi.restoreAllMocks();
});

it('fills in the next form of the page, which says so and can be cleared', async () => {
  await render(
    <>
      <First />
      <Second />
    </>,
  );
  await fill('first', 'name', 'Ana Souza');
  await fill('first', 'email', 'ana@correio.example');
  await fill('first', 'phone', '11987654321');
  expect(values('second')).toEqual(values('first'));
  expect(field('second', 'cpf').value).toBe('');
  expect(notes('first')).toEqual([]);
  expect(notes('second')).toHaveLength(1);
  // What is typed there is kept, and does not change what was typed here.
  await fill('second', 'email', 'ana@trabalho.example');
  expect(values('first')[1]).toBe('ana@correio.example');
  await click(button('Limpar'));
  expect(values('second')).toEqual(['', 'ana@trabalho.example', '']);
  expect(values('first')[0]).toBe('Ana Souza');
  expect(notes('second')).toEqual([]);
});

it('fills in no other field of its own, and says nothing of it', async () => {
  await render(
    <>
      <Company />
      <First />
    </>,
  );
  await fill('company', 'name', 'Ana Souza');
  expect(company).toEqual({ name: 'Ana Souza' });
  expect(notes('company')).toEqual([]);
  await fill('first', 'email', 'ana@correio.example');
  expect(company).toEqual({ name: 'Ana Souza', email: 'ana@correio.example' });
  expect(notes('company')).toHaveLength(1);
  await click(button('Limpar'));
  expect(company).toEqual({ name: 'Ana Souza', email: '' });
});

it.each([
  ['on this page', () => document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }))],
  [
    'on another page of the site',
    () => {
      noteSignOut();
      dispatchEvent(new Event('storage'));
    },
  ],
])('fills in a form that comes later, until the page ends or somebody signs out %s', async (_, signOut) => {
  const { show } = await render(<First />);
  await type('#first #name', 'Ana Souza');
  // Sent with the Enter key: no field was left.
  await show(<Second />);
  expect(values('second')).toEqual(['Ana Souza', '', '']);
  await act(async () => void signOut());
  expect(values('second')).toEqual(['', '', '']);
  await leave();
  await render(<Second />);
  expect(values('second')).toEqual(['', '', '']);
});

it('is in memory only', async () => {
  const emitted = vi.spyOn(EventTarget.prototype, 'dispatchEvent');
  const { emit } = await render(
    <>
      <First />
      <Second />
    </>,
  );
  await fill('first', 'email', 'ana@correio.example');
  expect(values('second')[1]).toBe('ana@correio.example');
  const details = emitted.mock.calls.map(([event]) => (event as CustomEvent).detail ?? null);
  const kept = [{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href, details];
  expect(JSON.stringify([kept, emit.mock.calls])).not.toContain('ana@');
});
