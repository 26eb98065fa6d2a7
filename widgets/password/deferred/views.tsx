import { useEffect, useRef } from 'react';
import { CodeField } from '#features/account/CodeField';
import { safeUrl } from '#page/core/safe-url';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { UserName } from '#ui/fields/password/UserName';
import { fillMessage } from '#ui/fill-message';
import { texts as firstTexts } from '../messages';
import * as calls from './calls';
import { texts } from './messages';
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
  const messages = useMessages(texts);
  const names = useMessages(firstTexts);
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
          <TextField
            form={form}
            name="email"
            label={names.email}
            {...inputPresets.email}
            autoComplete="username"
          />
        ) : (
          <>
            <p tabIndex={-1} ref={hint}>
              {fillMessage(messages.codeHint, { email })}
            </p>
            <UserName value={form.values.email ?? ''} />
            <CodeField form={codeForm} email={email} resend={(to) => calls.requestCode(to, host)} />
          </>
        )
      }
      after={
        !code && (
          <p className="links">
            <button className="link" type="button" onClick={onBack}>
              {messages.otherEmail}
            </button>
          </p>
        )
      }
    />
  );
}

/** The password is saved, and the way to sign in with it. */
export function Done({ loginUrl }: { loginUrl: string }) {
  const messages = useMessages(texts);
  const heading = useRef<HTMLParagraphElement>(null);
  const login = safeUrl(loginUrl);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="notice" role="status">
      <p tabIndex={-1} ref={heading}>
        <b>{messages.done}.</b> {messages.doneHint}
      </p>
      {login && (
        <a className="button" part="button" href={login}>
          {messages.signIn}
        </a>
      )}
    </div>
  );
}
