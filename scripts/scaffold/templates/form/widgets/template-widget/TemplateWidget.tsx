import { useState } from 'react';
import { deferred } from '#ui/core/deferred';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import type { TemplateWidgetProps } from './attributes';
import type { TemplateWidgetForm } from './form-values';
import { texts } from './messages';
import css from './template-widget.css?inline';

export const styles = css;

/** Loads the rules, sending and further views, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred').then(({ deferredParts }) => deferredParts));

export default function TemplateWidget(props: TemplateWidgetProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const { module } = useDeferredOnUse(deferredModule);
  const [protocol, setProtocol] = useState('');
  const form = useForm<TemplateWidgetForm>({
    initial: {},
    check: async (values) => (await deferredModule.load()).check(values, host),
    send: async (values) => setProtocol(await (await deferredModule.load()).send(values, props, host)),
  });

  if (form.status === 'sent' && module) return <module.Sent protocol={protocol} />;
  const busy = form.status === 'sending';
  return (
    <form className="panel" noValidate onSubmit={form.onSubmit} aria-busy={busy}>
      <h2>{props.heading || messages.heading}</h2>
      {module && <module.FormMessages form={form} />}
      <div className="grid">
        <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
        <TextField form={form} name="email" label={messages.email} {...inputPresets.email} />
      </div>
      <TextField form={form} name="message" label={messages.message} autoComplete="off" />
      <SendFailure form={form} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.send}
      </SubmitButton>
    </form>
  );
}
