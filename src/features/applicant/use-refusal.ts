import { useRef } from 'react';
import { type Refusal, refusal } from '#domain/validation/refusal';
import type { Errors, Form } from '#ui/core/use-form';
import { type RegisterValues, refusedFields } from './applicant';
import type { ExtraField } from './bank-form';

interface ShownRefusal {
  /** Messages of fields that are unchanged since the service refused them. */
  errorsOf(values: Partial<RegisterValues>): Errors<RegisterValues>;
  /** Messages about fields that the form does not have. */
  others: readonly string[];
  /** Returns the form with these messages; each refusal counts as one of the form's own, so that its step opens. */
  over(form: Form<RegisterValues>): Form<RegisterValues>;
}

/**
 * Adds a service's errors to a valid form. A message disappears once its field changes.
 * @param refused errors by the service's field names
 * @param initial the form's initial values
 * @param asked what the bank asks for besides the common data
 */
export function useRefusal(
  refused: Refusal | undefined,
  initial: Partial<RegisterValues>,
  asked: readonly ExtraField[],
): ShownRefusal {
  const kept = useRef({
    key: '',
    count: 0,
    fields: {} as Errors<RegisterValues>,
    others: [] as string[],
    values: initial,
    latest: initial,
  });
  const now = kept.current;
  const key = refused ? JSON.stringify(refused) : '';
  if (now.key !== key) {
    now.key = key;
    Object.assign(now, refusedFields(refused ?? refusal({}), now.latest, asked));
    now.values = now.latest;
    if (key) now.count += 1;
  }
  const errorsOf = (values: Partial<RegisterValues>): Errors<RegisterValues> =>
    Object.fromEntries(
      Object.entries(now.fields).filter(([name]) => {
        const field = name as keyof RegisterValues;
        return values[field] === now.values[field];
      }),
    );
  return {
    errorsOf,
    others: now.others,
    over(form) {
      now.latest = form.values;
      return {
        ...form,
        errors: { ...errorsOf(form.values), ...form.errors },
        refused: form.refused + now.count,
      };
    },
  };
}
