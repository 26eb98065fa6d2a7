import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { Country } from '#domain/core/brands';
import { maskNationalPhone } from '#domain/person/phone';
import { DOCUMENT_MASKS } from '#domain/text/format';
import { formatDate } from '#domain/time/calendar';
import { FormFailure } from '#features/session/FormFailure';
import { $session, requestUser } from '#features/session/session';
import { country } from '#page/core/metadata';
import type { User } from '#services/entities/user';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Form, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import * as inputPresets from '#ui/fields/input-presets';
import { phoneOnWire } from '#ui/masks';
import { texts } from './messages';
import { checkPerson } from './rules';
import type { Person } from './use-validation';

/** Returns an account's data as field values; the full name, as documents have it. */
function valuesOf({ name, nickname, cpf, birthday, phone }: User, place: Country): Person {
  return {
    name: name?.trim() || nickname?.trim() || '',
    cpf: DOCUMENT_MASKS[place].person(cpf ?? ''),
    birthday: formatDate(birthday ?? ''),
    phone: maskNationalPhone(phone ?? '', place),
  };
}

/** Fills in what the account knows, when it has loaded: fields that are empty. What was typed stays. */
function useAccountData(form: Form<Person>, place: Country): void {
  const { user } = useStore($session);
  const isFilled = useRef(false);
  useEffect(() => requestUser(), []);
  useEffect(() => {
    if (!user || isFilled.current) return;
    isFilled.current = true;
    const known = Object.entries(valuesOf(user, place)).filter(
      ([name, value]) => value && !form.values[name as keyof Person],
    );
    form.set(Object.fromEntries(known));
  }, [user, place, form]);
}

/** The data with which a validation starts. */
export function StartForm({ begin }: { begin(person: Person): Promise<void> }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const place = country() ?? 'BR';
  const form = useForm<Person>({
    initial: {},
    check: async (values) => checkPerson(values, language, place),
    send: ({ name = '', cpf = '', birthday = '', phone = '' }) =>
      begin({ name, cpf, birthday, phone: phoneOnWire(phone) }),
  });
  useAccountData(form, place);
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
      {place === 'AR' ? (
        <TextField form={form} name="cpf" label="DNI" {...inputPresets.dni} />
      ) : (
        <TextField form={form} name="cpf" label="CPF" {...inputPresets.cpf} />
      )}
      <TextField
        form={form}
        name="birthday"
        label={messages.birthday}
        hint={messages.birthdayHint}
        {...inputPresets.birthday}
      />
      <TextField
        form={form}
        name="phone"
        label={messages.phone}
        hint={messages.phoneHint}
        {...inputPresets.phone}
      />
      <FormFailure form={form} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.start}
      </SubmitButton>
    </form>
  );
}
