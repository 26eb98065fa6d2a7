import { useRef, useState } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import { statusOf, TOO_MANY } from '#services/fallbacks/status';
import { confirmPassword } from '#services/user';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { FormRefusal } from '#ui/form-refusal';
import { errorsOf } from '#ui/validation/schema';
import { AskEmail } from './AskEmail';
import { CodeField } from './CodeField';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
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
  return <ConfirmCode {...props} email={typed} onBack={() => setTyped('')} />;
}

function ConfirmCode({ email, onConfirmed, onBack, nested }: ConfirmEmailProps) {
  const messages = useMessages(pt, es);
  const { signal } = useHost();
  // A code works once: a retry goes on after it.
  const isConfirmed = useRef(false);
  const form = useForm<{ code: string }>({
    initial: {},
    check: async (values) =>
      errorsOf(object({ code: pipe(string(), nonEmpty(messages.codeMissing)) }), values),
    async send({ code = '' }) {
      try {
        if (!isConfirmed.current) await confirmPassword({ body: { email, code: code.trim() } }, { signal });
      } catch (error) {
        if (statusOf(error) === TOO_MANY) throw new FormRefusal({}, [messages.tooMany]);
        throw error;
      }
      isConfirmed.current = true;
      await onConfirmed();
    },
  });
  return (
    <StepFrame
      form={form}
      title={messages.confirmTitle}
      hint={fillMessage(messages.confirmHint, { email })}
      nested={!!nested}
      action={messages.confirm}
      sending={messages.confirming}
      back={onBack && { name: messages.changeEmail, onBack }}
    >
      <CodeField form={form} email={email} />
    </StepFrame>
  );
}
