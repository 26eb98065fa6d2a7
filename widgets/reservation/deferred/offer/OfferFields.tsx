import { texts as orderTexts } from '#features/orders/messages';
import { FailureNotice } from '#ui/core/FailureNotice';
import { SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { PriceField } from '#ui/fields/PriceField';
import type { Query } from '#ui/hooks/use-query';
import { Loading } from '#ui/parts/Loading';
import { FINANCING, type PurchaseValues } from './buy-offer';
import { texts } from './messages';

interface OfferFieldsProps {
  form: Form<PurchaseValues>;
  ways: Query<{ types: readonly { type: string; name: string }[] }>;
}

/** How the visitor wants to pay the reservation of an offer's car, and the family income if a bank is to finance it. */
export function OfferFields({ form, ways: { value, failed, retry } }: OfferFieldsProps) {
  const messages = useMessages(texts);
  const names = useMessages(orderTexts).paymentTypes;
  const ways = value?.types ?? [];
  if (failed) return <FailureNotice onRetry={retry}>{messages.waysFailed}</FailureNotice>;
  if (!value) return <Loading />;
  if (ways.length === 0) return <p className="notice">{messages.noWays}</p>;
  return (
    <>
      <SelectField
        form={form}
        name="paymentMethod"
        label={messages.ways}
        empty={messages.choose}
        choices={ways.map(({ type, name }) => ({
          value: type,
          label: names[type as keyof typeof names] ?? name,
        }))}
      />
      {form.values.paymentMethod === FINANCING && (
        <PriceField form={form} name="familyIncome" label={messages.income} hint={messages.incomeHint} />
      )}
    </>
  );
}
