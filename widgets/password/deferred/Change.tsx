import { useStore } from '@nanostores/react';
import { $session, requestUser } from '#features/session/session';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { PasswordField } from '#ui/fields/PasswordField';
import { UserName } from '#ui/fields/password/UserName';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts as firstTexts } from '../messages';
import * as calls from './calls';
import { texts } from './messages';
import { NewPassword } from './NewPassword';
import { check, type PasswordForm } from './rules';

interface FormProps {
  /** Called once the password is saved. */
  onDone(): void;
}

function ChangeForm({ email, onDone }: FormProps & { email: string }) {
  const messages = useMessages(texts);
  const host = useHost();
  const form = useForm<PasswordForm>({
    initial: {},
    check: async (values) => check(values, ['currentPassword', 'password', 'confirmation'], host.language),
    async send({ currentPassword = '', password = '' }) {
      await calls.replacePassword({ email, currentPassword, password }, host);
      onDone();
    },
  });
  return (
    <NewPassword
      form={form}
      before={
        <>
          <UserName value={email} />
          <PasswordField form={form} name="currentPassword" label={messages.current} kind="current" />
        </>
      }
    />
  );
}

/** The new password of a signed-in visitor. */
export function Change({ onDone }: FormProps) {
  const messages = useMessages(texts);
  const { loading } = useMessages(firstTexts);
  const { user, failed } = useStore($session);
  const email = user?.emails?.find(({ preferred }) => preferred)?.email || user?.emailPreferred || '';
  return (
    <SignInGate purpose={messages.purpose}>
      {email ? (
        <ChangeForm email={email} onDone={onDone} />
      ) : failed || user ? (
        <Failed onRetry={() => requestUser()}>{messages.noUser}</Failed>
      ) : (
        <Loading label={loading} />
      )}
    </SignInGate>
  );
}
