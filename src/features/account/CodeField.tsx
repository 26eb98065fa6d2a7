import { resendPasswordEmail } from '#services/user';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { oneTimeCode } from '#ui/fields/input-presets';
import { texts } from './messages';
import { ResendCode } from './ResendCode';

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
  const messages = useMessages(texts);
  const { signal } = useHost();
  return (
    <>
      <TextField form={form} name="code" label={messages.code} {...oneTimeCode} />
      <ResendCode resend={() => resend(email, signal)} {...(sendsFirst && { sendsFirst })} />
    </>
  );
}
