import { useState } from 'react';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import type { PasswordProps } from './attributes';
import { texts } from './messages';
import css from './password.css?inline';
import { takeCode } from './take-code';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has a new password. mode: as in the widget's attribute. */
    'vt-password-saved': { mode: string };
  }
}

export const styles = css;

/** Loads the rules, the calls and the forms of a new password, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function Password(props: PasswordProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const [code] = useState(takeCode);
  const [isDone, setDone] = useState(false);
  const asksEmail = props.mode === 'forgot' && !code;
  const { module, failures, retry } = useDeferredOnUse(deferredModule, { now: !asksEmail });
  const form = useForm<{ email: string }>({
    initial: {},
    check: async (values) => (await deferredModule.load()).check(values, ['email'], host.language),
    send: async ({ email = '' }) => {
      await (await deferredModule.load()).requestCode(email.trim(), host);
    },
  });
  const onDone = () => {
    setDone(true);
    host.emit('vt-password-saved', { mode: props.mode });
  };
  const email = (form.values.email ?? '').trim();
  return (
    <section className="panel">
      <h2>{props.heading || messages[props.mode]}</h2>
      {module && isDone && <module.Done loginUrl={props.loginUrl} />}
      {module && !isDone && props.mode === 'change' && !code && <module.Change onDone={onDone} />}
      {module && !isDone && props.mode === 'first' && !code && <module.First onDone={onDone} />}
      {module && !isDone && (code || (asksEmail && form.status === 'sent')) && (
        <module.ResetForm email={email} code={code} onDone={onDone} onBack={form.edit} />
      )}
      {!module &&
        !asksEmail &&
        (failures > 0 ? (
          <FailureNotice attempt={failures} onRetry={retry} />
        ) : (
          <p aria-busy="true">{messages.loading}</p>
        ))}
      {asksEmail && !isDone && form.status !== 'sent' && (
        <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
          {module && <module.FormMessages form={form} />}
          <TextField
            form={form}
            name="email"
            label={messages.email}
            hint={messages.emailHint}
            {...inputPresets.email}
            autoComplete="username"
          />
          {module ? <module.FormFailure guest form={form} /> : <SendFailure form={form} />}
          <SubmitButton form={form} sending={messages.sending}>
            {messages.next}
          </SubmitButton>
        </form>
      )}
    </section>
  );
}
