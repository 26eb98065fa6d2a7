import type { ReactNode } from 'react';
import '../../src/ui/masks';
import { type Errors, type Form, useForm } from '../../src/ui/core/use-form';
import { kit } from './Kit';

/** What the fields of a story hold. */
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
 * A story of fields within a form that is never sent: `render: inForm((form) => <TextField form={form} … />)`.
 * @param messages what the rules say, shown at once
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
