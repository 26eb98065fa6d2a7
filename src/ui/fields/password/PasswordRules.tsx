import { PASSWORD_RULES, type PasswordRule } from '#domain/access/password';
import { useMessages } from '../../core/host-context';
import { useStyles } from '../../hooks/use-styles';
import css from '../fields.css?inline';

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

interface PasswordRulesProps {
  /** Name of the password's field. */
  name: string;
  value: string;
}

/** The rules of a new password, marked as they are met. */
export function PasswordRules({ name, value }: PasswordRulesProps) {
  const labels = useMessages(messages);
  useStyles(css);
  return (
    <>
      <p className="sr" id={`${name}-rules`}>
        {labels.rules}
      </p>
      <ul className="password-rules" id={`${name}-rule-list`} aria-labelledby={`${name}-rules`}>
        {(Object.keys(PASSWORD_RULES) as PasswordRule[]).map((rule) => {
          const met = value !== '' && PASSWORD_RULES[rule](value);
          return (
            <li key={rule} data-met={met}>
              <span aria-hidden="true">{met ? '✓' : '○'}</span>
              {labels.rule[rule]}
              {met && <span className="sr">, {labels.met}</span>}
            </li>
          );
        })}
      </ul>
    </>
  );
}
