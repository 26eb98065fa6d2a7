import { useEffect } from 'react';
import { isRelated, RELATIONSHIPS } from '#domain/access/benefit-roles';
import { formatCurrency } from '#domain/money/currency';
import { prefillWhenSignedIn } from '#features/contact/prefill-when-signed-in';
import { FormFailure } from '#features/session/FormFailure';
import { $session } from '#features/session/session';
import { country } from '#page/core/metadata';
import { isKind, kindOf } from '#services/http/problem';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import { deferred } from '#ui/core/deferred';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferred } from '#ui/core/use-deferred';
import { type Form, useForm } from '#ui/core/use-form';
import { DeferredPart } from '#ui/DeferredPart';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { FocusHeading } from '#ui/parts/FocusHeading';
import type { Buyer } from '../buyer/buyer';
import type { ChosenCar } from '../car/CarChoice';
import { texts } from '../messages';
import { Assignee } from './Assignee';
import { type BillingValues, billingErrors, fieldsOf } from './billing-values';
import { PurchaseFacts } from './PurchaseFacts';
import { atFormFields, type Reservation, reserve } from './reserve';

// Only some roles prove something.
const proofsModule = deferred(() => import('./Proofs'));

interface BillingFormProps {
  buyer: Buyer;
  car: ChosenCar;
  initial: Partial<BillingValues>;
  onValues(values: Partial<BillingValues>): void;
  onReserved(reservation: Reservation): void;
  /** Finds out why the service refused the reservation as it stands (404, 409); resolves to whether it has led elsewhere. */
  onConflict(): Promise<boolean>;
}

/** The billing data of the buyer's role, with the documents that it asks for; reserves the car. */
export function BillingForm({ buyer, car, initial, onValues, onReserved, onConflict }: BillingFormProps) {
  const host = useHost();
  const { language } = host;
  const { billing: messages } = useMessages(texts);
  const proofs = useDeferred(proofsModule, buyer.documents.length > 0);
  const form: Form<BillingValues> = useForm<BillingValues>({
    initial,
    check: async (values) => billingErrors(buyer, values, language, country() ?? 'BR'),
    hasField: (name) => fieldsOf(buyer, latest.current.values).includes(name),
    async send(values) {
      const { serial } = $session.get();
      try {
        const reservation = await reserve(host, buyer, car.offer.mvsCode ?? '', values);
        if ($session.get().serial === serial) onReserved(reservation);
      } catch (error) {
        const kind = kindOf(error);
        if ((kind === 'conflict' || kind === 'missing') && (await onConflict())) return;
        throw atFormFields(error, buyer);
      }
    },
  });
  const latest = useLatest(form);
  const { values, status, failure } = form;
  useEffect(
    () =>
      prefillWhenSignedIn(
        { values: () => latest.current.values, set: (changes) => latest.current.set(changes) },
        ['name', 'email', 'phone'],
      ),
    [],
  );
  useEffect(() => onValues(values), [values, onValues]);
  const text = isOutcomeUnknown(failure)
    ? messages.lost
    : isKind(failure, 'refused')
      ? messages.refused
      : messages.notReserved;
  return (
    <form noValidate className="employee-form" onSubmit={form.onSubmit} aria-busy={status === 'sending'}>
      <FocusHeading level={3} scrollsToStart>
        {messages.title}
      </FocusHeading>
      <PurchaseFacts buyer={buyer} car={car} />
      <FormMessages form={form} />
      <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
      <div className="grid">
        <TextField form={form} name="email" label={messages.email} {...inputPresets.email} />
        <TextField form={form} name="phone" label={messages.phone} {...inputPresets.phone} />
      </div>
      {isRelated(buyer.role) && (
        <SelectField
          form={form}
          name="relationship"
          label={messages.relationship}
          empty={messages.choose}
          choices={RELATIONSHIPS.map((value) => ({ value, label: messages.relationships[value] ?? value }))}
        />
      )}
      {buyer.asksLabourCard && (
        <TextField form={form} name="labourCard" label={messages.labourCard} autoComplete="off" />
      )}
      <Assignee form={form} buyer={buyer} />
      {buyer.documents.length > 0 && (
        <DeferredPart of={proofs}>
          {({ Proofs }) => <Proofs form={form} documents={buyer.documents} />}
        </DeferredPart>
      )}
      <FormFailure form={form} text={text} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.sending}>
          {car.price === null
            ? messages.reserve
            : fillMessage(messages.reserveFor, { price: formatCurrency(car.price, language) })}
        </SubmitButton>
      </div>
    </form>
  );
}
