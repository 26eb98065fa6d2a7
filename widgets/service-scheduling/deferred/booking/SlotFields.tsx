import { addDays } from '../../../../src/domain/day-text';
import type { FormDealer } from '../../../../src/features/dealer/picker/use-form-dealer';
import { closedReason } from '../../../../src/features/scheduling/closed-days';
import { messages as scheduling } from '../../../../src/features/scheduling/messages';
import { ZoneNote } from '../../../../src/features/scheduling/ZoneNote';
import { country } from '../../../../src/page/core/metadata';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import type { Form } from '../../../../src/ui/core/use-form';
import { DateGrid } from '../../../../src/ui/parts/DateGrid';
import { SlotList } from '../../../../src/ui/parts/SlotList';
import type { VisitForm } from './form-values';
import { messages } from './messages';
import type { Slots } from './use-slots';

interface SlotFieldsProps {
  form: Form<VisitForm>;
  dealer: FormDealer;
  slots: Slots;
  /** First and last day. */
  min: string;
  max: string;
  /** Times that somebody else has just taken, as `dealer date time`. */
  taken: ReadonlySet<string>;
}

/** The day and the time of a visit, in the dealer's time zone. */
export function SlotFields({ form, dealer, slots, min, max, taken }: SlotFieldsProps) {
  const { language } = useHost();
  const w = useMessages(messages);
  const s = useMessages(scheduling);
  const { date = '', time = '' } = form.values;
  const reasonOf = (day: string) => {
    const closed = closedReason(day, dealer.details?.periods ?? [], country() ?? 'BR', language);
    return closed || (slots.on(day)?.length === 0 ? s.full : '');
  };
  const free = (date && slots.on(date)) || [];
  const gone = [...taken]
    .map((each) => each.split(' '))
    .filter(([at, day, hour = '']) => at === dealer.id && day === date && !free.includes(hour))
    .map(([, , hour = '']) => ({ time: hour, taken: true }));
  const all = [...free.map((each) => ({ time: each })), ...gone].sort((one, other) =>
    one.time < other.time ? -1 : 1,
  );
  const { date: dateError, time: timeError } = form.errors;
  // Without a dealer there is nothing to choose from.
  if (!dealer.id) return <p className="muted">{w.dayHint}</p>;
  return (
    <>
      <DateGrid
        name="date"
        label={w.day}
        value={date}
        min={min}
        max={max}
        today={min}
        closedReason={reasonOf}
        busy={slots.isLoading}
        {...(slots.failed && {
          instead: <FailureNotice onRetry={slots.retry}>{w.slotsNotLoaded}</FailureNotice>,
        })}
        {...(dateError && { error: dateError })}
        onChange={(day) => form.set({ date: day, time: slots.on(day)?.includes(time) ? time : '' })}
        onMonth={slots.show}
      />
      {date && all.length > 0 && (
        <>
          <SlotList
            name="time"
            label={w.time}
            slots={all}
            value={time}
            {...(timeError && { error: timeError })}
            onChange={(hour) => form.set({ time: hour })}
          />
          <ZoneNote timeZone={dealer.timeZone} date={date} time={time} />
        </>
      )}
    </>
  );
}

/** Days after today until which a visit can be booked (ours). */
const DAYS_AHEAD = 60;
export const lastDay = (today: string): string => addDays(today, DAYS_AHEAD);
