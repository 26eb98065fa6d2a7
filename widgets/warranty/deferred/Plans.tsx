import { useRef, useState } from 'react';
import { formatDate } from '../../../src/domain/format';
import { openPdf } from '../../../src/page/open-pdf';
import { fillMessage, useHost, useMessages } from '../../../src/ui/core/host-context';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { Badge } from '../../../src/ui/parts/Badge';
import { Button } from '../../../src/ui/parts/Button';
import { loadTerms, loadWarranty } from './hub-calls';
import { messages } from './messages';
import { Section } from './Section';

const ACTIVE = 'ACTIVE';
const EXPIRED = 'EXPIRED';

/** The terms of one warranty, as a file in a new tab. */
function Terms({ vin, planId, name }: { vin: string; planId: string; name: string }) {
  const { emit, signal } = useHost();
  const w = useMessages(messages);
  const [status, setStatus] = useState<'' | 'opening' | 'failed'>('');
  const isBusy = useRef(false);
  const open = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    setStatus('opening');
    try {
      const load = () => loadTerms(vin, planId, signal);
      await openPdf(load, { opening: w.opening, fileName: w.termsFile });
      emit('vt-warranty-terms-opened', { plan: planId });
      setStatus('');
    } catch {
      setStatus('failed');
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <>
      <Button kind="plain" busy={status === 'opening'} onClick={open}>
        {w.terms}
        <span className="sr">
          {' '}
          {name} {w.newTab}
        </span>
      </Button>
      <p className="error" role="alert">
        {status === 'failed' && w.termsFailed}
      </p>
    </>
  );
}

/** The warranties of a car (HUB-06), each with its terms (HUB-07). */
export function Plans({ vin }: { vin: string }) {
  const { language, signal } = useHost();
  const w = useMessages(messages);
  const query = useQuery(() => loadWarranty(vin, signal), vin);
  const dates = ({ startsAt, endsAt }: { startsAt?: string | null; endsAt?: string | null }) => {
    const [start, end] = [formatDate(startsAt ?? '', language), formatDate(endsAt ?? '', language)];
    return start && end ? fillMessage(w.period, { start, end }) : start || end;
  };
  return (
    <Section of={query}>
      {({ plans }) =>
        plans?.length ? (
          <ul className="plans">
            {plans.map((plan) => (
              <li key={plan.id}>
                <h3>
                  {plan.name} {plan.status === ACTIVE && <Badge tone="good">{w.active}</Badge>}
                  {plan.status === EXPIRED && <Badge>{w.expired}</Badge>}
                </h3>
                <p>{dates(plan)}</p>
                <p className="muted">
                  {plan.mileageLimit
                    ? fillMessage(w.limit, { count: plan.mileageLimit.toLocaleString(language) })
                    : w.noLimit}
                </p>
                <Terms vin={vin} planId={plan.id} name={plan.name} />
              </li>
            ))}
          </ul>
        ) : (
          <p>{w.none}</p>
        )
      }
    </Section>
  );
}
