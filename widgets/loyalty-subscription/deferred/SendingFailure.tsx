import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { SessionFailure } from '#features/session/sign-in/SessionFailure';
import { statusOf } from '#services/fallbacks/status';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useLabels, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

const paymentFailed = { 'pt-BR': ptBR.paymentFailed, 'es-AR': esAR.paymentFailed };

const UNAUTHORIZED = 401;
const PAYMENT_REQUIRED = 402;
const GONE = [404, 410];

interface SendingFailureProps {
  form: Pick<Form<unknown>, 'status' | 'messages' | 'failure'>;
  /** Number of the try, so that each is announced. */
  tries: number;
}

/** Why a subscription has not begun, or that nobody knows whether it has (spec messages#general). */
export function SendingFailure({ form, tries }: SendingFailureProps) {
  const messages = useMessages(pt, es);
  const refused = useLabels(paymentFailed);
  const { status, failure } = form;
  if (status !== 'failed' || form.messages.length > 0) return null;
  const code = statusOf(failure);
  if (code === UNAUTHORIZED) return <SessionFailure form={form} />;
  if (failure instanceof UnknownOutcome) {
    return <FailureNotice attempt={tries}>{messages[failure.why]}</FailureNotice>;
  }
  if (GONE.includes(code)) return <FailureNotice attempt={tries}>{messages.gone}</FailureNotice>;
  return (
    <FailureNotice attempt={tries} onRetry="submit">
      {code === PAYMENT_REQUIRED ? refused : messages.notBegun}
    </FailureNotice>
  );
}
