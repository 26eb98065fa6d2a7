import { type ReactNode, useState } from 'react';
import { dayOf, formatDate, parseDay } from '#domain/time/calendar';
import { addMonths, dayText } from '#domain/time/day-text';
import { pageDocument } from '#page/core/native';
import { serverNow } from '#page/server-clock';
import { deferred } from '#ui/core/deferred';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import type { Form } from '#ui/core/use-form';
import { DeferredPart } from '#ui/DeferredPart';
import * as inputPresets from '#ui/fields/input-presets';
import { texts } from './messages';

interface DateAnswerProps {
  form: Form<Record<string, string>>;
  name: string;
  label: ReactNode;
  optional?: string;
}

const gridModule = deferred(() => import('#ui/parts/DateGrid'));

/** Months before and after today that the calendar shows; any other day can be typed. */
const RANGE = [-1200, 120] as const;

/** A day that is typed, or chosen in a calendar. */
export function DateAnswer({ form, name, ...field }: DateAnswerProps) {
  const { element, language } = useHost();
  const messages = useMessages(texts);
  const [isOpen, setOpen] = useState(false);
  const grid = useDeferred(gridModule, isOpen);
  const today = dayText(dayOf(new Date(serverNow())));
  const typed = parseDay(form.values[name] ?? '');
  const close = () => {
    setOpen(false);
    (element.shadowRoot ?? pageDocument).getElementById(name)?.focus();
  };
  return (
    <div className="question-date">
      <TextField form={form} name={name} {...field} hint={messages.dateHint} {...inputPresets.date} />
      <button className="link" type="button" onClick={() => (isOpen ? close() : setOpen(true))}>
        {isOpen ? messages.closeCalendar : messages.openCalendar}
      </button>
      {isOpen && (
        <DeferredPart of={grid}>
          {({ DateGrid }) => (
            <DateGrid
              name={`${name}-day`}
              label={messages.calendar}
              value={typed ? dayText(typed) : ''}
              min={addMonths(today, RANGE[0])}
              max={addMonths(today, RANGE[1])}
              today={today}
              start={today}
              closedReason={() => ''}
              onChange={(date) => {
                form.set({ [name]: formatDate(date, language) });
                form.touch(name);
                close();
              }}
            />
          )}
        </DeferredPart>
      )}
    </div>
  );
}
