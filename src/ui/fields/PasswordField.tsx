import { useState } from 'react';
import { type FieldProps, TextField } from '../core/fields';
import { newPassword } from './input-presets';
import { PasswordRules } from './password/PasswordRules';
import { PasswordTools } from './password/PasswordTools';

const CURRENT = { autoComplete: 'current-password', autoCapitalize: 'none', spellCheck: false } as const;

type Props<V> = FieldProps<V, string> & {
  /** new: with the rules, and suggested by the browser; current: filled in by the browser. */
  kind: 'new' | 'current';
  /** Whether the rules of a new password are shown; not beside its confirmation. */
  rules?: boolean;
};

/** A password input that can show its text; a new password with its rules, marked as they are met. */
export function PasswordField<V extends object>({ form, name, label, kind, rules = true }: Props<V>) {
  const [shown, setShown] = useState(false);
  const isNew = kind === 'new';
  return (
    <>
      <TextField
        form={form}
        name={name}
        label={label}
        className="input adorned"
        type={shown ? 'text' : 'password'}
        {...(isNew ? newPassword : CURRENT)}
        describedBy={isNew && rules ? `${name}-rule-list` : undefined}
        after={<PasswordTools name={name} shown={shown} onShow={setShown} />}
      />
      {isNew && rules && <PasswordRules name={name} value={String(form.values[name] ?? '')} />}
    </>
  );
}
