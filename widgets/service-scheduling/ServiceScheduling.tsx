import { useState } from 'react';
import { deferred } from '../../src/ui/core/deferred';
import { TextField } from '../../src/ui/core/fields';
import { useHost, useMessages } from '../../src/ui/core/host-context';
import { SendFailure } from '../../src/ui/core/SendFailure';
import { SubmitButton } from '../../src/ui/core/SubmitButton';
import { useDeferredOnUse } from '../../src/ui/core/use-deferred';
import { useForm } from '../../src/ui/core/use-form';
import * as kinds from '../../src/ui/standalone/kinds';
import type { ServiceSchedulingProps } from './attributes';
import type { ServiceSchedulingForm } from './form-values';
import { messages } from './messages';
import css from './service-scheduling.css?inline';

export const styles = css;

/** Loads the rules, sending and further views, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function ServiceScheduling(props: ServiceSchedulingProps) {
  const host = useHost();
  const w = useMessages(messages);
  const { module } = useDeferredOnUse(deferredModule);
  const [protocol, setProtocol] = useState('');
  const form = useForm<ServiceSchedulingForm>({
    initial: {},
    check: async (values) => (await deferredModule.load()).check(values, host),
    send: async (values) => setProtocol(await (await deferredModule.load()).send(values, props, host)),
  });

  if (form.status === 'sent' && module) return <module.Sent protocol={protocol} />;
  const busy = form.status === 'sending';
  return (
    <form className="panel" noValidate onSubmit={form.onSubmit} aria-busy={busy}>
      <h2>{props.heading || w.heading}</h2>
      {module && <module.FormMessages form={form} />}
      <div className="grid">
        <TextField form={form} name="name" label={w.name} {...kinds.personName} />
        <TextField form={form} name="email" label={w.email} {...kinds.email} />
      </div>
      <TextField form={form} name="message" label={w.message} autoComplete="off" />
      <SendFailure form={form} />
      <SubmitButton form={form} sending={w.sending}>
        {w.send}
      </SubmitButton>
    </form>
  );
}
