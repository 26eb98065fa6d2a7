import * as esAR from '#domain/core/messages.es-AR';
import * as ptBR from '#domain/core/messages.pt-BR';
import { FormFailure } from '#features/session/FormFailure';
import { isKind } from '#services/http/problem';
import { statusOf } from '#services/http/status';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { texts } from './messages';
import { PAYMENT_REQUIRED } from './subscribe';

const paymentFailed = { 'pt-BR': ptBR.paymentFailed, 'es-AR': esAR.paymentFailed };

interface SendingFailureProps {
  form: Pick<Form<unknown>, 'status' | 'messages' | 'failure'>;
  /** Number of the try, so that each is announced. */
  tries: number;
}

/** Why a subscription has not begun, or that nobody knows whether it has (spec messages#general). */
export function SendingFailure({ form, tries }: SendingFailureProps) {
  const messages = useMessages(texts);
  const refused = useMessages(paymentFailed);
  const { status, failure } = form;
  if (status !== 'failed' || form.messages.length > 0) return null;
  if (isKind(failure, 'unauthenticated')) return <FormFailure form={form} />;
  if (failure instanceof UnknownOutcome) {
    return <FailureNotice attempt={tries}>{messages[failure.why]}</FailureNotice>;
  }
  if (isKind(failure, 'missing')) return <FailureNotice attempt={tries}>{messages.gone}</FailureNotice>;
  return (
    <FailureNotice attempt={tries} onRetry="submit">
      {statusOf(failure) === PAYMENT_REQUIRED ? refused : messages.notBegun}
    </FailureNotice>
  );
}
