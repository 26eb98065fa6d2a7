import { type RefObject, useEffect, useRef, useState } from 'react';
import { useHost } from '../core/host-context';
import type { Errors, Form } from '../core/use-form';
import { useLatest } from '../hooks/use-latest';
import { useOnChange } from '../hooks/use-on-change';
import { beginAtHeading } from './begin-at-heading';

/** One step of a wizard. */
export interface Step<V> {
  id: string;
  title: string;
  /** The fields that must be valid to leave the step. */
  fields: readonly (keyof V & string)[];
  /** Whether to skip the step, depending on earlier answers. */
  skip?(values: Partial<V>): boolean;
}

export interface Steps<V, S extends Step<V> = Step<V>> {
  /** The steps that are not skipped, in their order. */
  steps: readonly S[];
  current: S;
  /** From 0. */
  index: number;
  /** 0 to 1. */
  progress: number;
  first: boolean;
  last: boolean;
  /** Whether loading the rules failed: nothing was validated, and the step stays. */
  failed: boolean;
  /** Goes to the next step if this one is valid; otherwise shows the messages and focuses the first invalid field. */
  next(): Promise<boolean>;
  /** Goes to the previous step, keeping all values. */
  back(): void;
  /** Goes to a completed step or the next one; resolves to whether it did. */
  goTo(id: string): Promise<boolean>;
}

interface Options<V, S extends Step<V>> {
  form: Pick<Form<V>, 'values' | 'errors' | 'refused' | 'touch'>;
  steps: readonly S[];
  check(values: Partial<V>): Promise<Errors<V>>;
  /** Id of the step to show; the first one by default. Another id goes there, as goTo does. */
  at?: string | undefined;
  onStep?(step: S): void;
  /** The title element of a step: takes the focus, and needs a tabIndex of -1. */
  heading?: RefObject<HTMLElement | null>;
}

/**
 * The steps of a wizard over one form: each validates its own fields, and going back loses nothing. A refused field
 * leads to its step.
 */
export function useSteps<V extends object, S extends Step<V> = Step<V>>(options: Options<V, S>): Steps<V, S> {
  const { form, steps, check, at, onStep, heading } = options;
  const shown = steps.filter((step) => !step.skip?.(form.values));
  const [id, setId] = useState(shown.find((step) => step.id === at)?.id ?? shown[0]?.id ?? '');
  const [failed, setFailed] = useState(false);
  /** The furthest step reached, which can be returned to. */
  const reached = useRef(0);
  /** A field's error is about to render and must get the focus. */
  const focusesError = useRef(false);
  const { element } = useHost();
  const found = shown.findIndex((step) => step.id === id);
  // A step that is now skipped counts as completed: the one before it is the current one.
  const index = Math.max(0, found >= 0 ? found : Math.min(reached.current, shown.length - 1));
  reached.current = Math.max(reached.current, index);
  const current = shown[index] as S;

  useOnChange(current?.id, () => {
    onStep?.(current);
  });

  const latest = useLatest({ shown, form });
  useEffect(() => {
    const { shown, form: now } = latest.current;
    const at = form.refused > 0 && shown.find((step) => step.fields.some((field) => now.errors[field]));
    if (!at) return;
    focusesError.current = true;
    setId(at.id);
  }, [form.refused]);
  const before = useRef(current?.id);
  useEffect(() => {
    const wrong = current?.fields.find((field) => form.errors[field]);
    if (focusesError.current && wrong) {
      focusesError.current = false;
      const root = element.shadowRoot ?? element;
      root.querySelector<HTMLElement>(`[id="${wrong}"],[name="${wrong}"]`)?.focus();
    } else if (before.current !== current?.id && heading?.current) beginAtHeading(heading.current);
    before.current = current?.id;
  });

  /** Resolves to whether every step before this one is valid; otherwise goes to the first invalid one. */
  const clear = async (upTo: number): Promise<boolean> => {
    setFailed(false);
    const errors = await check(form.values).catch(() => null);
    if (!errors) {
      setFailed(true);
      return false;
    }
    for (const step of shown.slice(0, upTo)) {
      const wrong = step.fields.filter((field) => errors[field]);
      if (wrong.length === 0) continue;
      setId(step.id);
      focusesError.current = true;
      for (const field of wrong) form.touch(field);
      return false;
    }
    return true;
  };

  const goTo = async (wanted: string): Promise<boolean> => {
    const target = shown.findIndex((step) => step.id === wanted);
    if (target < 0 || target > reached.current + 1) return false;
    if (target > index && !(await clear(target))) return false;
    setId(wanted);
    return true;
  };
  const latestMove = useLatest({ goTo, id: current?.id });
  useEffect(() => {
    const { goTo, id } = latestMove.current;
    if (at && at !== id) goTo(at);
  }, [at]);
  return {
    steps: shown,
    current,
    index,
    progress: shown.length > 1 ? index / (shown.length - 1) : 1,
    first: index === 0,
    last: index === shown.length - 1,
    failed,
    goTo,
    next: () => goTo(shown[index + 1]?.id ?? ''),
    back: () => setId(shown[Math.max(0, index - 1)]?.id ?? id),
  };
}
