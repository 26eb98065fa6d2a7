import type { ReactNode } from 'react';

interface FieldProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  children: ReactNode;
}

/** A control with its label above and its hint below; the control refers to the hint by `hintOf(id)`. */
export const Field = ({ id, label, hint, children }: FieldProps) => (
  <div className="vt-embed-field">
    <label htmlFor={id}>{label}</label>
    {children}
    {hint && (
      <p className="vt-embed-hint" id={hintOf(id)}>
        {hint}
      </p>
    )}
  </div>
);

export const hintOf = (id: string): string => `${id}-hint`;

interface SelectProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange(value: string): void;
}

export const Select = ({ id, label, hint, value, options, onChange }: SelectProps) => (
  <Field id={id} label={label} hint={hint}>
    <select
      id={id}
      value={value}
      aria-describedby={hint ? hintOf(id) : undefined}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {options.map(([name, text]) => (
        <option key={name} value={name}>
          {text}
        </option>
      ))}
    </select>
  </Field>
);

interface TextProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  value: string;
  type?: 'text' | 'number' | 'url';
  onChange(value: string): void;
}

export const TextInput = ({ id, label, hint, value, type = 'text', onChange }: TextProps) => (
  <Field id={id} label={label} hint={hint}>
    <input
      id={id}
      type={type}
      value={value}
      step={type === 'number' ? 'any' : undefined}
      autoComplete="off"
      spellCheck={false}
      aria-describedby={hint ? hintOf(id) : undefined}
      onInput={(event) => onChange(event.currentTarget.value)}
    />
  </Field>
);

interface ChoiceProps {
  id: string;
  legend: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange(value: string): void;
}

/** Radio buttons in one row. */
export const Choice = ({ id, legend, value, options, onChange }: ChoiceProps) => (
  <fieldset className="vt-embed-choice">
    <legend>{legend}</legend>
    {options.map(([name, text]) => (
      <label key={name}>
        <input type="radio" name={id} checked={name === value} onChange={() => onChange(name)} />
        <span>{text}</span>
      </label>
    ))}
  </fieldset>
);
