import { type FormEvent, useEffect, useRef, useState } from 'react';

export type Errors<V> = { [Name in keyof V]?: string };

/** editing until sent; failed keeps every value and may be sent again. */
export type FormStatus = 'editing' | 'sending' | 'sent' | 'failed';

interface FormOptions<V> {
  /** What the fields start with; text is empty and a box is off where nothing is said. */
  initial: Partial<V>;
  /** Messages of the failing rules in the visitor's language, by field; empty where all is well. May load its rules. */
  check(values: Partial<V>): Promise<Errors<V>>;
  /** Sends the values. A ServiceError of status 422 with { errors: { field: message } } lands on its fields. */
  send(values: Partial<V>): Promise<void>;
}

export interface Form<V> {
  values: Partial<V>;
  errors: Errors<V>;
  status: FormStatus;
  /** Counts refused tries, so that a summary is read anew each time. */
  refused: number;
  set(changes: Partial<V>): void;
  /** The visitor left a field: it is touched, and its messages show from now on (platform 5). */
  touch(name: keyof V): void;
  /** Back from sent or failed to editing. */
  edit(): void;
  onSubmit(event: FormEvent): void;
}

/** The fields a service refused (422); read without its class, which comes with the first call and not before. */
const fieldErrors = (error: unknown): object | undefined => {
  const { status, body } = (error ?? {}) as { status?: number; body?: { errors?: object } };
  return status === 422 ? body?.errors : undefined;
};

/** A form's values, messages and sending. Only one sending at a time; a double click sends once. */
export function useForm<V extends object>({ initial, check, send }: FormOptions<V>): Form<V> {
  const [state, setState] = useState({
    values: initial,
    errors: {} as Errors<V>,
    status: 'editing' as FormStatus,
    refused: 0,
  });
  const live = useRef({
    values: initial,
    touched: new Set<keyof V>(),
    busy: false,
    form: null as HTMLFormElement | null,
    check,
    send,
  });
  const now = live.current;
  now.check = check;
  now.send = send;
  const patch = (changes: Partial<typeof state>) => setState((before) => ({ ...before, ...changes }));

  /** Shows the messages of touched fields; a later edit's answer wins over an earlier one's. */
  const review = async () => {
    const { values } = now;
    const all = await now.check(values).catch(() => ({}) as Errors<V>);
    if (values !== now.values) return;
    patch({
      errors: Object.fromEntries(
        Object.entries(all).filter(([name]) => now.touched.has(name as keyof V)),
      ) as Errors<V>,
    });
  };

  useEffect(() => {
    if (state.refused) now.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.refused, now]);

  const refuse = (errors: Errors<V>) => {
    for (const name in errors) now.touched.add(name);
    setState((before) => ({ ...before, errors, status: 'editing', refused: before.refused + 1 }));
  };

  const submit = async () => {
    if (now.busy) return;
    now.busy = true;
    try {
      const { values } = now;
      const errors = await now.check(values);
      if (Object.keys(errors).length > 0) return refuse(errors);
      patch({ errors: {}, status: 'sending' });
      await now.send(values);
      patch({ status: 'sent' });
    } catch (error) {
      const theirs = fieldErrors(error);
      if (theirs) refuse(theirs as Errors<V>);
      else patch({ status: 'failed' });
    } finally {
      now.busy = false;
    }
  };

  return {
    ...state,
    set(changes) {
      now.values = { ...now.values, ...changes };
      patch({ values: now.values });
      if (Object.keys(changes).some((name) => now.touched.has(name as keyof V))) review();
    },
    touch(name) {
      now.touched.add(name);
      review();
    },
    edit: () => patch({ status: 'editing' }),
    onSubmit(event) {
      event.preventDefault();
      now.form = event.currentTarget as HTMLFormElement;
      submit();
    },
  };
}
