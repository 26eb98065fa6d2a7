import { useState } from 'react';
import { spokenText } from '#domain/spoken/spoken-text';
import { described, type FieldProps, Frame, type FrameProps } from '../core/fields';
import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import { Spoken } from '../parts/Spoken';
import css from './fields.css?inline';

const messages = {
  'pt-BR': {
    min: 'mínimo {value}',
    max: 'máximo {value}',
    adjusted: 'ajustado para {value}',
    notNumber: 'digite um número; ficou {value}',
  },
  'es-AR': {
    min: 'mínimo {value}',
    max: 'máximo {value}',
    adjusted: 'ajustado a {value}',
    notNumber: 'ingresá un número; queda {value}',
  },
};

type Props<V> = FieldProps<V, number> &
  Pick<FrameProps, 'hint'> & {
    min: number;
    max: number;
    step?: number;
    /** Formats the value with its unit. */
    format(value: number): string;
    /** Parses a typed text; null if it is no number. */
    parse(text: string): number | null;
    /** Formats the value for screen readers, if that is longer than the displayed text. */
    spoken?(value: number): string;
    /** The same value in another unit, with an input of its own: for a percentage the amount. */
    second?: Unit;
    /** Whether a typed value may lie between the steps: it is then kept as typed. */
    exact?: boolean;
    disabled?: boolean;
  };

interface Unit {
  label: string;
  format(value: number): string;
  parse(text: string): number | null;
}

/** A difference of values that is a rounding error. */
const ROUNDING = 1e-9;

/** Returns the nearest value of the slider; its minimum for NaN. */
export function snap(
  value: number,
  { min, max, step = 1 }: { min: number; max: number; step?: number },
): number {
  if (Number.isNaN(value)) return min;
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  // Sums of fractional steps have rounding errors.
  const exact = Number((min + steps * step).toFixed(10));
  return exact > max ? Number((exact - step).toFixed(10)) : exact;
}

/**
 * A number within a range, set by a slider or typed beside it. Typed text is applied on blur or Enter; a number out of
 * range becomes the nearest end, other text is discarded. What differs from the typed text is said below the slider.
 */
export function SliderField<V extends object>(props: Props<V>) {
  const { form, name, label, hint, min, max, step = 1, format, parse, disabled } = props;
  const { spoken = format, second, exact = false } = props;
  const { language } = useHost();
  const labels = useMessages(messages);
  const [note, setNote] = useState('');
  useStyles(css);
  const error = form.errors[name];
  const value = Number(form.values[name] ?? min);
  const set = (next: number) => form.set({ [name]: next } as Partial<V>);
  const clamped = (typed: number) => (typed > max ? max : typed >= min ? typed : min);
  /** Applies a typed number; null for other text. */
  const take = (typed: number | null) => {
    if (typed === null) return setNote(fillMessage(labels.notNumber, { value: format(value) }));
    const next = exact ? clamped(typed) : snap(typed, { min, max, step });
    const [limit, end] =
      typed < min ? [labels.min, min] : typed > max ? [labels.max, max] : [labels.adjusted, next];
    setNote(Math.abs(next - typed) > ROUNDING ? fillMessage(limit, { value: spoken(end) }) : '');
    set(next);
  };
  const line = {
    value,
    disabled,
    invalid: error ? true : undefined,
    onCommit(text: string, parse: Unit['parse']) {
      if (text) take(parse(text));
      form.touch(name);
    },
  };
  return (
    <Frame {...{ name, label, hint, error }}>
      <div className={second ? 'slider two' : 'slider'}>
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          {...described(name, error, hint)}
          aria-valuetext={spokenText(spoken(value), language)}
          value={value}
          onInput={({ currentTarget }) => {
            setNote('');
            set(snap(Number(currentTarget.value), { min, max, step }));
          }}
          onBlur={() => form.touch(name)}
        />
        <TypedLine
          {...line}
          id={`${name}-typed`}
          label={typeof label === 'string' ? label : undefined}
          format={format}
          parse={parse}
        />
        {second && <TypedLine {...line} {...second} id={`${name}-second`} />}
        <div className="slider-ends">
          <span aria-hidden="true">{format(min)}</span>
          {/* Between the ends: nothing moves when it is filled. */}
          <span className="slider-note" role="status">
            <Spoken>{note}</Spoken>
          </span>
          <span aria-hidden="true">{format(max)}</span>
        </div>
      </div>
    </Frame>
  );
}

type LineProps = Omit<Unit, 'label'> & {
  id: string;
  label?: string;
  value: number;
  disabled?: boolean;
  invalid?: boolean;
  /** Called with changed text; empty if it is unchanged. */
  onCommit(text: string, parse: Unit['parse']): void;
};

/** The value as an editable text. */
function TypedLine({ id, label, value, format, parse, disabled, invalid, onCommit }: LineProps) {
  const [typed, setTyped] = useState<{ text: string; at: number } | null>(null);
  // Typed text is discarded once the slider has moved.
  const text = typed?.at === value ? typed.text : null;
  /** Reads the input itself, which may be left before the typed text is rendered. */
  const commit = ({ value: shown }: HTMLInputElement) => {
    setTyped(null);
    onCommit(shown === format(value) ? '' : shown.trim(), parse);
  };
  return (
    <input
      className="input"
      part="input"
      id={id}
      inputMode="decimal"
      autoComplete="off"
      disabled={disabled}
      aria-label={label}
      aria-invalid={invalid}
      value={text ?? format(value)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onInput={({ currentTarget }) => setTyped({ text: currentTarget.value, at: value })}
      onBlur={({ currentTarget }) => commit(currentTarget)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        // Enter applies the text, and does not submit the form with the previous value.
        event.preventDefault();
        commit(event.currentTarget);
      }}
    />
  );
}
