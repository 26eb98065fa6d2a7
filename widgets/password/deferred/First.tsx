import { useState } from 'react';
import { ConfirmEmail } from '#features/account/ConfirmEmail';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { texts as firstTexts } from '../messages';
import * as calls from './calls';
import { NewPassword } from './NewPassword';
import { check, type PasswordForm } from './rules';

interface FormProps {
  /** Called once the password is saved. */
  onDone(): void;
}

/** The first password of an account that somebody else has opened, and the confirmation of its address. */
export function First({ onDone }: FormProps) {
  const names = useMessages(firstTexts);
  const host = useHost();
  const [isSaved, setSaved] = useState(false);
  const form = useForm<PasswordForm>({
    initial: {},
    check: async (values) => check(values, ['email', 'password', 'confirmation'], host.language),
    async send({ email = '', password = '' }) {
      await calls.saveFirst({ email: email.trim(), password }, host);
      setSaved(true);
    },
  });
  const { email = '' } = form.values;
  if (isSaved)
    return (
      <ConfirmEmail
        nested
        email={email.trim()}
        onConfirmed={onDone}
        onBack={() => {
          setSaved(false);
          form.edit();
        }}
      />
    );
  return (
    <NewPassword
      form={form}
      before={
        <TextField
          form={form}
          name="email"
          label={names.email}
          {...inputPresets.email}
          autoComplete="username"
        />
      }
    />
  );
}
