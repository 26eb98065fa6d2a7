import { useRef } from 'react';
import { Checkbox, ErrorLine } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { texts } from './messages';
import { SendingFailure } from './SendingFailure';
import type { Wanted } from './subscribe';
import { TermsLink } from './TermsLink';

interface FreeFormProps {
  termsUrl: string;
  onSend(wanted: Wanted, isInsisting: boolean): Promise<void>;
}

/** The free registration; the agreement to the terms is the visitor's own act. */
export function FreeForm({ termsUrl, onSend }: FreeFormProps) {
  const messages = useMessages(texts);
  const tries = useRef(0);
  const form = useForm<{ agreed: boolean }>({
    initial: { agreed: false },
    check: async ({ agreed }) => (agreed ? {} : { agreed: messages.agreeNeeded }),
    async send() {
      tries.current++;
      await onSend({ kind: 'free', agreed: true }, false);
    },
  });
  return (
    <form
      className="free"
      noValidate
      onSubmit={form.onSubmit}
      aria-busy={form.status === 'sending'}
      aria-labelledby="free-title"
    >
      <h3 id="free-title">{messages.free}</h3>
      <p>
        {messages.freeHint} <TermsLink url={termsUrl} />
      </p>
      <FormMessages form={form} />
      <div className="field" part="field">
        <Checkbox form={form} name="agreed" label={messages.agree} invalid={!!form.errors.agreed} />
        <ErrorLine name="agreed" {...(form.errors.agreed && { error: form.errors.agreed })} />
      </div>
      <SendingFailure form={form} tries={tries.current} />
      <SubmitButton form={form} sending={messages.sending}>
        {messages.register}
      </SubmitButton>
    </form>
  );
}
