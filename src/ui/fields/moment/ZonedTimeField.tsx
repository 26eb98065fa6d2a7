import type { FocusEvent } from 'react';
import { visitorZone } from '#domain/time/visitor-zone';
import { readZonedTime, type ZonedReading, type ZonedTime } from '#domain/time/zoned-choice';
import { clockIn, offsetIn, zoneName } from '#domain/time/zoned-time';
import { ErrorLine, type FieldProps, type FrameProps } from '../../core/fields';
import { useHost } from '../../core/host-context';
import { fillMessage } from '../../fill-message';
import { useStyles } from '../../hooks/use-styles';
import { dayWords } from './field-messages';
import css from './moment.css?inline';
import { useMomentMessages } from './use-moment-messages';

type Props<V> = FieldProps<V, ZonedTime> &
  Pick<FrameProps, 'optional' | 'hint'> & {
    /** Of what is dated: the country's or the dealer's. */
    timeZone: string;
    /** The first and the last day that can be chosen, YYYY-MM-DD. */
    min?: string;
    max?: string;
    disabled?: boolean;
  };

interface NoteProps {
  reading: ZonedReading;
  timeZone: string;
  date: string;
}

/** Says whose time it is where the visitor's differs, and what is unusual about it. */
function ZoneNote({ reading, timeZone, date }: NoteProps) {
  const { language } = useHost();
  const messages = useMomentMessages();
  const own = visitorZone();
  const moment = reading.moment ?? Date.now();
  const isElsewhere = !!own && offsetIn(moment, own) !== offsetIn(moment, timeZone);
  const there = own && isElsewhere ? clockIn(moment, own) : undefined;
  const yourDay = there && there.date !== date ? `${dayWords(there.date)}, ` : '';
  return (
    <p className="muted moment-note" role="status">
      {reading.kind === 'gap' && `${fillMessage(messages.gap, { time: clockIn(moment, timeZone).time })} `}
      {there && `${fillMessage(messages.zone, { zone: zoneName(moment, timeZone, language) })} `}
      {there &&
        reading.moment !== undefined &&
        fillMessage(messages.yours, { time: `${yourDay}${there.time}` })}
    </p>
  );
}

/**
 * A date and a time in a zone. A time that a change of clocks skips is said to be the later one; of one that it repeats, the
 * visitor chooses which. The form's value is what the inputs hold: readZonedTime tells the moment.
 */
export function ZonedTimeField<V extends object>(props: Props<V>) {
  const { form, name, label, optional, hint, timeZone, min, max, disabled } = props;
  const messages = useMomentMessages();
  useStyles(css);
  const value = (form.values[name] ?? { date: '', time: '' }) as ZonedTime;
  const error = form.errors[name];
  const reading = readZonedTime(value, timeZone);
  const set = (changes: Partial<ZonedTime>) => form.set({ [name]: { ...value, ...changes } } as Partial<V>);
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) form.touch(name);
  };
  const input = {
    className: 'input',
    part: 'input',
    disabled,
    required: !optional,
    'aria-describedby': hint ? `${name}-hint ${name}-error` : `${name}-error`,
  };
  return (
    <fieldset className="field" part="field" onBlur={onBlur}>
      <legend>
        {label}
        {optional && <small> {optional}</small>}
      </legend>
      {hint && (
        <p className="muted" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <div className="moment">
        <label htmlFor={name}>
          <span>{messages.date}</span>
          <input
            {...input}
            type="date"
            id={name}
            name={name}
            min={min}
            max={max ?? '9999-12-31'}
            aria-invalid={!!error && (reading.kind !== 'incomplete' || !value.date)}
            value={value.date}
            onInput={({ currentTarget }) => set({ date: currentTarget.value, isSecond: false })}
          />
        </label>
        <label htmlFor={`${name}-time`}>
          <span>{messages.time}</span>
          <input
            {...input}
            type="time"
            id={`${name}-time`}
            name={`${name}-time`}
            aria-invalid={!!error && (reading.kind !== 'incomplete' || !value.time)}
            value={value.time}
            onInput={({ currentTarget }) => set({ time: currentTarget.value.slice(0, 5), isSecond: false })}
          />
        </label>
      </div>
      <ZoneNote reading={reading} timeZone={timeZone} date={value.date} />
      {reading.kind === 'twice' && (
        <fieldset className="moment-note">
          <legend>{messages.twice}</legend>
          {[false, true].map((isSecond) => (
            <label className="choice" key={String(isSecond)}>
              <input
                type="radio"
                name={`${name}-second`}
                disabled={disabled}
                checked={!!value.isSecond === isSecond}
                onChange={() => set({ isSecond })}
              />
              {isSecond ? messages.second : messages.first}
            </label>
          ))}
        </fieldset>
      )}
      <ErrorLine name={name} {...(error && { error })} />
    </fieldset>
  );
}
