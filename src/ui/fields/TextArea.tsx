import { described, type FieldProps, Frame, type FrameProps } from '../core/fields';
import { fillMessage, useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';

const messages = {
  'pt-BR': { left: '{count} caracteres restantes' },
  'es-AR': { left: 'Quedan {count} caracteres' },
};

type Props<V> = FieldProps<V, string> &
  Pick<FrameProps, 'optional' | 'hint'> & {
    /** Maximum characters; the remaining number is shown near the end. */
    maxLength?: number;
    disabled?: boolean;
    readOnly?: boolean;
    rows?: number;
  };

/** The remaining characters are announced below this number. */
const NEAR = 50;

/** A multi-line text input. */
export function TextArea<V extends object>(props: Props<V>) {
  const { form, name, label, optional, hint, maxLength, ...input } = props;
  const w = useMessages(messages);
  useStyles(css);
  const error = form.errors[name];
  const value = String(form.values[name] ?? '');
  const left = maxLength === undefined ? undefined : maxLength - [...value].length;
  return (
    <Frame {...{ name, label, optional, hint, error }}>
      <textarea
        className="input"
        part="input"
        rows={4}
        required={!optional}
        {...input}
        maxLength={maxLength}
        {...described(name, error, hint)}
        value={value}
        onInput={({ currentTarget }) => form.set({ [name]: currentTarget.value } as Partial<V>)}
        onBlur={() => form.touch(name)}
      />
      {left !== undefined && (
        <p className="counter" role={left < NEAR ? 'status' : undefined}>
          {fillMessage(w.left, { count: left })}
        </p>
      )}
    </Frame>
  );
}
