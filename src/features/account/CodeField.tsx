import { useEffect, useState } from 'react';
import { statusOf, TOO_MANY } from '../../services/fallbacks/status';
import { resendPasswordEmail } from '../../services/user';
import { FailureNotice } from '../../ui/core/FailureNotice';
import { TextField } from '../../ui/core/fields';
import { useHost, useMessages } from '../../ui/core/host-context';
import type { Form } from '../../ui/core/use-form';
import { Button } from '../../ui/parts/Button';
import { oneTimeCode } from '../../ui/standalone/kinds';
import { messages } from './messages';

interface CodeFieldProps {
  form: Form<{ code: string }>;
  /** The address that the code was sent to. */
  email: string;
  /** Sends another code. By default the one that confirms a new account. */
  resend?(email: string, signal: AbortSignal): Promise<unknown>;
  /** Whether the field sends the first code itself, when it appears. */
  sendsFirst?: boolean;
}

const resendConfirmation: NonNullable<CodeFieldProps['resend']> = (email, signal) =>
  resendPasswordEmail({ body: { email } }, { signal });

/** The code of an e-mail, which phones fill in, and a button that sends another. */
export function CodeField({ form, email, resend = resendConfirmation, sendsFirst }: CodeFieldProps) {
  const w = useMessages(messages);
  const { signal } = useHost();
  const [state, setState] = useState({ busy: false, said: '', failures: 0 });
  const send = async (isFirst = false) => {
    setState((before) => ({ ...before, busy: true, said: '' }));
    try {
      await resend(email, signal);
      setState({ busy: false, said: isFirst ? w.sent : w.resent, failures: 0 });
    } catch (error) {
      const status = statusOf(error);
      // An address without an account gets the same words: they must not tell who has one.
      const said = status === TOO_MANY ? w.resendWait : status === 404 ? w.resent : '';
      setState(({ failures }) => ({ busy: false, said, failures: said ? 0 : failures + 1 }));
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => {
    if (sendsFirst) send(true);
  }, []);
  return (
    <>
      <TextField form={form} name="code" label={w.code} {...oneTimeCode} />
      {state.failures > 0 && <FailureNotice attempt={state.failures} />}
      <p role="status">{state.said}</p>
      <p>
        <Button kind="plain" busy={state.busy} onClick={() => send()}>
          {w.resend}
        </Button>
      </p>
    </>
  );
}
