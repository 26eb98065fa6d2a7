import { orderLink } from '#features/orders/order-link';
import { FailureNotice } from '#ui/core/FailureNotice';
import { ErrorLine, RadioGroup } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import { usePaymentPages } from './pages';
import type { LenderForm } from './use-lender';

/** A form that names a lender. */
export interface LenderValues {
  fundingType: string;
}

interface LenderFieldProps {
  form: Form<LenderValues>;
  lender: LenderForm;
  /** Id of the order. */
  order: string;
}

/** The lender of the saved simulation, or the choice of one; says why a simulation is not sent. */
export function LenderField({ form, lender, order }: LenderFieldProps) {
  const messages = useMessages(texts);
  const { financingUrl = '' } = usePaymentPages();
  const { choice, isLoading, hasFailed, retry } = lender;
  const error = form.errors.fundingType;
  if (isLoading || choice.by === 'simulation') {
    return (
      <div className="field" part="field">
        {isLoading ? (
          <Loading label={messages.readingSimulation} />
        ) : (
          choice.by === 'simulation' && (
            <p>{fillMessage(messages.lenderOfSimulation, { lender: messages.lenders[choice.lender] })}</p>
          )
        )}
        <ErrorLine name="fundingType" {...(isLoading && error && { error })} />
      </div>
    );
  }
  const { choices, other } = choice;
  const simulate = orderLink(financingUrl, order);
  return (
    <>
      {hasFailed && <FailureNotice onRetry={retry}>{messages.simulationNotRead}</FailureNotice>}
      {other && (
        <p className="notice bad" role="alert">
          {fillMessage(messages.otherLender, { lender: messages.lenders[other] })}{' '}
          {simulate && <a href={simulate}>{messages.simulateAgain}</a>}
        </p>
      )}
      {choices.length === 0 && <p className="notice bad">{messages.noLenders}</p>}
      <RadioGroup
        form={form}
        name="fundingType"
        label={messages.lender}
        choices={choices.map((value) => ({ value, label: messages.lenders[value] }))}
      />
    </>
  );
}
