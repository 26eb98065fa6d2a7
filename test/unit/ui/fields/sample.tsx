import type { ReactNode } from 'react';
import type { Language } from '#domain/core/brands';
import type { DateRange } from '#domain/time/date-range';
import type { ZonedTime } from '#domain/time/zoned-choice';
import { type Errors, type Form, useForm } from '#ui/core/use-form';
import { hasPathChanged } from '#ui/fields/lists/row-form';
import { render } from '../../lib/render';

export interface Price {
  model: string;
  price: string;
}

export interface Values {
  starts: ZonedTime;
  days: DateRange;
  dealers: readonly string[];
  prices: readonly Price[];
}

/** The form that is shown. */
export let form: Form<Values>;

/** How it behaves in a test. */
export const behaviour = {
  check: (_: Partial<Values>): Errors<Values> => ({}),
  send: async (_: Partial<Values>): Promise<void> => {},
};

function Sample({
  initial,
  children,
}: {
  initial: Partial<Values>;
  children(form: Form<Values>): ReactNode;
}) {
  form = useForm<Values>({
    hasChanged: hasPathChanged,
    initial,
    check: async (values) => behaviour.check(values),
    send: (values) => behaviour.send(values),
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      {children(form)}
      <button type="submit">Salvar</button>
    </form>
  );
}

/** Shows fields in a form. */
export function show(
  children: (form: Form<Values>) => ReactNode,
  initial: Partial<Values> = {},
  language: Language = 'pt-BR',
) {
  Object.assign(behaviour, { check: () => ({}), send: async () => {} });
  return render(<Sample initial={initial}>{children}</Sample>, language);
}

export const at = <E extends HTMLElement = HTMLInputElement>(id: string) => document.getElementById(id) as E;
export const focused = () => document.activeElement as HTMLElement | null;
