import type { InputHTMLAttributes, ReactNode, SyntheticEvent } from 'react';
import type { TextKind } from '#domain/text/typed-text';
import type { Mask, MaskName } from '../mask';
import { useFilledText } from './hear-changes';
import { masks } from './masks';
import type { Form } from './use-form';

/** Names of a form's fields with a value of this type. */
export type Names<V, T> = { [Name in keyof V]: V[Name] extends T ? Name : never }[keyof V] & string;

export interface FieldProps<V, T> {
  form: Form<V>;
  name: Names<V, T>;
  label: ReactNode;
}

/** Addresses, which a component does not pass on: an element takes no plain text for them (jsx-runtime.d.ts). */
export type Addresses = 'src' | 'formAction';

/** Returns the browser's event of a view's: React wraps it, preact does not. */
export const browserEvent = (event: SyntheticEvent): InputEvent =>
  (event.nativeEvent ?? event) as unknown as InputEvent;

const idOf = (name: string) => `${name}-error`;

const hintOf = (name: string) => `${name}-hint`;

/** Attributes that associate an input with its hint and its error. */
export const described = (name: string, error?: string, hint?: ReactNode, more?: string) => ({
  id: name,
  name,
  // An empty field is not yet wrong. Required fields have aria-required: with the attribute of HTML, Firefox calls an empty one
  // invalid whatever this says.
  'aria-invalid': !!error,
  'aria-describedby': [hint && hintOf(name), more, idOf(name)].filter(Boolean).join(' '),
});

/**
 * Attributes that associate a control of a group with the group's error. On each control and not on the group: screen readers
 * skip a group's description where the focus comes to a control of it. Only while there is an error: a hint is not repeated.
 */
export function describedInGroup(name: string, error: string | undefined) {
  return { 'aria-invalid': !!error, 'aria-describedby': error ? idOf(name) : undefined };
}

/** A field's error, else its hint; the line is reserved, so that nothing moves when one appears. */
export function ErrorLine({ name, error, hint }: { name: string; error?: string; hint?: string }) {
  return (
    <p className={hint && !error ? 'error muted' : 'error'} part="error" id={idOf(name)}>
      {error ?? hint}
    </p>
  );
}

export interface FrameProps {
  /** The input's name and id. */
  name: string;
  label: ReactNode;
  /** Text after the label of an optional field. */
  optional?: string;
  /** Shown below the label. */
  hint?: ReactNode;
  error?: string;
  children: ReactNode;
}

/** A label, a hint and an error around an input. */
export const Frame = ({ name, label, optional, hint, error, children }: FrameProps) => (
  <div className="field" part="field">
    <label htmlFor={name}>
      {label}
      {optional && <small> {optional}</small>}
    </label>
    {hint && (
      <p className="muted" id={hintOf(name)}>
        {hint}
      </p>
    )}
    {children}
    <ErrorLine name={name} error={error} />
  </div>
);

export type TextProps<V> = FieldProps<V, string> &
  Pick<FrameProps, 'optional' | 'hint'> & {
    /** Formats the input right after an edit. */
    mask?: MaskName | Mask;
    /** Id of what else describes the input. */
    describedBy?: string | undefined;
    /** Shown inside the input's box, at its end: a button, a brand, a unit. */
    after?: ReactNode;
  } & Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'name' | Addresses>;

/** Tells a form what its field holds. */
export function noteKind<V>({ kinds }: Form<V>, name: string, kind: TextKind): void {
  if (kinds) kinds[name] = kind;
}

/** Returns what a text input holds, by its attributes. */
const kindOf = (mask: unknown, type = '', autoComplete = ''): TextKind =>
  /password/.test(type + autoComplete)
    ? 'secret'
    : mask || /^(email|tel)$/.test(type) || /username|email/.test(autoComplete)
      ? 'form'
      : /(^| |-)name$/.test(autoComplete)
        ? 'name'
        : 'line';

/** A text input with its label and its error. */
export function TextField<V extends object>({
  form,
  name,
  label,
  optional,
  hint,
  mask,
  after,
  describedBy,
  ...input
}: TextProps<V>) {
  const edit = (event: SyntheticEvent<HTMLInputElement>) => {
    const { currentTarget } = event;
    if (mask) masks.of?.(mask)(currentTarget, browserEvent(event));
    form.set({ [name]: currentTarget.value } as Partial<V>);
  };
  noteKind(form, name, kindOf(mask, input.type, input.autoComplete));
  const error = form.errors[name];
  const filled = useFilledText((form.values[name] as string | undefined) ?? '');
  return (
    <Frame {...{ name, label, optional, hint, error }}>
      <input
        className="input"
        part="input"
        type="text"
        aria-required={!optional}
        {...input}
        {...described(name, error, hint, describedBy)}
        {...filled}
        onInput={edit}
        // Composed text is formatted when the composition ends.
        onCompositionEnd={edit}
        onBlur={() => form.touch(name)}
      />
      {after}
    </Frame>
  );
}

export interface Choice {
  value: string;
  label: string;
}

/** A choice with an icon, maybe. */
type RadioChoice = Pick<Choice, 'value'> & { label: ReactNode };

/** A single choice with all options visible. */
export function RadioGroup<V extends object>({
  form,
  name,
  label,
  choices,
  error = form.errors[name],
}: FieldProps<V, string> & { choices: readonly RadioChoice[]; error?: string }) {
  noteKind(form, name, 'choice');
  return (
    <fieldset className="field" part="field">
      <legend>{label}</legend>
      <div className="choices">
        {choices.map(({ value, label }) => (
          <label className="choice" key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              {...describedInGroup(name, error)}
              checked={form.values[name] === value}
              onChange={() => form.set({ [name]: value } as Partial<V>)}
            />
            {label}
          </label>
        ))}
      </div>
      <ErrorLine name={name} error={error} />
    </fieldset>
  );
}

/** A single choice from a list. */
export function SelectField<V extends object>({
  form,
  name,
  label,
  optional,
  choices,
  empty,
}: FieldProps<V, string> & Pick<FrameProps, 'optional'> & { choices: readonly Choice[]; empty?: string }) {
  noteKind(form, name, 'choice');
  const error = form.errors[name];
  return (
    <Frame {...{ name, label, optional, error }}>
      <select
        className="input"
        part="input"
        aria-required={!optional}
        {...described(name, error)}
        value={(form.values[name] as string | undefined) ?? ''}
        onChange={(event) => form.set({ [name]: event.currentTarget.value } as Partial<V>)}
        onBlur={() => form.touch(name)}
      >
        {empty && <option value="">{empty}</option>}
        {choices.map(({ value, label }) => (
          <option value={value} key={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A check box; describedBy: the field whose message is also its own, itself by default. */
export function Checkbox<V extends object>({
  form,
  name,
  label,
  invalid,
  describedBy = name,
}: FieldProps<V, boolean> & { invalid?: boolean; describedBy?: string }) {
  noteKind(form, name, 'choice');
  return (
    <label className="choice" htmlFor={name}>
      <input
        type="checkbox"
        id={name}
        name={name}
        aria-invalid={!!invalid}
        aria-describedby={invalid === undefined ? undefined : idOf(describedBy)}
        checked={form.values[name] === true}
        onChange={(event) => form.set({ [name]: event.currentTarget.checked } as Partial<V>)}
      />
      {label}
    </label>
  );
}
