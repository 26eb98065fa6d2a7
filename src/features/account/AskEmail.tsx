import { useEffect, useRef } from 'react';
import { object } from 'valibot';
import { statusOf, TOO_MANY } from '../../services/fallbacks/status';
import { resendPasswordEmail } from '../../services/user';
import { TextField } from '../../ui/core/fields';
import { useHost, useMessages } from '../../ui/core/host-context';
import { SendFailure } from '../../ui/core/SendFailure';
import { SubmitButton } from '../../ui/core/SubmitButton';
import { useForm } from '../../ui/core/use-form';
import { FormMessages } from '../../ui/FormMessages';
import * as kinds from '../../ui/standalone/kinds';
import * as rules from '../../ui/validation/person';
import { errorsOf } from '../../ui/validation/schema';
import { messages } from './messages';

interface AskEmailProps {
  /** Called once a code may be on its way. */
  onSent(email: string): void;
  nested: boolean;
  /** Called to go back to the sign-in; without it there is no button. */
  onBack?: (() => void) | undefined;
}

/**
 * Statuses after which the code is asked for as well: an address without an account, which must not be told apart, and
 * one to which a code was sent a moment ago.
 */
const GO_ON = [404, TOO_MANY];

/** Asks for the address of an account whose document is known only, and has a code sent there. */
export function AskEmail({ onSent, nested, onBack }: AskEmailProps) {
  const w = useMessages(messages);
  const { signal, language } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const form = useForm<{ email: string }>({
    initial: {},
    check: async (values) => errorsOf(object({ email: rules.email(language) }), values),
    async send(values) {
      const email = (values.email ?? '').trim();
      await resendPasswordEmail({ body: { email } }, { signal }).catch((error) => {
        if (!GO_ON.includes(statusOf(error))) throw error;
      });
      onSent(email);
    },
  });
  const Heading = nested ? 'h3' : 'h2';
  return (
    <form
      className={nested ? undefined : 'panel'}
      noValidate
      onSubmit={form.onSubmit}
      aria-busy={form.status === 'sending'}
    >
      <Heading tabIndex={-1} ref={heading}>
        {w.confirmTitle}
      </Heading>
      <p>{w.askEmail}</p>
      <FormMessages form={form} />
      <TextField form={form} name="email" label={w.email} {...kinds.email} />
      <SendFailure form={form} />
      <SubmitButton form={form} sending={w.sendingCode}>
        {w.sendCode}
      </SubmitButton>
      {onBack && (
        <p className="links">
          <button className="link" type="button" onClick={onBack}>
            {w.backToSignIn}
          </button>
        </p>
      )}
    </form>
  );
}
