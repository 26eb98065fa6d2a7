import { described, type FieldProps, Frame, type FrameProps, noteKind } from '../core/fields';
import { useFilledText } from '../core/hear-changes';
import { useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';

const messages = {
  'pt-BR': { left: '{count} caracteres restantes', over: '{count} caracteres a mais' },
  'es-AR': { left: 'Quedan {count} caracteres', over: '{count} caracteres de más' },
};

type Props<V> = FieldProps<V, string> &
  Pick<FrameProps, 'optional' | 'hint'> & {
    /** Maximum characters, shown as those that are left; a longer text is not cut: the form's rules refuse it (tooLong). */
    limit?: number;
    disabled?: boolean;
    readOnly?: boolean;
    rows?: number;
  };

/** The remaining characters are announced below this number. */
const NEAR = 50;

/** A multi-line text input. */
export function TextArea<V extends object>(props: Props<V>) {
  const { form, name, label, optional, hint, limit, ...input } = props;
  const labels = useMessages(messages);
  useStyles(css);
  noteKind(form, name, 'free');
  const error = form.errors[name];
  const value = String(form.values[name] ?? '');
  const filled = useFilledText(value);
  const left = limit === undefined ? undefined : limit - [...value.trim()].length;
  return (
    <Frame {...{ name, label, optional, hint, error }}>
      <textarea
        className="input"
        part="input"
        rows={4}
        aria-required={!optional}
        {...input}
        {...described(name, error, hint)}
        {...filled}
        onInput={({ currentTarget }) => form.set({ [name]: currentTarget.value } as Partial<V>)}
        onBlur={() => form.touch(name)}
      />
      {left !== undefined && (
        <p className={left < 0 ? 'counter over' : 'counter'} role={left < NEAR ? 'status' : undefined}>
          {fillMessage(left < 0 ? labels.over : labels.left, { count: Math.abs(left) })}
        </p>
      )}
    </Frame>
  );
}
