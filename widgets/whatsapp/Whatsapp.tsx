import { useRef, useState } from 'react';
import { isKnownVisitor } from '#features/contact/known-visitor';
import type { SafeUrl } from '#page/core/safe-url';
import { deferred } from '#ui/core/deferred';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SendFailure } from '#ui/core/SendFailure';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useDeferredOnUse } from '#ui/core/use-deferred';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import type { WhatsappProps } from './attributes';
import type { Checked } from './deferred/FormEffects';
import type { WhatsappForm } from './form-values';
import { texts } from './messages';

/** Rules, sending and further views, which the first view does not need. */
const deferredModule = deferred(() =>
  import('./deferred').then(({ conversationModule }) => conversationModule),
);

export default function Whatsapp(props: WhatsappProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const [isKnown] = useState(isKnownVisitor);
  const { module } = useDeferredOnUse(deferredModule, { now: isKnown });
  const [link, setLink] = useState<SafeUrl | ''>('');
  const checked = useRef<Checked>({ phone: '', valid: null });
  const form = useForm<WhatsappForm>({
    initial: {},
    check: async (values) => {
      const { check } = await deferredModule.load();
      return check(values, checked.current.phone === values.phone ? checked.current.valid : null, host);
    },
    send: async (values) => setLink(await (await deferredModule.load()).start(values, props, host)),
  });

  if (form.status === 'sent' && module) return <module.Started link={link} />;
  const busy = form.status === 'sending';
  return (
    <form className="panel" noValidate onSubmit={form.onSubmit} aria-busy={busy}>
      <h2>{props.heading || messages.heading}</h2>
      {module && (
        <>
          <module.FormEffects form={form} checked={checked} />
          <module.FormMessages form={form} />
        </>
      )}
      <div className="grid">
        <TextField form={form} name="name" label={messages.name} {...inputPresets.personName} />
        <TextField form={form} name="phone" label={messages.phone} {...inputPresets.phone} />
      </div>
      {module ? (
        <module.FormFailure guest form={form} text={module.messages[host.language].failed} />
      ) : (
        <SendFailure form={form} />
      )}
      <SubmitButton form={form} sending={messages.starting}>
        {messages.start}
      </SubmitButton>
      {/* Last: it moves nothing when it comes. */}
      {module && <module.VisitCar source={{ model: props.model, version: props.version || props.series }} />}
    </form>
  );
}
