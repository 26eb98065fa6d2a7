import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { TextKind } from '#domain/text/typed-text';
import type { Refusal } from '#domain/validation/refusal';
import { pageDocument, shadowRootOf } from '#page/core/native';
import { hearFields } from './hear-changes';
import { useHost } from './host-context';
import { masks } from './masks';

export type Errors<V> = { [Name in keyof V]?: string };

/** editing until sent; failed keeps every value and can be sent again. */
export type FormStatus = 'editing' | 'sending' | 'sent' | 'failed';

interface FormOptions<V> {
  /** Initial values of the fields; by default text is empty and boxes are unchecked. */
  initial: Partial<V>;
  /**
   * Returns the messages of the failing rules in the visitor's language, by field; empty if all are valid. May load its
   * rules.
   */
  check(values: Partial<V>): Promise<Errors<V>>;
  /** Sends the values. The errors of a ServiceError are assigned to the form's fields. */
  send(values: Partial<V>): Promise<void>;
  /**
   * Whether the form has a field; a form in steps counts the fields of all steps. By default: whether the field has a
   * visible line for its message.
   */
  hasField?(name: string): boolean;
  /** Whether what an error is about has changed, where it is named by no field: a row's, such as prices.0.value. */
  hasChanged?(name: string, values: Partial<V>, refused: Partial<V>): boolean;
}

export interface Form<V> {
  values: Partial<V>;
  errors: Errors<V>;
  status: FormStatus;
  /** The service's errors of no field of the form, shown above it (FormMessages). */
  messages: readonly string[];
  /** Why sending failed, while the status is failed. */
  failure?: unknown;
  /** Number of refused attempts, so that each summary is announced. */
  refused: number;
  set(changes: Partial<V>): void;
  /** What the fields hold, by name: each field notes its own as it is rendered; a form without it sends texts as they are. */
  kinds?: Record<string, TextKind>;
  /**
   * Marks a field as touched when the visitor leaves it: its messages are shown from then on (spec validation#fields).
   */
  touch(name: keyof V): void;
  /** Returns from sent or failed to editing. */
  edit(): void;
  onSubmit(event: FormEvent): void;
}

/**
 * Values, messages and sending of a form. Ignores a second send while one is running, for example of a double click.
 */
export function useForm<V extends object>({
  initial,
  check,
  send,
  hasField,
  hasChanged,
}: FormOptions<V>): Form<V> {
  const host = useHost();
  // Of a widget that was taken out of the page and put back, or replaced.
  const [start] = useState(() => (host.form || !host.typed ? initial : { ...initial, ...host.typed }));
  const [state, setState] = useState({
    values: start,
    errors: {} as Errors<V>,
    status: 'editing' as FormStatus,
    messages: [] as readonly string[],
    failure: undefined as unknown,
    refused: 0,
  });
  const live = useRef({
    values: start,
    isDone: start === initial,
    touched: new Set<keyof V>(),
    initial,
    kinds: {} as Record<string, TextKind>,
    busy: false,
    /** Number of reviews until now: the last one shows its messages. */
    reviews: 0,
    form: null as HTMLFormElement | null,
    /** The service's last errors, and the values that it refused. */
    refusal: { errors: {} as Errors<V>, values: start },
    check,
    send,
  });
  const now = live.current;
  host.form ??= now;
  now.check = check;
  now.send = send;
  const patch = (changes: Partial<typeof state>) => setState((before) => ({ ...before, ...changes }));

  /** Shows the messages of touched fields; the result of an earlier edit does not replace a later one's. */
  const review = async () => {
    const turn = ++now.reviews;
    let values: Partial<V>;
    let all: Errors<V>;
    // A field that nobody has left may change meanwhile, which starts no review.
    do {
      ({ values } = now);
      all = await now.check(values).catch(() => ({}) as Errors<V>);
      if (turn !== now.reviews) return;
    } while (values !== now.values);
    const { refusal } = now;
    for (const name of Object.keys(refusal.errors) as (keyof V & string)[]) {
      // A service's error applies until the field's value changes.
      if (values[name] === refusal.values[name] && !hasChanged?.(name, values, refusal.values))
        all[name] ??= refusal.errors[name];
    }
    patch({
      errors: Object.fromEntries(
        Object.entries(all).filter(([name]) => now.touched.has(name as keyof V)),
      ) as Errors<V>,
    });
  };

  useEffect(() => {
    if (state.refused) now.form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [state.refused, now]);

  const refuse = (errors: Errors<V>, messages: string[] = [], status: FormStatus = 'editing') => {
    for (const name of Object.keys(errors) as (keyof V)[]) now.touched.add(name);
    setState((before) => ({ ...before, errors, messages, status, refused: before.refused + 1 }));
  };

  const submit = async () => {
    if (now.busy) return;
    now.busy = true;
    let { values } = now;
    try {
      const errors = await now.check(values);
      if (Object.keys(errors).length > 0) return refuse(errors);
      // What is sent is what the fields show.
      const plain = masks.clean?.(values, now.kinds, now.initial) ?? values;
      if (values === now.values) now.values = plain;
      values = plain;
      patch({ values: now.values, errors: {}, messages: [], failure: undefined, status: 'sending' });
      await now.send(values);
      now.isDone = true;
      patch({ status: 'sent' });
    } catch (error) {
      // Not by instanceof: the error's class loads with the first call.
      const placed = (error as { refusal?: Refusal } | null)?.refusal?.place(
        // A visible field has a line for its message (ErrorLine).
        hasField ??
          ((name) =>
            !!(now.form && (shadowRootOf(now.form) ?? pageDocument).getElementById(`${name}-error`))),
      );
      if (!placed) return patch({ status: 'failed', failure: error });
      const errors = placed.errors as Errors<V>;
      now.refusal = { errors, values };
      refuse(errors, placed.messages, Object.keys(errors).length > 0 ? 'editing' : 'failed');
    } finally {
      now.busy = false;
    }
  };

  const set = (changes: Partial<V>) => {
    now.values = { ...now.values, ...changes };
    now.isDone = false;
    patch({ values: now.values });
    if (Object.keys(changes).some((name) => now.touched.has(name as keyof V))) review();
  };

  return {
    ...state,
    kinds: now.kinds,
    set,
    touch(name) {
      now.touched.add(name);
      review();
    },
    edit: () => patch({ status: 'editing', messages: [] }),
    onSubmit(event) {
      event.preventDefault();
      now.form = event.currentTarget as HTMLFormElement;
      hearFields(now.form, now.kinds, state.values, () => now.values, set);
      submit();
    },
  };
}
