import { useEffect, useRef, useState } from 'react';
import { nonEmpty, object, pipe, string } from 'valibot';
import { statusOf, TOO_MANY } from '../../services/fallbacks/status';
import { confirmPassword } from '../../services/user';
import { fillMessage, useHost, useMessages } from '../../ui/core/host-context';
import { SendFailure } from '../../ui/core/SendFailure';
import { SubmitButton } from '../../ui/core/SubmitButton';
import { useForm } from '../../ui/core/use-form';
import { FormMessages } from '../../ui/FormMessages';
import { FormRefusal } from '../../ui/form-refusal';
import { errorsOf } from '../../ui/validation/schema';
import { AskEmail } from './AskEmail';
import { CodeField } from './CodeField';
import { messages } from './messages';

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
  const w = useMessages(messages);
  const { signal } = useHost();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  // A code works once: a retry goes on after it.
  const isConfirmed = useRef(false);
  const form = useForm<{ code: string }>({
    initial: {},
    check: async (values) => errorsOf(object({ code: pipe(string(), nonEmpty(w.codeMissing)) }), values),
    async send({ code = '' }) {
      try {
        if (!isConfirmed.current) await confirmPassword({ body: { email, code: code.trim() } }, { signal });
      } catch (error) {
        if (statusOf(error) === TOO_MANY) throw new FormRefusal({}, [w.tooMany]);
        throw error;
      }
      isConfirmed.current = true;
      await onConfirmed();
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
      <p>{fillMessage(w.confirmHint, { email })}</p>
      <FormMessages form={form} />
      <CodeField form={form} email={email} />
      <SendFailure form={form} />
      <SubmitButton form={form} sending={w.confirming}>
        {w.confirm}
      </SubmitButton>
      {onBack && (
        <p className="links">
          <button className="link" type="button" onClick={onBack}>
            {w.changeEmail}
          </button>
        </p>
      )}
    </form>
  );
}
