import { useState } from 'react';
import { PASSWORD_RULES, type PasswordRule } from '../../domain/password';
import { type FieldProps, TextField } from '../core/fields';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';
import { PasswordTools } from './PasswordTools';

const messages = {
  'pt-BR': {
    rules: 'A senha precisa de:',
    met: 'cumprido',
    rule: {
      length: 'De 8 a 16 caracteres',
      digit: 'Um número',
      lowercase: 'Uma letra minúscula',
      uppercase: 'Uma letra maiúscula',
      special: 'Um caractere especial',
      allowed: 'Nenhum destes: < > + | / ? * \\',
    } satisfies Record<PasswordRule, string>,
  },
  'es-AR': {
    rules: 'La contraseña necesita:',
    met: 'cumplido',
    rule: {
      length: 'De 8 a 16 caracteres',
      digit: 'Un número',
      lowercase: 'Una letra minúscula',
      uppercase: 'Una letra mayúscula',
      special: 'Un carácter especial',
      allowed: 'Ninguno de estos: < > + | / ? * \\',
    } satisfies Record<PasswordRule, string>,
  },
};

type Props<V> = FieldProps<V, string> & {
  /** new: with the rules, and suggested by the browser; current: filled in by the browser. */
  kind: 'new' | 'current';
};

/** A password input that can show its text; a new password with its rules, marked as they are met. */
export function PasswordField<V extends object>({ form, name, label, kind }: Props<V>) {
  const w = useMessages(messages);
  const [shown, setShown] = useState(false);
  useStyles(css);
  const value = String(form.values[name] ?? '');
  const isNew = kind === 'new';
  return (
    <>
      <TextField
        form={form}
        name={name}
        label={label}
        className="input adorned"
        type={shown ? 'text' : 'password'}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        autoCapitalize="none"
        spellCheck={false}
        after={<PasswordTools name={name} shown={shown} onShow={setShown} />}
      />
      {isNew && (
        <>
          <p className="sr" id={`${name}-rules`}>
            {w.rules}
          </p>
          <ul className="password-rules" aria-labelledby={`${name}-rules`}>
            {(Object.keys(PASSWORD_RULES) as PasswordRule[]).map((rule) => {
              const met = value !== '' && PASSWORD_RULES[rule](value);
              return (
                <li key={rule} data-met={met}>
                  <span aria-hidden="true">{met ? '✓' : '○'}</span>
                  {w.rule[rule]}
                  {met && <span className="sr">, {w.met}</span>}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </>
  );
}
