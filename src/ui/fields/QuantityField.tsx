import { useState } from 'react';
import { described, type FieldProps, Frame, type FrameProps } from '../core/fields';
import { useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';
import { snap } from './SliderField';

const messages = {
  'pt-BR': { less: 'Diminuir', more: 'Aumentar' },
  'es-AR': { less: 'Disminuir', more: 'Aumentar' },
};

type Props<V> = FieldProps<V, number> &
  Pick<FrameProps, 'hint'> & { min?: number; max?: number; disabled?: boolean };

/** A whole number, changed by buttons or typed. */
export function QuantityField<V extends object>(props: Props<V>) {
  const { form, name, label, hint, min = 0, max = 99_999, disabled } = props;
  const labels = useMessages(messages);
  const [typed, setTyped] = useState<string | null>(null);
  useStyles(css);
  const error = form.errors[name];
  const value = Number(form.values[name] ?? min);
  const set = (next: number) => form.set({ [name]: snap(next, { min, max }) } as Partial<V>);
  const named = typeof label === 'string' ? `: ${label}` : '';
  return (
    <Frame {...{ name, label, hint, error }}>
      <div className="quantity">
        <button
          type="button"
          aria-label={`${labels.less}${named}`}
          disabled={disabled || value <= min}
          onClick={() => set(value - 1)}
        >
          −
        </button>
        <input
          className="input"
          part="input"
          inputMode="numeric"
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          disabled={disabled}
          {...described(name, error, hint)}
          value={typed ?? String(value)}
          onInput={({ currentTarget }) => setTyped(currentTarget.value.replace(/\D/g, '').slice(0, 5))}
          onKeyDown={(event) => {
            const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
            if (!step) return;
            event.preventDefault();
            setTyped(null);
            set(value + step);
          }}
          onBlur={() => {
            if (typed) set(Number(typed));
            setTyped(null);
            form.touch(name);
          }}
        />
        <button
          type="button"
          aria-label={`${labels.more}${named}`}
          disabled={disabled || value >= max}
          onClick={() => set(value + 1)}
        >
          +
        </button>
      </div>
    </Frame>
  );
}
