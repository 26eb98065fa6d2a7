import { object } from 'valibot';
import { statusOf, TOO_MANY } from '#services/fallbacks/status';
import { resendPasswordEmail } from '#services/user';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import * as kinds from '#ui/standalone/kinds';
import * as rules from '#ui/validation/person';
import { errorsOf } from '#ui/validation/schema';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { StepFrame } from './StepFrame';

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
  const messages = useMessages(pt, es);
  const { signal, language } = useHost();
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
  return (
    <StepFrame
      form={form}
      title={messages.confirmTitle}
      hint={messages.askEmail}
      nested={nested}
      action={messages.sendCode}
      sending={messages.sendingCode}
      back={onBack && { name: messages.backToSignIn, onBack }}
    >
      <TextField form={form} name="email" label={messages.email} {...kinds.email} />
    </StepFrame>
  );
}
