import { described, type FieldProps, Frame, type FrameProps, noteKind } from './core/fields';
import { useFilledText } from './core/hear-changes';

type Props<V> = FieldProps<V, string> & Pick<FrameProps, 'optional' | 'hint'>;

/**
 * A text of several lines for a first view; TextArea also counts what is left. Its widget's style gives the height of
 * `textarea`.
 */
export function LongText<V extends object>({ form, name, label, optional, hint }: Props<V>) {
  noteKind(form, name, 'free');
  const error = form.errors[name];
  const filled = useFilledText((form.values[name] as string | undefined) ?? '');
  return (
    <Frame {...{ name, label, optional, hint, error }}>
      <textarea
        className="input"
        part="input"
        rows={4}
        aria-required={!optional}
        {...described(name, error, hint)}
        {...filled}
        onInput={({ currentTarget }) => form.set({ [name]: currentTarget.value } as Partial<V>)}
        onBlur={() => form.touch(name)}
      />
    </Frame>
  );
}
