import { useState } from 'react';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import { deferred } from '#ui/core/deferred';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import type { SignupProps } from './attributes';
import type { SignupForm } from './form-values';
import { texts } from './messages';
import css from './signup.css?inline';

export const styles = css;

/** Loads the rules, the calls and further views, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function Signup(props: SignupProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const { module } = useDeferredOnUse(deferredModule);
  const [isConfirmed, setConfirmed] = useState(false);
  const [shown, setShown] = useState(false);
  const form = useForm<SignupForm>({
    initial: {},
    check: async (values) => (await deferredModule.load()).check(values, host),
    send: async (values) => (await deferredModule.load()).createAccount(values, props, host),
  });
  const { values } = form;

  if (isConfirmed && module) return <module.Done {...props} />;
  if (form.status === 'sent' && module)
    return (
      <module.ConfirmEmail
        email={values.email ?? ''}
        onConfirmed={async () => {
          await module.enterAccount(values, host);
          setConfirmed(true);
        }}
        onBack={form.edit}
      />
    );
  const privacy = safeUrl(props.privacyUrl);
  const login = safeUrl(props.loginUrl);
  const password = (name: 'password' | 'confirmation', label: string, hint?: string) => (
    <TextField
      form={form}
      name={name}
      label={label}
      hint={hint}
      className="input adorned"
      type={shown ? 'text' : 'password'}
      {...inputPresets.newPassword}
      after={module && <module.PasswordTools name={name} shown={shown} onShow={setShown} />}
    />
  );
  return (
    <form className="panel" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <h2>{props.heading || messages.heading}</h2>
      {module && <module.FormMessages form={form} />}
      <div className="grid">
        <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
        <TextField
          form={form}
          name="cpf"
          label={country() === 'AR' ? 'DNI' : 'CPF'}
          inputMode="numeric"
          autoComplete="off"
          mask="person"
        />
      </div>
      <TextField
        form={form}
        name="email"
        label={messages.email}
        {...inputPresets.email}
        autoComplete="username"
        after={module && <module.EmailSuggestion form={form} />}
      />
      {password('password', messages.password, messages.passwordHint)}
      {module && values.password && <module.PasswordRules name="password" value={values.password} />}
      {password('confirmation', messages.confirmation)}
      <p className="muted">
        {messages.privacy} {privacy && <a href={privacy}>{messages.privacyLink}</a>}
      </p>
      <SendFailure form={form} />
      <SubmitButton form={form} sending={messages.creating}>
        {messages.create}
      </SubmitButton>
      {login && (
        <p className="links">
          <a href={login}>{messages.signIn}</a>
        </p>
      )}
    </form>
  );
}
