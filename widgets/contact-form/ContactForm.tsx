import { useState } from 'react';
import { hasViewedOffer, isKnownVisitor } from '#features/contact/known-visitor';
import { safeUrl } from '#page/core/safe-url';
import { deferred } from '#ui/core/deferred';
import { RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { LongText } from '#ui/LongText';
import type { ContactFormProps } from './attributes';
import css from './contact-form.css?inline';
import { type ContactFormValues, REASONS } from './form-values';
import { texts } from './messages';

export const styles = css;

/** Loads the rules, sending and further views, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function ContactForm(props: ContactFormProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const [isKnown] = useState(() => isKnownVisitor() || hasViewedOffer());
  const { module } = useDeferredOnUse(deferredModule, { now: isKnown, events: ['vt-offer-viewed'] });
  const [protocol, setProtocol] = useState('');
  const form = useForm<ContactFormValues>({
    initial: { recipient: 'brand' },
    check: async (values) => (await deferredModule.load()).check(values, props, host),
    send: async (values) => setProtocol(await (await deferredModule.load()).send(values, props, host)),
  });
  const { values, errors } = form;

  if (form.status === 'sent' && module) return <module.Sent form={form} protocol={protocol} />;
  const privacy = safeUrl(props.privacyUrl);
  return (
    <form className="panel" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <h2>{props.heading || messages.heading}</h2>
      {module && (
        <>
          <module.Page form={form} />
          <module.FormMessages form={form} />
        </>
      )}
      {!props.reason && (
        <SelectField
          form={form}
          name="reason"
          label={messages.reason}
          empty={messages.choose}
          choices={REASONS.map((value) => ({ value, label: messages[value] }))}
        />
      )}
      {!props.dealer && !props.brandOnly && (
        <>
          <RadioGroup
            form={form}
            name="recipient"
            label={messages.recipient}
            choices={[
              { value: 'brand', label: messages.brand },
              { value: 'dealer', label: messages.dealer },
            ]}
          />
          {values.recipient === 'dealer' && module && <module.DealerLine error={errors.dealerCode} />}
        </>
      )}
      <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
      <div className="grid">
        <TextField
          form={form}
          name="email"
          label={messages.email}
          after={module && <module.EmailNotes form={form} />}
          {...inputPresets.email}
        />
        <TextField
          form={form}
          name="phone"
          label={messages.phone}
          optional={messages.optional}
          {...inputPresets.phone}
        />
      </div>
      <LongText form={form} name="message" label={messages.message} />
      <p className="muted privacy">
        {messages.privacy} {privacy && <a href={privacy}>{messages.privacyLink}</a>}
      </p>
      {module ? <module.FormFailure guest form={form} /> : <SendFailure form={form} />}
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
      {/* Last: it moves nothing when it comes. */}
      {module && <module.VisitCar />}
    </form>
  );
}
