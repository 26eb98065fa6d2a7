import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { NewCard } from './card';

const FIELDS = ['number', 'holderName', 'dueDate', 'cvv'] as const;

type Inputs = readonly (HTMLInputElement | null)[];

const inputsOf = (form: HTMLFormElement | null): Inputs =>
  FIELDS.map((name) => form?.elements.namedItem(name) as HTMLInputElement | null);

function empty(inputs: Inputs): void {
  for (const input of inputs) if (input) input.value = '';
}

export interface NewCardForm {
  /** The form with the inputs of CardFields. */
  area: RefObject<HTMLFormElement | null>;
  /** Returns what is typed, at the press of the button; it must not be kept. */
  typed(): NewCard;
  clear(): void;
}

/** The texts of a new card, which stay in the inputs; these are emptied when the form is left. */
export function useNewCard(): NewCardForm {
  const area = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const kept = inputsOf(area.current);
    // A removed input keeps its text as long as anything refers to it.
    return () => empty(kept);
  }, []);
  return {
    area,
    typed: () =>
      Object.fromEntries(
        inputsOf(area.current).map((input, index) => [FIELDS[index], input?.value.trim() ?? '']),
      ) as unknown as NewCard,
    clear: () => empty(inputsOf(area.current)),
  };
}
