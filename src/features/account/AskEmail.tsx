import { object } from 'valibot';
import * as rules from '#features/person/person-schemas';
import { isKind } from '#services/http/problem';
import { resendPasswordEmail } from '#services/user';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import * as inputPresets from '#ui/fields/input-presets';
import { errorsOf } from '#ui/validation/schema';
import { texts } from './messages';
import { StepFrame } from './StepFrame';

interface AskEmailProps {
  /** Called once a code may be on its way. */
  onSent(email: string): void;
  nested: boolean;
  /** Called to go back to the sign-in; without it there is no button. */
  onBack?: (() => void) | undefined;
}

/** Asks for the address of an account whose document is known only, and has a code sent there. */
export function AskEmail({ onSent, nested, onBack }: AskEmailProps) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const form = useForm<{ email: string }>({
    initial: {},
    check: async (values) => errorsOf(object({ email: rules.email(language) }), values),
    async send(values) {
      const email = (values.email ?? '').trim();
      await resendPasswordEmail({ body: { email } }, { signal }).catch((error) => {
        // The code is asked for as well of an address without an account, which must not be told apart, and of one to which a
        // code was sent a moment ago.
        if (!isKind(error, 'missing', 'rate-limited')) throw error;
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
      <TextField form={form} name="email" label={messages.email} {...inputPresets.email} />
    </StepFrame>
  );
}
