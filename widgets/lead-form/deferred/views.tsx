import { useMemo } from 'react';
import type { LeadForm } from '#domain/lead/lead-form';
import { OfferTitle } from '#features/contact/OfferTitle';
import { country } from '#page/core/metadata';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import type { Messages } from '../messages';
import { texts } from './messages';

/** Fields in the form's order. */
const ORDER = [
  'corporateName',
  'contactName',
  'name',
  'email',
  'phone',
  'cnpj',
  'totalVehicles',
  'cpf',
  'postalCode',
  'street',
  'homeNumber',
  'complement',
  'neighborhood',
  'cityName',
  'stateCode',
  'dealerCode',
  'allowEmail',
] as const satisfies readonly (keyof LeadForm)[];

/** The offer that the form is about, and the errors above the form: for screen readers the fields to check, for everyone the errors of no field. */
export function Summary({ form, messages: labels }: { form: Form<LeadForm>; messages: Messages }) {
  const messages = useMessages(texts);
  const document =
    country() === 'AR'
      ? { cpf: 'DNI', cnpj: 'CUIT', stateCode: messages.labels.province }
      : { cpf: 'CPF', cnpj: 'CNPJ' };
  const names: Record<string, unknown> = {
    ...labels,
    ...messages.labels,
    ...document,
    allowEmail: labels.consents,
    ...(form.values.leadPersonType === 'legalPerson' && { phone: labels.PHONE }),
    dealerCode: labels.dealer,
  };
  // As it was refused: a summary that shrinks with each corrected field would be spoken each time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  const fields = useMemo(
    () => ORDER.filter((field) => field in form.errors).map((field) => names[field]),
    [form.refused],
  );
  return (
    <>
      <p className="sr" role="alert" key={form.refused}>
        {form.refused > 0 &&
          fields.length > 0 &&
          fillMessage(messages.summary, { fields: fields.join(', ') })}
      </p>
      <OfferTitle />
      <FormMessages form={form} />
    </>
  );
}
