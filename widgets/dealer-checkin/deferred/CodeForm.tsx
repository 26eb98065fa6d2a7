import { useEffect, useRef } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { type Errors, useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { requestSubmit } from '#ui/request-submit';
import { codeOf } from './address';
import { type Access, openDealer } from './calls';
import { texts } from './messages';

interface CodeFormProps {
  /** The code in the page's address or the author's: it is tried at once. */
  start: string;
  onAccess(access: Access): void;
}

/** Access to the dealer's page by its code: scanned, or typed. */
export function CodeForm({ start, onAccess }: CodeFormProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const element = useRef<HTMLFormElement>(null);
  const tried = useRef(false);
  // It is that of the form at a known dealer.
  useReleasedHeight(!start, true);
  const form = useForm<{ dealerCode: string }>({
    initial: { dealerCode: start },
    async check({ dealerCode = '' }): Promise<Errors<{ dealerCode: string }>> {
      if (!dealerCode.trim()) return { dealerCode: messages.codeMissing };
      return codeOf(dealerCode) ? {} : { dealerCode: messages.codeUnknown };
    },
    send: async ({ dealerCode = '' }) => {
      const code = codeOf(dealerCode);
      onAccess(await openDealer(code, code === start ? 'QR' : 'CODE', host));
    },
  });
  useEffect(() => {
    if (start && !tried.current) requestSubmit(element.current);
    tried.current = true;
  }, [start]);
  return (
    <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'} ref={element}>
      <FormMessages form={form} />
      <TextField
        form={form}
        name="dealerCode"
        label={messages.code}
        hint={messages.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <FormFailure guest form={form} />
      <SubmitButton form={form} sending={messages.entering}>
        {messages.enter}
      </SubmitButton>
    </form>
  );
}
