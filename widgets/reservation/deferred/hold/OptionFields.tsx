import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import type { getCarForWeb } from '#services/car';
import { FailureNotice } from '#ui/core/FailureNotice';
import { SelectField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import type { Query } from '#ui/hooks/use-query';
import type { ChosenCar } from '../shell/chosen-car';
import { texts } from './messages';
import { coatingsOf, colorsOf } from './options';

interface OptionFieldsProps {
  form: Form<{ colorCode: string; coatingCode: string; dealerCode: string }>;
  car: ChosenCar;
  options: Query<Awaited<ReturnType<typeof getCarForWeb>>>;
}

/** The choice of the colour and of the upholstery, each with what it costs. */
export function OptionFields({ form, car, options: { value, failed, retry } }: OptionFieldsProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  if (failed) return <FailureNotice onRetry={retry}>{messages.noColors}</FailureNotice>;
  if (!value) return null;
  const choice = ({ code, name, price }: { code: string; name: string; price?: number | null }) => ({
    value: code,
    label:
      price === 0
        ? fillMessage(messages.noExtra, { name })
        : isAmount(price)
          ? fillMessage(messages.extra, { name, amount: formatCurrency(price, language) })
          : name,
  });
  const { own, others } = coatingsOf(value);
  return (
    <>
      <SelectField
        form={form}
        name="colorCode"
        label={messages.color}
        empty={messages.anyColor}
        optional={messages.optional}
        choices={colorsOf(value, car).map(choice)}
      />
      {others.length > 0 && (
        <SelectField
          form={form}
          name="coatingCode"
          label={messages.coating}
          empty={own ? fillMessage(messages.ownCoating, { name: own.name }) : messages.anyCoating}
          optional={messages.optional}
          choices={others.map(choice)}
        />
      )}
    </>
  );
}
