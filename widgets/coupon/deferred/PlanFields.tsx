import { country } from '#page/core/metadata';
import { SelectField, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';

/** What a coupon is validated for, besides the offer. */
export interface PlanValues {
  /** Months, as text. */
  period: string;
  /** CPF; DNI in Argentina. */
  cpf: string;
}

/** The fields of the plan. periods: in months; a single one is not asked for. */
export function PlanFields({ form, periods }: { form: Form<PlanValues>; periods: readonly number[] }) {
  const messages = useMessages(texts);
  return (
    <div className="grid">
      {periods.length > 1 && (
        <SelectField
          form={form}
          name="period"
          label={messages.period}
          choices={periods.map((count) => ({
            value: String(count),
            label: fillMessage(messages.months, { count }),
          }))}
        />
      )}
      {country() !== 'AR' && (
        <TextField
          form={form}
          name="cpf"
          label={messages.cpf}
          optional={messages.optional}
          hint={messages.cpfHint}
          {...inputPresets.cpf}
        />
      )}
    </div>
  );
}
