import { country } from '#page/core/metadata';
import { cachedQuery } from '#services/http/query-cache';
import { listPriceTypes } from '#services/price';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { texts as rowTexts } from './row-messages';

/** The ways to pay that the price service names (spec cars#price-forms); its space is there before its text. */
export function PaymentTypes() {
  const labels = useMessages(rowTexts);
  const key = `price types ${country()}`;
  const { value, failed, retry } = useQuery(() => cachedQuery(key, () => listPriceTypes({})), key);
  const names = (value ?? []).map(({ name }) => name).filter(Boolean);
  if (failed) return <FailureNotice onRetry={retry}>{labels.paymentTypesFailed}</FailureNotice>;
  if (value && names.length === 0) return null;
  return (
    <dl className="car-rows">
      <div className="car-row of-payment-types" aria-busy={!value || undefined}>
        <dt>{labels.paymentTypes}</dt>
        <dd className="chosen">{value ? names.join(', ') : labels.busy}</dd>
      </div>
    </dl>
  );
}
