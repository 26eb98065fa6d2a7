import type { InputHTMLAttributes, ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Lead } from './rules';

export type Form = UseFormReturn<Lead>;
type TextName = Exclude<keyof Lead, 'personType' | `allow${string}` | 'hasTwoYearCnpj'>;

/** The message of a field, in a line that is there before it. */
export function ErrorLine({ form, name }: { form: Form; name: keyof Lead }) {
  return (
    <p className="error" id={`${name}-error`}>
      {form.formState.errors[name]?.message}
    </p>
  );
}

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'form' | 'src' | 'formAction'> {
  form: Form;
  name: TextName;
  label: string;
  mask?: (typed: string) => string;
}

export function TextField({ form, name, label, mask, ...input }: TextFieldProps) {
  const registered = form.register(
    name,
    mask && { onChange: (event) => form.setValue(name, mask(event.target.value)) },
  );
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        id={name}
        aria-describedby={`${name}-error`}
        aria-invalid={!!form.formState.errors[name]}
        {...input}
        {...registered}
      />
      <ErrorLine form={form} name={name} />
    </div>
  );
}

interface ChoiceProps {
  form: Form;
  name: 'personType' | 'hasTwoYearCnpj' | 'allowEmail' | 'allowSMS' | 'allowWhatsApp';
  type: 'radio' | 'checkbox';
  value?: string;
  children: ReactNode;
}

export function Choice({ form, name, type, value, children }: ChoiceProps) {
  return (
    <label className="choice">
      <input
        type={type}
        value={value}
        aria-invalid={!!form.formState.errors[name]}
        {...form.register(name)}
      />
      {children}
    </label>
  );
}

export function SelectField({ form, name, label, children }: Omit<TextFieldProps, 'mask'>) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="input" id={name} aria-describedby={`${name}-error`} {...form.register(name)}>
        {children}
      </select>
      <ErrorLine form={form} name={name} />
    </div>
  );
}
