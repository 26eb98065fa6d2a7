import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { CodeField } from '../../../src/features/account/CodeField';
import { ConfirmEmail } from '../../../src/features/account/ConfirmEmail';
import { $session, requestUser } from '../../../src/features/session/session';
import { SignInGate } from '../../../src/features/session/sign-in/SignInGate';
import { safeUrl } from '../../../src/page/core/safe-url';
import { TextField } from '../../../src/ui/core/fields';
import { fillMessage, useHost, useMessages } from '../../../src/ui/core/host-context';
import { useForm } from '../../../src/ui/core/use-form';
import { PasswordField } from '../../../src/ui/fields/PasswordField';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import * as kinds from '../../../src/ui/standalone/kinds';
import { messages as firstMessages } from '../messages';
import * as calls from './calls';
import { messages } from './messages';
import { NewPassword } from './NewPassword';
import { check, type PasswordForm } from './rules';

interface FormProps {
  onDone(): void;
}

/** The new password with the code of an e-mail. code: of the link in the e-mail; empty if the visitor types it. */
export function ResetForm({
  email,
  code,
  onDone,
  onBack,
}: FormProps & { email: string; code: string; onBack(): void }) {
  const w = useMessages(messages);
  const names = useMessages(firstMessages);
  const host = useHost();
  const fields = ['email', 'code', 'password', 'confirmation'] as const;
  const form = useForm<PasswordForm>({
    initial: { email, code },
    check: async (values) => check(values, fields, host.language),
    async send({ email = '', code: typed = '', password = '' }) {
      await calls.saveWithCode({ email: email.trim(), code: typed.trim(), password }, code !== '', host);
      onDone();
    },
  });
  const hint = useRef<HTMLParagraphElement>(null);
  useEffect(() => hint.current?.focus(), []);
  const codeForm = form as unknown as Parameters<typeof CodeField>[0]['form'];
  return (
    <NewPassword
      form={form}
      before={
        code ? (
          <TextField form={form} name="email" label={names.email} {...kinds.email} autoComplete="username" />
        ) : (
          <>
            <p tabIndex={-1} ref={hint}>
              {fillMessage(w.codeHint, { email })}
            </p>
            <CodeField form={codeForm} email={email} resend={(to) => calls.requestCode(to, host)} />
          </>
        )
      }
      after={
        !code && (
          <p className="links">
            <button className="link" type="button" onClick={onBack}>
              {w.otherEmail}
            </button>
          </p>
        )
      }
    />
  );
}

function ChangeForm({ email, onDone }: FormProps & { email: string }) {
  const w = useMessages(messages);
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
          {/* Password managers learn whose password changes. */}
          <input
            className="sr"
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordField form={form} name="currentPassword" label={w.current} kind="current" />
        </>
      }
    />
  );
}

/** The new password of a signed-in visitor. */
export function Change({ onDone }: FormProps) {
  const w = useMessages(messages);
  const { loading } = useMessages(firstMessages);
  const { user, failed } = useStore($session);
  const email = user?.emails?.find(({ preferred }) => preferred)?.email || user?.emailPreferred || '';
  return (
    <SignInGate purpose={w.purpose}>
      {email ? (
        <ChangeForm email={email} onDone={onDone} />
      ) : failed || user ? (
        <Failed onRetry={() => requestUser()}>{w.noUser}</Failed>
      ) : (
        <Loading label={loading} />
      )}
    </SignInGate>
  );
}

/** The first password of an account that somebody else has opened, and the confirmation of its address. */
export function First({ onDone }: FormProps) {
  const names = useMessages(firstMessages);
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
        <TextField form={form} name="email" label={names.email} {...kinds.email} autoComplete="username" />
      }
    />
  );
}

/** The password is saved, and the way to sign in with it. */
export function Done({ loginUrl }: { loginUrl: string }) {
  const w = useMessages(messages);
  const heading = useRef<HTMLParagraphElement>(null);
  const login = safeUrl(loginUrl);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="notice" role="status">
      <p tabIndex={-1} ref={heading}>
        <b>{w.done}.</b> {w.doneHint}
      </p>
      {login && (
        <a className="button" part="button" href={login}>
          {w.signIn}
        </a>
      )}
    </div>
  );
}
