import { type ReactNode, useRef } from 'react';
import { describedInGroup, ErrorLine } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { texts } from './messages';

interface ChoiceFieldProps {
  form: Form<Record<string, string>>;
  name: string;
  label: ReactNode;
  isRequired: boolean | undefined;
  choices: readonly { id: string; label: string }[];
  /** Whether each choice shows the digit that chooses it; the keys are those of who shows the question. */
  showsKeys?: boolean | undefined;
  /** Called with every choice, also of what is chosen already. */
  onPick?: (() => void) | undefined;
}

/** Choices that a digit can stand for. */
export const MOST_KEYS = 9;

/** A single choice in rows that are large enough for a thumb; an optional one can be undone. */
export function ChoiceField(props: ChoiceFieldProps) {
  const { form, name, label, isRequired, choices, showsKeys, onPick } = props;
  const messages = useMessages(texts);
  const group = useRef<HTMLFieldSetElement>(null);
  const error = form.errors[name];
  const chosen = form.values[name] ?? '';
  const clear = () => {
    // The pressed button is about to go.
    group.current?.querySelector('input')?.focus();
    form.set({ [name]: '' });
  };
  return (
    <fieldset className="field" part="field" ref={group}>
      <legend>
        {label}
        {isRequired === false && <small> {messages.optional}</small>}
      </legend>
      <div className="question-options">
        {choices.map(({ id, label }, index) => (
          <label className="choice question-option" key={id}>
            <input
              type="radio"
              name={name}
              value={id}
              {...describedInGroup(name, error)}
              checked={chosen === id}
              onChange={() => form.set({ [name]: id })}
              onClick={onPick}
            />
            {showsKeys && index < MOST_KEYS && (
              <span className="question-key" aria-hidden="true">
                {index + 1}
              </span>
            )}
            <span>{label}</span>
          </label>
        ))}
      </div>
      <ErrorLine name={name} error={error} />
      {isRequired === false && chosen !== '' && (
        <button className="link" type="button" onClick={clear}>
          {messages.clear}
        </button>
      )}
    </fieldset>
  );
}
