import { useMemo, useState } from 'react';
import { addDays, weekdayOf } from '../../../../src/domain/day-text';
import { clockTime, openHours } from '../../../../src/domain/opening-hours';
import { clockIn } from '../../../../src/domain/zoned-time';
import { useFormDealer } from '../../../../src/features/dealer/picker/use-form-dealer';
import { closedReason } from '../../../../src/features/scheduling/closed-days';
import { ZoneNote } from '../../../../src/features/scheduling/ZoneNote';
import { FormFailure } from '../../../../src/features/standalone/FormFailure';
import { country } from '../../../../src/page/core/metadata';
import { statusOf } from '../../../../src/services/fallbacks/status';
import { SelectField } from '../../../../src/ui/core/fields';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import { SubmitButton } from '../../../../src/ui/core/SubmitButton';
import { useForm } from '../../../../src/ui/core/use-form';
import { FormMessages } from '../../../../src/ui/FormMessages';
import { FormRefusal } from '../../../../src/ui/form-refusal';
import { Button } from '../../../../src/ui/parts/Button';
import { DateGrid } from '../../../../src/ui/parts/DateGrid';
import { SlotList } from '../../../../src/ui/parts/SlotList';
import type { LinkTarget } from '../link-target';
import { useReasons } from '../reasons';
import { type Change, type Changed, type ChangeInput, change, type Obstacle, obstacleIn } from './link-calls';
import { messages } from './messages';

/** Minutes between two times of video appointments, and the hours of a dealer that is not known (ours). */
const STEP = 30;
const USUAL = [{ from: 540, to: 1080 }];
const DAYS_AHEAD = 60;
const CONFLICT = 409;

interface ChangeFormProps {
  target: LinkTarget;
  what: Change;
  dealer: string;
  onChanged(changed: Changed): void;
  onObstacle(obstacle: Obstacle): void;
  onKeep(): void;
}

/** Asks for what a change needs: nothing to confirm, the reason to cancel, besides it day and time to move. */
export function ChangeForm({
  target,
  what,
  dealer: dealerId,
  onChanged,
  onObstacle,
  onKeep,
}: ChangeFormProps) {
  const host = useHost();
  const w = useMessages(messages);
  const reasons = useReasons();
  const dealer = useFormDealer(dealerId);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const periods = dealer.isAuthored ? (dealer.details?.periods ?? []) : [];
  const min = useMemo(() => addDays(clockIn(Date.now(), dealer.timeZone).date, 1), [dealer.timeZone]);
  const form = useForm<Required<ChangeInput>>({
    initial: {},
    check: async ({ reason, date, time }) => ({
      ...(what === 'update' && !date && { date: w.noDay }),
      ...(what === 'update' && date && !time && { time: w.noTime }),
      ...(what !== 'confirm' && !reason && { reason: w.noReason }),
    }),
    async send(values) {
      try {
        onChanged(await change(target, what, values, host));
      } catch (error) {
        const obstacle = obstacleIn(error);
        if (obstacle) return onObstacle(obstacle);
        if (statusOf(error) !== CONFLICT) throw error;
        setTaken((before) => [...before, `${values.date} ${values.time}`]);
        form.set({ time: '' });
        throw new FormRefusal({ time: w.taken });
      }
    },
  });
  const { date = '', time = '' } = form.values;
  const hours = periods.length > 0 ? openHours(periods, weekdayOf(date)) : USUAL;
  const times = hours.flatMap(({ from, to }) =>
    Array.from({ length: Math.floor((to - from) / STEP) }, (_, index) => clockTime(from + index * STEP)),
  );
  const { date: dateError, time: timeError } = form.errors;
  const names = { confirm: w.confirm, update: w.save, cancel: w.cancel };
  return (
    <form className="booking" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      {what === 'update' && (
        <DateGrid
          name="date"
          label={w.day}
          value={date}
          min={min}
          max={addDays(min, DAYS_AHEAD)}
          today={addDays(min, -1)}
          closedReason={(day) => closedReason(day, periods, country() ?? 'BR', host.language)}
          {...(dateError && { error: dateError })}
          onChange={(day) => form.set({ date: day, time: '' })}
        />
      )}
      {date && (
        <>
          <SlotList
            name="time"
            label={w.time}
            slots={times.map((each) => ({ time: each, taken: taken.includes(`${date} ${each}`) }))}
            value={time}
            {...(timeError && { error: timeError })}
            onChange={(hour) => form.set({ time: hour })}
          />
          <ZoneNote timeZone={dealer.timeZone} date={date} time={time} />
        </>
      )}
      {what !== 'confirm' && (
        <SelectField form={form} name="reason" label={w.reason} empty={w.choose} choices={reasons} />
      )}
      <FormFailure form={form} text={w.notSent} />
      <div className="actions">
        <SubmitButton form={form} sending={w.sending}>
          {names[what]}
        </SubmitButton>
        <Button kind="plain" disabled={form.status === 'sending'} onClick={onKeep}>
          {w.keep}
        </Button>
      </div>
    </form>
  );
}
