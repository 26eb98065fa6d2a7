import type { ReactNode } from 'react';
import { afterEach, vi } from 'vitest';
import type { Language } from '#domain/core/brands';
import { type Form, useForm } from '#ui/core/use-form';
import { leave, render } from './render';

export interface Values {
  line: string;
  amount: number;
  files: File[];
  first: boolean;
  second: boolean;
}

/** The form that is shown. */
export let form: Form<Values>;

/** What its check answers, for this test alone. */
export const errors = vi.fn(() => ({}));

function Sample({ children }: { children(form: Form<Values>): ReactNode }) {
  form = useForm<Values>({ initial: {}, check: async () => errors(), send: async () => {} });
  return <form onSubmit={form.onSubmit}>{children(form)}</form>;
}

/** Shows fields in a form. */
export const showFields = (children: (form: Form<Values>) => ReactNode, language: Language = 'pt-BR') =>
  render(<Sample>{children}</Sample>, language);

export const input = (selector = 'input') => document.querySelector(selector) as HTMLInputElement;

/** Clears away after each test of a file. */
export function setUpSampleForm(): void {
  afterEach(async () => {
    errors.mockReturnValue({});
    await leave();
  });
}
