import type { FocusEvent } from 'react';
import { type DateRange, problemSide, type RangeLimits, rangeProblem } from '#domain/time/date-range';
import { ErrorLine, type FieldProps, type FrameProps } from '../../core/fields';
import { useStyles } from '../../hooks/use-styles';
import css from './moment.css?inline';
import { useMomentMessages } from './use-moment-messages';

type Props<V> = FieldProps<V, DateRange> &
  Pick<FrameProps, 'hint'> &
  RangeLimits & {
    disabled?: boolean;
  };

const SIDES = ['from', 'to'] as const;

/** Two days, read together; an open end is said in words. Its rule is dateRangeMessage (field-messages). */
export function DateRangeField<V extends object>(props: Props<V>) {
  const { form, name, label, hint, disabled, ...limits } = props;
  const messages = useMomentMessages();
  useStyles(css);
  const value = (form.values[name] ?? { from: '', to: '' }) as DateRange;
  const { from, to } = value;
  const error = form.errors[name];
  const problem = rangeProblem(value, limits);
  const wrong = problem && problemSide(value, problem, limits);
  const isOpen = problem === undefined && (!from || !to);
  const note = !isOpen ? '' : from ? messages.openTo : to ? messages.openFrom : messages.openBoth;
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) form.touch(name);
  };
  return (
    <fieldset className="field" part="field" onBlur={onBlur}>
      <legend>{label}</legend>
      {hint && (
        <p className="muted" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="moment">
        {SIDES.map((side) => {
          const id = side === 'from' ? name : `${name}-to`;
          return (
            <label htmlFor={id} key={side}>
              <span>{messages[side]}</span>
              <input
                className="input"
                part="input"
                type="date"
                id={id}
                name={id}
                disabled={disabled}
                required={limits.open !== side && limits.open !== 'both'}
                // The end's calendar begins at the start.
                min={side === 'to' && from ? from : limits.min}
                max={limits.max ?? '9999-12-31'}
                // A service's refusal may be of either.
                aria-invalid={!!error && (wrong === side || !wrong)}
                aria-describedby={hint ? `${name}-hint ${name}-error` : `${name}-error`}
                value={value[side]}
                onInput={({ currentTarget }) =>
                  form.set({ [name]: { ...value, [side]: currentTarget.value } } as Partial<V>)
                }
              />
            </label>
          );
        })}
      </div>
      <p className="muted moment-note" role="status">
        {note}
      </p>
      <ErrorLine name={name} {...(error && { error })} />
    </fieldset>
  );
}
