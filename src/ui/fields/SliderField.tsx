import { useState } from 'react';
import { described, type FieldProps, Frame, type FrameProps } from '../core/fields';
import { useStyles } from '../hooks/use-styles';
import css from './fields.css?inline';

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
    disabled?: boolean;
  };

interface Unit {
  label: string;
  format(value: number): string;
  parse(text: string): number | null;
}

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
 * range becomes the nearest end, other text is discarded.
 */
export function SliderField<V extends object>(props: Props<V>) {
  const { form, name, label, hint, min, max, step = 1, format, parse, disabled } = props;
  const { spoken = format, second } = props;
  useStyles(css);
  const error = form.errors[name];
  const value = Number(form.values[name] ?? min);
  const set = (next: number) => form.set({ [name]: snap(next, { min, max, step }) } as Partial<V>);
  const line = {
    value,
    disabled,
    invalid: error ? true : undefined,
    onCommit(number: number | null) {
      if (number !== null) set(number);
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
          aria-valuetext={spoken(value)}
          value={value}
          onInput={({ currentTarget }) => set(Number(currentTarget.value))}
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
        <div className="slider-ends" aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
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
  onCommit(number: number | null): void;
};

/** The value as an editable text. */
function TypedLine({ id, label, value, format, parse, disabled, invalid, onCommit }: LineProps) {
  const [typed, setTyped] = useState<{ text: string; at: number } | null>(null);
  // Typed text is discarded once the slider has moved.
  const text = typed?.at === value ? typed.text : null;
  /** Reads the input itself, which may be left before the typed text is rendered. */
  const commit = ({ value: shown }: HTMLInputElement) => {
    setTyped(null);
    onCommit(shown === format(value) ? null : parse(shown));
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
