import type { HalfDay } from '#domain/scheduling/half-days';
import { TEST_DRIVE_TIME_LABELS } from '#domain/scheduling/test-drive';
import { addDays } from '#domain/time/day-text';
import type { FormDealer } from '#features/dealer/picker/use-form-dealer';
import { useFirstDay } from '#features/scheduling/use-first-day';
import { RadioGroup } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { DateGrid } from '#ui/parts/DateGrid';
import type { TestDriveForm } from './form-values';
import { texts } from './messages';
import { type DayRules, halvesOf, reasonOf } from './rules';

/** The label of each half of a day, by the list's own names. */
const LABELS = { MORNING: 'morning', AFTERNOON: 'afternoon' } as const;

interface DayFieldsProps {
  form: Form<TestDriveForm>;
  rules: DayRules;
  dealer: FormDealer;
}

/** The day, and the halves of it in which the dealer is open. */
export function DayFields({ form, rules, dealer }: DayFieldsProps) {
  const messages = useMessages(texts);
  const labels = useMessages(TEST_DRIVE_TIME_LABELS);
  const { date = '', period = '' } = form.values;
  const halves = date ? halvesOf(date, dealer.id, rules) : [];
  const choose = (day: string) => {
    const next = halvesOf(day, dealer.id, rules);
    const kept = next.find((half) => half === period) ?? (next.length === 1 ? next[0] : '');
    form.set({ date: day, period: (kept ?? '') as HalfDay | '' });
  };
  const first = useFirstDay({
    value: date,
    min: rules.min,
    max: rules.max,
    hasTime: !!period,
    isOpen: (day) =>
      dealer.id && (dealer.details || dealer.failed) ? !reasonOf(day, dealer.id, rules) : undefined,
    // The half of the day is the visitor's choice, also where there is one.
    propose: (day) => form.set({ date: day, period: '' }),
  });
  const isLoading = !!dealer.id && !dealer.details && !dealer.failed;
  const { date: error } = form.errors;
  return (
    <>
      {!dealer.id && <p className="muted">{messages.dayHint}</p>}
      <DateGrid
        name="date"
        label={messages.day}
        value={date}
        min={rules.min}
        max={rules.max}
        today={addDays(rules.min, -1)}
        closedReason={(day) => reasonOf(day, dealer.id, rules)}
        busy={isLoading}
        note={first.note}
        {...(error && { error })}
        onChange={(day) => {
          first.onChosen();
          choose(day);
        }}
      />
      {isLoading && !date && <div className="field halves-coming" />}
      {halves.length > 0 && (
        <>
          <RadioGroup
            form={form}
            name="period"
            label={messages.period}
            choices={halves.map((value) => ({ value, label: labels[LABELS[value]] }))}
          />
          {halves.length === 1 && <p className="muted">{messages.onlyHalf}</p>}
        </>
      )}
    </>
  );
}
