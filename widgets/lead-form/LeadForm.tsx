import { useEffect, useState } from 'react';
import type { LeadForm as Lead, LeadPersonType } from '#domain/lead/lead-form';
import type { ContactType } from '#domain/person/person-choices';
import { hasViewedOffer, isKnownVisitor } from '#features/contact/known-visitor';
import type { ChosenDealer } from '#features/dealer/dealer-store';
import { country, metaFlag } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { Checkbox, ErrorLine, RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import type { LeadFormProps } from './attributes';
import css from './lead-form.css?inline';
import { texts } from './messages';

export const styles = css;

/** Rules, sending, prefilling: loaded on first use, not by the first view. */
const deferredModule = deferred(() => import('./deferred'));

/** Contact types in the order of their use (spec leads#contact-types). */
const CONTACTS = ['EMAIL', 'PHONE', 'WHATSAPP', 'SMS', 'MAILING'] as const satisfies readonly ContactType[];

export default function LeadForm(props: LeadFormProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const [dealer, setDealer] = useState<ChosenDealer | null>(null);
  const [choosesDealer, setChoosesDealer] = useState(false);
  const countryCode = country() ?? 'BR';
  const types = props.persons.map((type): LeadPersonType => (type === 'legal' ? 'legalPerson' : type));
  const asksAddress = metaFlag('address-validation');
  // Argentina's DNI is a person's in any case.
  const cpfOrCnpj = countryCode === 'BR' && metaFlag('cpf-cnpj-in-lead');
  const form = useForm<Lead>({
    initial: { leadPersonType: types[0] },
    check: async (values) => (await deferredModule.load()).formErrors(values, props, host.language),
    send: async (values) => (await deferredModule.load()).sendForm(values, props, host),
  });
  const { values, errors, status } = form;
  const company = values.leadPersonType === 'legalPerson';
  const [isKnown] = useState(() => isKnownVisitor() || hasViewedOffer());
  const { module, failures, retry } = useDeferredOnUse(deferredModule, {
    now: isKnown,
    events: ['vt-dealer-selected', 'vt-location-selected', 'vt-offer-viewed'],
  });

  const latest = useLatest(form);
  useEffect(
    () =>
      module?.page.connect({
        values: () => latest.current.values,
        set: (changes) => latest.current.set(changes),
        setDealer,
      }),
    [module],
  );

  if (status === 'sent' && module) {
    return (
      <div className="panel">
        <module.views.Sent props={props} onAgain={form.edit} />
      </div>
    );
  }
  const busy = status === 'sending';
  const privacy = safeUrl(props.privacyUrl);
  return (
    <form className="panel" noValidate onSubmit={form.onSubmit} aria-busy={busy}>
      <h2>{props.heading || messages.heading}</h2>
      {module && <module.views.Summary form={form} messages={messages} />}
      {types.length > 1 && (
        <RadioGroup
          form={form}
          name="leadPersonType"
          label={messages.personType}
          choices={types.map((value) => ({ value, label: messages[value] }))}
        />
      )}
      <div className="grid">
        {company ? (
          <>
            <TextField
              form={form}
              name="corporateName"
              label={messages.corporateName}
              autoComplete="organization"
            />
            <TextField form={form} name="contactName" label={messages.contactName} autoComplete="name" />
          </>
        ) : (
          <TextField form={form} name="name" label={messages.name} autoComplete="name" />
        )}
        <TextField
          form={form}
          name="email"
          label={messages.email}
          type="email"
          autoComplete="email"
          after={module && <module.views.EmailNotes form={form} />}
        />
        <TextField
          form={form}
          name="phone"
          label={company ? messages.PHONE : messages.phone}
          type="tel"
          autoComplete="tel-national"
          mask="phone"
        />
        {company ? (
          <>
            <TextField
              form={form}
              name="cnpj"
              label={countryCode === 'AR' ? 'CUIT' : 'CNPJ'}
              autoComplete="off"
              mask="company"
            />
            <TextField
              form={form}
              name="totalVehicles"
              label={messages.totalVehicles}
              optional={messages.optional}
              inputMode="numeric"
              autoComplete="off"
              mask="wholeNumber"
            />
          </>
        ) : (
          <TextField
            form={form}
            name="cpf"
            label={countryCode === 'AR' ? 'DNI' : cpfOrCnpj ? messages.cpfCnpj : 'CPF'}
            optional={module?.withoutCpf(props, values) ? messages.optional : undefined}
            inputMode={cpfOrCnpj ? 'text' : 'numeric'}
            autoComplete="off"
            mask={cpfOrCnpj ? 'personOrCompany' : 'person'}
          />
        )}
        {asksAddress && (
          <TextField
            form={form}
            name="postalCode"
            label={messages.postalCode}
            autoComplete="postal-code"
            inputMode={countryCode === 'AR' ? 'text' : 'numeric'}
            mask="postalCode"
          />
        )}
        {asksAddress && module && values.postalCode && <module.views.Address form={form} />}
        <SelectField
          form={form}
          name="preferredContactsMethod"
          label={messages.preferred}
          optional={messages.optional}
          empty={messages.choose}
          choices={CONTACTS.map((value) => ({ value, label: messages[value] }))}
        />
      </div>
      {company && <Checkbox form={form} name="hasTwoYearCnpj" label={messages.hasTwoYearCnpj} />}
      {!props.dealer && (
        <div className="dealer">
          <p className="dealer-name">
            <b>{messages.dealer}</b> {dealer && <span>{`${dealer.name}, ${dealer.cityName}`}</span>}
          </p>
          <button
            className="link"
            id="dealerCode"
            type="button"
            aria-describedby="dealerCode-error"
            aria-invalid={errors.dealerCode ? true : undefined}
            onClick={() => setChoosesDealer(true)}
          >
            {dealer ? messages.changeDealer : messages.chooseDealer}
          </button>
          <ErrorLine name="dealerCode" error={errors.dealerCode} />
          {choosesDealer &&
            (module ? (
              <module.views.DealerChoice
                title={messages.chooseDealer}
                onClose={() => setChoosesDealer(false)}
              />
            ) : (
              failures > 0 && <FailureNotice attempt={failures} onRetry={retry} />
            ))}
        </div>
      )}
      <fieldset className="field consents">
        <legend>{messages.consents}</legend>
        <div className="choices">
          {(['allowEmail', 'allowSMS', 'allowWhatsApp'] as const).map((name) => (
            <Checkbox
              key={name}
              form={form}
              name={name}
              label={messages[name]}
              invalid={name === 'allowEmail' ? !!errors.allowEmail : errors.allowEmail ? false : undefined}
              describedBy="allowEmail"
            />
          ))}
        </div>
        <ErrorLine name="allowEmail" error={errors.allowEmail} hint={messages.oneConsent} />
      </fieldset>
      <p className="muted privacy">
        {messages.privacy} {privacy && <a href={privacy}>{messages.privacyLink}</a>}
      </p>
      <SendFailure form={form} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
      {/* Last: it moves nothing when it comes. */}
      {module && <module.views.VisitCar source={props} />}
      {module && <module.views.TradeIn />}
    </form>
  );
}
