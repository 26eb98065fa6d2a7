import { formatDate } from '#domain/time/calendar';
import { LoadedSection } from '#features/owner/LoadedSection';
import { PdfButton } from '#features/owner/PdfButton';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Badge } from '#ui/parts/Badge';
import { loadTerms, loadWarranty } from './hub-calls';
import { texts } from './messages';

const ACTIVE = 'ACTIVE';
const EXPIRED = 'EXPIRED';

/** The warranties of a car (HUB-06), each with its terms (HUB-07). */
export function Plans({ vin }: { vin: string }) {
  const { emit, language, signal } = useHost();
  const messages = useMessages(texts);
  const query = useQuery(() => loadWarranty(vin, signal), vin);
  const dates = ({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }) => {
    const [start, end] = [formatDate(startsAt ?? '', language), formatDate(endsAt ?? '', language)];
    return start && end ? fillMessage(messages.period, { start, end }) : start || end;
  };
  return (
    <LoadedSection of={query} none={messages.none}>
      {({ plans }) =>
        plans?.length ? (
          <ul className="plans">
            {plans.map((plan) => (
              <li key={plan.id}>
                <h3>{plan.name}</h3>
                {plan.status === ACTIVE && <Badge tone="success">{messages.active}</Badge>}
                {plan.status === EXPIRED && <Badge>{messages.expired}</Badge>}
                <p>{dates(plan)}</p>
                {!!plan.mileageLimit && (
                  <p className="muted">
                    {fillMessage(messages.limit, { count: plan.mileageLimit.toLocaleString(language) })}
                  </p>
                )}
                <PdfButton
                  of={plan.name}
                  fileName={messages.termsFile}
                  failure={() => messages.termsFailed}
                  load={() => loadTerms(vin, plan.id, signal)}
                  onOpened={() => emit('vt-warranty-terms-opened', { plan: plan.id })}
                >
                  {messages.terms}
                </PdfButton>
              </li>
            ))}
          </ul>
        ) : (
          <p>{messages.none}</p>
        )
      }
    </LoadedSection>
  );
}
