import type { InputHTMLAttributes, ReactNode } from 'react';
import { type Addresses, browserEvent, described, Frame } from '#ui/core/fields';
import { masks } from '#ui/core/masks';
import type { Form } from '#ui/core/use-form';
import type { Mask, MaskName } from '#ui/mask';
import type { NewCard } from './card';

/** The number of edits of each field: the form knows that a text has changed, and never the text. */
export type CardEdits = { [Name in keyof NewCard]: string };

interface SecretFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | Addresses> {
  form: Form<CardEdits>;
  name: keyof NewCard;
  label: string;
  mask?: MaskName | Mask;
  after?: ReactNode;
  /** Called with what was typed; it must not be kept. */
  onTyped?(text: string): void;
}

/** An input whose text is in the input only: in no state, no property of a view and no attribute. */
export function SecretField({ form, name, label, mask, after, onTyped, ...input }: SecretFieldProps) {
  const error = form.errors[name];
  return (
    <Frame {...{ name, label, error }}>
      <input
        className="input"
        part="input"
        type="text"
        aria-required
        {...input}
        {...described(name, error)}
        onInput={(event) => {
          const { currentTarget } = event;
          if (mask) masks.of?.(mask)(currentTarget, browserEvent(event));
          onTyped?.(currentTarget.value);
          form.set({ [name]: String(Number(form.values[name] ?? 0) + 1) });
        }}
        onBlur={() => form.touch(name)}
      />
      {after}
    </Frame>
  );
}
