import { useEffect } from 'react';
import { object } from 'valibot';
import { BENEFIT_PURCHASE_ROLES, isRelated } from '#domain/access/benefit-roles';
import { prefillWhenSignedIn } from '#features/contact/prefill-when-signed-in';
import * as rules from '#features/person/person-schemas';
import { FormFailure } from '#features/session/FormFailure';
import { country } from '#page/core/metadata';
import { RadioGroup, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { useLatest } from '#ui/hooks/use-latest';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { errorsOf, fits, line, tooLong } from '#ui/validation/schema';
import { texts } from '../messages';
import { type Buyer, type BuyerValues, validateBuyer } from './buyer';

interface BuyerFormProps {
  /** False directly below the widget's own heading. */
  hasHeading?: boolean;
  initial: Partial<BuyerValues>;
  /** Whether the visitor has come to it by a press. */
  isReached: boolean;
  /** Hears what is typed, so that it is there when the visitor comes back. */
  onValues(values: Partial<BuyerValues>): void;
  /** Hears of a buyer whom the service knows; what it throws is shown as a failure of the form. */
  onValid(buyer: Buyer): Promise<void>;
}

/** Longest registration (ours). */
const REGISTRATION_MAX = 20;

/** Who buys: the role, the employee's registration and the buyer's document. */
export function BuyerForm({ hasHeading = true, initial, isReached, onValues, onValid }: BuyerFormProps) {
  const { language, signal } = useHost();
  const { buyer: messages } = useMessages(texts);
  const isArgentina = country() === 'AR';
  const form = useForm<BuyerValues>({
    initial,
    check: async (values) => ({
      ...errorsOf<BuyerValues>(
        object({
          role: fits((value) => value !== '', messages.roleMissing),
          registration: line(language, messages.registrationMissing),
          cpf: isArgentina ? rules.dni(language) : rules.cpf(language),
        }),
        values,
      ),
      ...tooLong(values, { registration: REGISTRATION_MAX }, language),
    }),
    hasField: (name) => ['role', 'registration', 'cpf'].includes(name),
    async send(values) {
      await onValid(await validateBuyer(values, language, signal));
    },
  });
  const { values, status } = form;
  const latest = useLatest(form);
  useEffect(
    () =>
      prefillWhenSignedIn(
        { values: () => latest.current.values, set: (changes) => latest.current.set(changes) },
        ['cpf'],
      ),
    [],
  );
  useEffect(() => onValues(values), [values, onValues]);
  return (
    <form noValidate className="employee-form" onSubmit={form.onSubmit} aria-busy={status === 'sending'}>
      {hasHeading && (
        <FocusHeading level={3} takesFocus={isReached} scrollsToStart>
          {messages.title}
        </FocusHeading>
      )}
      <FormMessages form={form} />
      <RadioGroup
        form={form}
        name="role"
        label={messages.role}
        choices={BENEFIT_PURCHASE_ROLES.map((value) => ({ value, label: messages.roles[value] }))}
      />
      <div className="grid">
        <TextField
          form={form}
          name="registration"
          label={isRelated(values.role ?? '') ? messages.registrationOfOther : messages.registration}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          form={form}
          name="cpf"
          label={isArgentina ? messages.dni : messages.cpf}
          {...(isArgentina ? inputPresets.dni : inputPresets.cpf)}
        />
      </div>
      <p className="muted small">{messages.kept}</p>
      <FormFailure form={form} text={messages.notChecked} />
      <div className="actions">
        <SubmitButton form={form} sending={messages.checking}>
          {messages.check}
        </SubmitButton>
      </div>
    </form>
  );
}
