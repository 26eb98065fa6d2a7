import { SessionFailure } from '../../../../src/features/session/sign-in/SessionFailure';
import { SIMULATION_PARAMETER } from '../../../../src/page/order-link';
import { useMessages } from '../../../../src/ui/core/host-context';
import { SubmitButton } from '../../../../src/ui/core/SubmitButton';
import { useForm } from '../../../../src/ui/core/use-form';
import { FormMessages } from '../../../../src/ui/FormMessages';
import { messages } from './messages';
import type { PaymentDetails } from './pay';

/** A financing by the maker's bank, of RESERVATION_FUNDING_TYPES (src/domain/lists). */
const FUNDING_TYPE = 'PSA';

/** Returns what is sent with a payment that the visitor has nothing to type for. */
function detailsOf(type: string): PaymentDetails {
  if (type !== 'financing') return {};
  const simulationId = new URLSearchParams(location.search).get(SIMULATION_PARAMETER);
  return { fundingType: FUNDING_TYPE, ...(simulationId && { simulationId }) };
}

interface PlainPaymentProps {
  type: string;
  send(type: string, details: PaymentDetails): Promise<void>;
}

/** Pix, boleto, financing or the dealer: a button. */
export function PlainPayment({ type, send }: PlainPaymentProps) {
  const w = useMessages(messages);
  const form = useForm<object>({
    initial: {},
    check: async () => ({}),
    send: () => send(type, detailsOf(type)),
  });
  const { action } = w.types[type as keyof typeof w.types];
  return (
    <form className="pay" noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
      <FormMessages form={form} />
      <SessionFailure form={form} text={w.notPaid} />
      <div className="actions">
        <SubmitButton form={form} sending={w.paying}>
          {action}
        </SubmitButton>
      </div>
    </form>
  );
}
