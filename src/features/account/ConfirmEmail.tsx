import { useRef, useState } from 'react';
import { object } from 'valibot';
import { isKind } from '#services/http/problem';
import { confirmPassword, resendPasswordEmail } from '#services/user';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { oneTimeCode } from '#ui/fields/input-presets';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { errorsOf, formed } from '#ui/validation/schema';
import { AskEmail } from './AskEmail';
import { texts } from './messages';
import { ResendCode } from './ResendCode';
import { StepFrame } from './StepFrame';

interface ConfirmEmailProps {
  /** The address; asked for if it is none, as where the visitor has signed in with a document. */
  email: string;
  /** Called once the service has confirmed the address; a rejection is shown as a failure to send. */
  onConfirmed(): void | Promise<void>;
  /** Called to correct the address; without it there is no button. */
  onBack?(): void;
  /** Whether it stands below another title. */
  nested?: boolean;
}

/** Confirms the address of a new account with the code of its e-mail. */
export function ConfirmEmail(props: ConfirmEmailProps) {
  const [typed, setTyped] = useState('');
  const given = props.email.trim();
  if (given.includes('@')) return <ConfirmCode {...props} email={given} />;
  if (!typed) return <AskEmail onSent={setTyped} nested={!!props.nested} onBack={props.onBack} />;
  return <ConfirmCode {...props} email={typed} isTyped onBack={() => setTyped('')} />;
}

/** Digits of a code, as its label says. */
const COMPLETE = /^\d{6}$/;

/** isTyped: whether the visitor has typed the address here, so that nobody knows whether it has an account. */
function ConfirmCode({
  email,
  isTyped,
  onConfirmed,
  onBack,
  nested,
}: ConfirmEmailProps & { isTyped?: boolean }) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  // A code works once: a retry goes on after it.
  const isConfirmed = useRef(false);
  const form = useForm<{ code: string }>({
    initial: {},
    check: async (values) => errorsOf(object({ code: formed(messages.codeMissing) }), values),
    async send({ code = '' }) {
      try {
        if (!isConfirmed.current) await confirmPassword({ body: { email, code: code.trim() } }, { signal });
      } catch (error) {
        if (isKind(error, 'rate-limited')) throw new FormRefusal({}, [messages.tooMany]);
        throw error;
      }
      isConfirmed.current = true;
      await onConfirmed();
    },
  });
  const code = form.values.code?.trim() ?? '';
  return (
    <StepFrame
      form={form}
      completeCode={COMPLETE.test(code) ? code : ''}
      title={messages.confirmTitle}
      hint={fillMessage(isTyped ? messages.askedHint : messages.confirmHint, { email })}
      nested={!!nested}
      isMailed
      action={messages.confirm}
      sending={messages.confirming}
      after={<ResendCode resend={() => resendPasswordEmail({ body: { email } }, { signal })} />}
      back={onBack && { name: messages.changeEmail, onBack }}
    >
      <TextField
        form={form}
        name="code"
        label={messages.code}
        hint={messages.completesItself}
        {...oneTimeCode}
      />
    </StepFrame>
  );
}
