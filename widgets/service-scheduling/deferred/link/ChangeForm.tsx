import { useMemo, useState } from 'react';
import { timeZoneOf } from '#domain/dealer/opening-hours';
import { clockIn } from '#domain/time/zoned-time';
import { useDealer } from '#features/dealer/picker/use-form-dealer';
import { FormFailure } from '#features/session/FormFailure';
import { country } from '#page/core/metadata';
import { isKind } from '#services/http/problem';
import { listVirtualEventSlots } from '#services/visitor-schedule';
import { SelectField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { FormRefusal } from '#ui/form-refusal';
import { Button } from '#ui/parts/Button';
import type { LinkTarget } from '../link-target';
import { useReasons } from '../reasons';
import { lastDay, SlotFields } from '../SlotFields';
import { useSlots } from '../use-slots';
import { type Change, type Changed, type ChangeInput, change, type Obstacle, obstacleIn } from './link-calls';
import { texts } from './messages';

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
  const messages = useMessages(texts);
  const reasons = useReasons();
  const { value: details } = useDealer(dealerId);
  const timeZone = timeZoneOf(country() ?? 'BR', details?.stateCode ?? '');
  const [taken, setTaken] = useState<readonly string[]>([]);
  const min = useMemo(() => clockIn(Date.now(), timeZone).date, [timeZone]);
  const max = lastDay(min);
  const slots = useSlots({
    id: what === 'update' ? target.id : '',
    min,
    max,
    ask: (from, days, signal) =>
      listVirtualEventSlots({ id: target.id, query: { date: from, days } }, { signal }),
  });
  const form = useForm<Required<ChangeInput>>({
    initial: {},
    check: async ({ reason, date, time }) => ({
      ...(what === 'update' && !date && { date: messages.noDay }),
      ...(what === 'update' && date && !time && { time: messages.noTime }),
      ...(what !== 'confirm' && !reason && { reason: messages.noReason }),
    }),
    async send(values) {
      try {
        onChanged(await change(target, what, values, host));
      } catch (error) {
        const obstacle = obstacleIn(error);
        if (obstacle) return onObstacle(obstacle);
        if (!isKind(error, 'conflict')) throw error;
        const { date = '', time = '' } = values;
        setTaken((before) => [...before, `${date} ${time}`]);
        const left = await slots.reload(date);
        form.set({ time: '' });
        throw new FormRefusal(left?.length === 0 ? { date: messages.dayFull } : { time: messages.taken });
      }
    },
  });
  const names = { confirm: messages.confirm, update: messages.save, cancel: messages.cancel };
  return (
    <form className="booking" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      {what === 'update' && (
        <SlotFields
          {...{ slots, min, max, taken }}
          form={form as unknown as Form<{ date: string; time: string }>}
          dealer={{ details, timeZone }}
          words={{ day: messages.day, time: messages.time, notLoaded: messages.slotsNotLoaded }}
        />
      )}
      {what !== 'confirm' && (
        <SelectField
          form={form}
          name="reason"
          label={messages.reason}
          empty={messages.choose}
          choices={reasons}
        />
      )}
      <FormFailure guest form={form} text={messages.notSent} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.sending}>
          {names[what]}
        </SubmitButton>
        <Button kind="plain" disabled={form.status === 'sending'} onClick={onKeep}>
          {messages.keep}
        </Button>
      </div>
    </form>
  );
}
