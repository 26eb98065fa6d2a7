import type { Dealer } from '../../../services/entities/dealer';
import { FailureNotice } from '../../../ui/core/FailureNotice';
import { fillMessage, useMessages } from '../../../ui/core/host-context';
import type { Query } from '../../../ui/hooks/use-query';
import { Loading } from '../../../ui/parts/Loading';
import { messages } from './messages';

/** Dealers that are named; the dealer finder lists all. */
const NAMED = 5;

/** The dealers of an offer by name and place. */
export function DealerNames({ title, query }: { title: string; query: Query<readonly Dealer[]> }) {
  const w = useMessages(messages);
  const { value, failed, retry } = query;
  return (
    <section className="offer-dealers">
      <h4>{title}</h4>
      {failed && <FailureNotice onRetry={retry}>{w.dealersFailed}</FailureNotice>}
      {!failed && !value && <Loading />}
      {value?.length === 0 && <p>{w.noDealers}</p>}
      {value && value.length > 0 && (
        <ul>
          {value.slice(0, NAMED).map(({ idSiteGeo, name, cityName, stateCode }) => (
            <li key={idSiteGeo}>
              {name}
              <span className="muted"> {[cityName, stateCode].filter(Boolean).join(', ')}</span>
            </li>
          ))}
          {value.length > NAMED && (
            <li className="muted">{fillMessage(w.moreDealers, { count: value.length - NAMED })}</li>
          )}
        </ul>
      )}
    </section>
  );
}
