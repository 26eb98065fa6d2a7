import { useState } from 'react';
import { described, type FieldProps, Frame, type FrameProps } from '../fields';
import { useStyles } from '../use-styles';
import css from './fields.css?inline';

type Props<V> = FieldProps<V, number> &
  Pick<FrameProps, 'hint'> & {
    min: number;
    max: number;
    step?: number;
    /** The value as a visitor reads and hears it, with its unit. */
    format(value: number): string;
    /** A typed text as a number; null where it is none. */
    parse(text: string): number | null;
    disabled?: boolean;
  };

/** The nearest value the slider can have. */
export function snap(
  value: number,
  { min, max, step = 1 }: { min: number; max: number; step?: number },
): number {
  const steps = Math.round((Math.min(max, Math.max(min, value)) - min) / step);
  // Steps of a fraction add up to more digits than they have.
  const exact = Number((min + steps * step).toFixed(10));
  return exact > max ? Number((exact - step).toFixed(10)) : exact;
}

/**
 * A number between two others, by a slider or typed beside it. What is typed counts once the visitor leaves the line or
 * presses Enter; a number beyond the ends becomes the end, a text that is none is forgotten.
 */
export function SliderField<V extends object>(props: Props<V>) {
  const { form, name, label, hint, min, max, step = 1, format, parse, disabled } = props;
  const [typed, setTyped] = useState<string | null>(null);
  useStyles(css);
  const error = form.errors[name];
  const value = Number(form.values[name] ?? min);
  const set = (next: number) => form.set({ [name]: snap(next, { min, max, step }) } as Partial<V>);
  const commit = () => {
    const number = typed === null ? null : parse(typed);
    setTyped(null);
    if (number !== null) set(number);
    form.touch(name);
  };
  const said = `${name}-typed`;
  return (
    <Frame {...{ name, label, hint, error }}>
      <div className="slider">
        <input
          type="range"
          min={min}
          max={max}
          step={step}
          disabled={disabled}
          {...described(name, error, hint)}
          aria-valuetext={format(value)}
          value={value}
          onInput={({ currentTarget }) => {
            setTyped(null);
            set(Number(currentTarget.value));
          }}
          onBlur={() => form.touch(name)}
        />
        <input
          className="input"
          part="input"
          id={said}
          inputMode="decimal"
          autoComplete="off"
          disabled={disabled}
          aria-label={typeof label === 'string' ? label : undefined}
          aria-invalid={error ? true : undefined}
          value={typed ?? format(value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter ends the typing, and does not send the form with what stood there before.
            event.preventDefault();
            commit();
          }}
        />
        <div className="slider-ends" aria-hidden="true">
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      </div>
    </Frame>
  );
}
