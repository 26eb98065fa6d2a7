import { useEffect, useRef, useState } from 'react';
import { LICENCE_CATEGORIES, PERSON_TYPE_LABELS, PERSON_TYPES } from '#domain/person/person-choices';
import { prefillWhenSignedIn } from '#features/contact/prefill-when-signed-in';
import { $session } from '#features/session/session';
import { country } from '#page/core/metadata';
import type { Cell } from '#page/settings/storage';
import type { RentalUser } from '#services/entities/rental-user';
import { RadioGroup, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { useLatest } from '#ui/hooks/use-latest';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { useLeaveGuard } from '#ui/parts/use-leave-guard';
import { texts } from './messages';
import type { Begun } from './registration-calls';
import { bodyOf, isCompany, type Registration, valuesOf, valuesOfAccount } from './registration-values';
import { check } from './rules';
import { type Outcome, type Progress, saveRegistration } from './save-registration';

interface RegistrationFormProps {
  /** What the service has; null if it has nothing of the visitor. */
  user: RentalUser | null;
  cell: Cell<Begun>;
  onSaved(outcome: Outcome): void;
}

/** The data of a person with a licence, or of a company and who answers for it. */
export function RegistrationForm({ user, cell, onSaved }: RegistrationFormProps) {
  const host = useHost();
  const { language } = host;
  const messages = useMessages(texts);
  const here = country() ?? 'BR';
  const isArgentina = here === 'AR';
  const initial = useRef<Registration>(undefined);
  initial.current ??= {
    ...(user ? valuesOf(user, here) : valuesOfAccount($session.get().user ?? undefined, here)),
    ...(!user?.registered && cell.load()?.personType && { personType: cell.load()?.personType as string }),
  };
  const progress = useRef<Progress>({
    saved: user?.registered ? bodyOf(valuesOf(user, here), here) : {},
    isRegistered: !!user?.registered,
    licence: user?.driverLicence,
  });
  const form = useForm<Registration>({
    initial: initial.current,
    check: async (values) => check(values, language, here),
    send: async (values) => onSaved(await saveRegistration(values, progress.current, here, host)),
  });
  const latest = useLatest(form);
  const isRegistered = !!user?.registered;
  // The account may load later than the form.
  useEffect(
    () =>
      isRegistered
        ? undefined
        : prefillWhenSignedIn(
            { values: () => latest.current.values, set: (changes) => latest.current.set(changes) },
            ['name', 'email', 'phone', 'cpf'],
          ),
    [isRegistered],
  );
  const [isTyped, setTyped] = useState(false);
  useLeaveGuard(isTyped && form.status !== 'sent');
  const { personType = '' } = form.values;
  // Not more than the choice: what is typed stays in the page.
  useEffect(() => {
    const begun = cell.load();
    if (begun) cell.save({ ...begun, personType });
  }, [personType, cell]);

  const ofCompany = isCompany(form.values);
  const isSending = form.status === 'sending';
  return (
    <form
      className="registration"
      noValidate
      onSubmit={form.onSubmit}
      onInput={() => setTyped(true)}
      aria-busy={isSending}
    >
      <FocusHeading level={3}>{user?.registered ? messages.yours : messages.data}</FocusHeading>
      <p className="muted">{user?.registered ? messages.yoursHint : messages.dataHint}</p>
      <FormMessages form={form} />
      <RadioGroup
        form={form}
        name="personType"
        label={messages.personType}
        choices={PERSON_TYPES.map((value) => ({ value, label: PERSON_TYPE_LABELS[language][value] }))}
      />
      {ofCompany && (
        <fieldset className="group">
          <legend>{messages.company}</legend>
          <div className="grid">
            <TextField
              form={form}
              name="companyName"
              label={messages.companyName}
              {...inputPresets.company}
            />
            <TextField
              form={form}
              name="cnpj"
              label={isArgentina ? 'CUIT' : 'CNPJ'}
              autoComplete="off"
              mask="company"
            />
          </div>
        </fieldset>
      )}
      <fieldset className="group">
        <legend>{ofCompany ? messages.responsible : messages.person}</legend>
        <div className="grid">
          <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
          <TextField
            form={form}
            name="cpf"
            label={isArgentina ? 'DNI' : 'CPF'}
            {...(isArgentina ? inputPresets.dni : inputPresets.cpf)}
          />
          <TextField form={form} name="email" label={messages.email} {...inputPresets.email} />
          <TextField form={form} name="phone" label={messages.phone} {...inputPresets.phone} />
        </div>
      </fieldset>
      <fieldset className="group">
        <legend>
          {messages.licence}
          {ofCompany && <small> {messages.optional}</small>}
        </legend>
        <div className="grid">
          <TextField
            form={form}
            name="licenceNumber"
            label={messages.licenceNumber}
            {...(isArgentina ? inputPresets.rg : inputPresets.driverLicence)}
          />
          <SelectField
            form={form}
            name="licenceCategory"
            label={messages.licenceCategory}
            empty={messages.choose}
            choices={LICENCE_CATEGORIES.map((value) => ({ value, label: value }))}
          />
          <TextField form={form} name="licenceExpiry" label={messages.licenceExpiry} {...inputPresets.date} />
        </div>
      </fieldset>
      <SendFailure form={form} />
      <div className="actions">
        <Button type="submit" busy={isSending}>
          {user?.registered ? messages.saveChanges : messages.save}
        </Button>
      </div>
    </form>
  );
}
