import { useState } from 'react';
import { hasViewedOffer, isKnownVisitor } from '#features/contact/known-visitor';
import { country } from '#page/core/metadata';
import { deferred } from '#ui/core/deferred';
import { RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { LongText } from '#ui/LongText';
import type { RentalInterestProps } from './attributes';
import { ConsentBoxes } from './ConsentBoxes';
import { CONTACTS, type RentalForm, VEHICLE_TYPES } from './form-values';
import { texts } from './messages';
import css from './rental-interest.css?inline';

export const styles = css;

/** Loads the rules, sending and further views, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function RentalInterest(props: RentalInterestProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const [isKnown] = useState(() => isKnownVisitor() || hasViewedOffer());
  const { module } = useDeferredOnUse(deferredModule, { now: isKnown, events: ['vt-offer-viewed'] });
  const form = useForm<RentalForm>({
    initial: {},
    check: async (values) => (await deferredModule.load()).check(values, host),
    send: async (values) => (await deferredModule.load()).send(values, props, host),
  });

  if (form.status === 'sent' && module) return <module.Sent form={form} />;
  const choices = <T extends keyof typeof messages>(values: readonly T[]) =>
    values.map((value) => ({ value, label: messages[value] }));
  return (
    <form className="panel" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <h2>{props.heading || messages.heading}</h2>
      {module && (
        <>
          <module.OfferTitle kind="rental" />
          <module.FormMessages form={form} />
        </>
      )}
      <fieldset className="group">
        <legend>{messages.company}</legend>
        <div className="grid">
          <TextField form={form} name="companyName" label={messages.companyName} {...inputPresets.company} />
          <TextField
            form={form}
            name="cnpj"
            label={country() === 'AR' ? 'CUIT' : 'CNPJ'}
            autoComplete="off"
            mask="company"
          />
        </div>
        <RadioGroup
          form={form}
          name="hasOneYearCnpj"
          label={messages.oneYear}
          choices={[
            { value: 'yes', label: messages.yes },
            { value: 'no', label: messages.no },
          ]}
        />
      </fieldset>
      <fieldset className="group">
        <legend>{messages.contact}</legend>
        <div className="grid">
          <TextField
            form={form}
            name="contactName"
            label={messages.contactName}
            {...inputPresets.personName}
          />
          <TextField
            form={form}
            name="email"
            label={messages.email}
            after={module && <module.EmailNotes form={form} />}
            {...inputPresets.email}
          />
          <TextField form={form} name="phone" label={messages.phone} {...inputPresets.phone} />
          <SelectField
            form={form}
            name="preferred_contact_method"
            label={messages.preferred}
            optional={messages.optional}
            empty={messages.choose}
            choices={choices(CONTACTS)}
          />
        </div>
      </fieldset>
      <fieldset className="group">
        <legend>{messages.fleet}</legend>
        <div className="grid">
          <SelectField
            form={form}
            name="vehicleType"
            label={messages.vehicleType}
            empty={messages.choose}
            choices={choices(VEHICLE_TYPES)}
          />
          <TextField
            form={form}
            name="vehicleQuantity"
            label={messages.vehicleQuantity}
            {...inputPresets.wholeNumber}
          />
        </div>
        <LongText
          form={form}
          name="fleetDescription"
          label={messages.fleetDescription}
          optional={messages.optional}
          hint={messages.fleetHint}
        />
      </fieldset>
      <ConsentBoxes form={form} privacyUrl={props.privacyUrl} />
      {module ? <module.FormFailure guest form={form} /> : <SendFailure form={form} />}
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
      {/* Last: it moves nothing when it comes. */}
      {module && <module.VisitCar source={props} />}
    </form>
  );
}
