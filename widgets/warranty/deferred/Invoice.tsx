import { formatCurrency } from '#domain/money/currency';
import { formatDate } from '#domain/time/calendar';
import { DealerName } from '#features/dealer/DealerName';
import { Facts } from '#features/owner/Facts';
import { LoadedSection } from '#features/owner/LoadedSection';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { loadInvoice } from './hub-calls';
import { texts } from './messages';

/** The invoice of a car (HUB-02). */
export function Invoice({ vin }: { vin: string }) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(() => loadInvoice(vin, signal), vin);
  return (
    <LoadedSection of={query} none={messages.none}>
      {({ number, issuedAt, dealerCode, value, key }) => (
        <Facts
          of={[
            [messages.number, number],
            [messages.issuedAt, formatDate(issuedAt ?? '', language)],
            [messages.dealer, dealerCode && <DealerName code={dealerCode} />],
            [messages.value, typeof value === 'number' && formatCurrency(value, language)],
            [messages.key, key],
          ]}
        />
      )}
    </LoadedSection>
  );
}
