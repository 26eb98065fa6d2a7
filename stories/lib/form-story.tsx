import type { ReactNode } from 'react';
import '#ui/masks';
import { type Errors, type Form, useForm } from '#ui/core/use-form';
import { kit } from './Kit';

/** The values of a story's fields. */
export interface Sample {
  line: string;
  other: string;
  amount: number;
  files: File[];
  first: boolean;
  second: boolean;
  third: boolean;
}

/**
 * A story of fields in a form that is never sent: `render: inForm((form) => <TextField form={form} … />)`.
 * @param messages of the rules, shown immediately
 */
export const inForm = (
  fields: (form: Form<Sample>) => ReactNode,
  initial: Partial<Sample> = {},
  messages: Errors<Sample> = {},
) =>
  kit(function Fields() {
    const form = useForm<Sample>({ initial, check: async () => messages, send: async () => {} });
    const shown = { ...form, errors: { ...messages, ...form.errors } };
    return (
      <form noValidate onSubmit={form.onSubmit}>
        {fields(shown)}
      </form>
    );
  });
