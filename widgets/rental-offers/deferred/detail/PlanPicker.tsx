import { distancesOf, periodsOf, type RentalPlan } from '#domain/offers/rental-plans';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from '../messages';

interface ChoiceProps {
  name: string;
  legend: string;
  /** Text of a value: "{count} km". */
  label: string;
  values: readonly number[];
  value: number;
  onChoose(value: number): void;
}

function Choice({ name, legend, label, values, value, onChoose }: ChoiceProps) {
  const { language } = useHost();
  return (
    <fieldset className="plan-choice">
      <legend>{legend}</legend>
      <div className="choices">
        {values.map((each) => (
          <label className="choice" key={each}>
            <input type="radio" name={name} checked={each === value} onChange={() => onChoose(each)} />
            {fillMessage(label, { count: each.toLocaleString(language) })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface PlanPickerProps {
  plans: readonly RentalPlan[];
  /** The chosen plan. */
  plan: RentalPlan;
  onChoose(period: number, kilometersPerMonth: number): void;
}

/** The months and the kilometres of a plan. A period without the kilometres has the nearest number. */
export function PlanPicker({ plans, plan, onChoose }: PlanPickerProps) {
  const messages = useMessages(texts);
  const { period, kilometersPerMonth } = plan;
  return (
    <>
      <Choice
        name="rental-period"
        legend={messages.period}
        label={messages.months}
        values={periodsOf(plans)}
        value={period}
        onChoose={(months) => onChoose(months, kilometersPerMonth)}
      />
      <Choice
        name="rental-distance"
        legend={messages.distance}
        label={messages.kilometers}
        values={distancesOf(plans, period)}
        value={kilometersPerMonth}
        onChoose={(kilometers) => onChoose(period, kilometers)}
      />
    </>
  );
}
