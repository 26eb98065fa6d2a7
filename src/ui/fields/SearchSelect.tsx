import { useState } from 'react';
import { sameName } from '#domain/person/same-name';
import { Combobox, type Option } from '../Combobox';
import type { FieldProps } from '../core/fields';

type Props<V> = FieldProps<V, string> & {
  options: readonly Option[];
  placeholder?: string;
  /** Whether it may stay empty. */
  optional?: boolean;
  disabled?: boolean;
  busy?: boolean;
};

/**
 * A single choice from a long list, found by typing. The form's value is the option's; a text that is no option's label
 * is no value, and is reset when the visitor leaves the input.
 */
export function SearchSelect<V extends object>({ form, name, label, options, ...rest }: Props<V>) {
  const [typed, setTyped] = useState<string | null>(null);
  const chosen = options.find(({ value }) => value === form.values[name]);
  const set = (value: string) => form.set({ [name]: value } as Partial<V>);
  return (
    <Combobox
      {...rest}
      name={name}
      label={label}
      options={options}
      value={typed ?? chosen?.label ?? ''}
      error={form.errors[name]}
      onInput={(text) => {
        setTyped(text);
        // A whole label, typed or filled in by a browser, is its option.
        const meant = options.filter(({ label }) => sameName(label, text));
        if (text === '') set('');
        else if (meant.length === 1) set(meant[0]?.value ?? '');
      }}
      onChoose={({ value }) => {
        setTyped(null);
        set(value);
      }}
      onBlur={() => {
        setTyped(null);
        form.touch(name);
      }}
    />
  );
}
