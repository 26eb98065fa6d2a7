import { formatCurrency } from '#domain/money/currency';
import { getMaxVoucherDiscount } from '#services/voucher-hub';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';

/** The maximum discount of one purchase as the service has it (VOU-04). It says nothing if that is not known. */
export function Maximum({ revision }: { revision: string }) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const { value } = useQuery(() => getMaxVoucherDiscount({}, { signal }), revision);
  if (!value || !(value.maxDiscount >= 0)) return <p className="vouchers-max" />;
  const { maxDiscount, available } = value;
  const isPart = typeof available === 'number' && available > maxDiscount;
  return (
    <p className="vouchers-max">
      <b>
        <Spoken>{fillMessage(messages.max, { max: formatCurrency(maxDiscount, language) })}</Spoken>
      </b>{' '}
      {isPart && (
        <Spoken>{fillMessage(messages.of, { available: formatCurrency(available, language) })}</Spoken>
      )}
    </p>
  );
}
