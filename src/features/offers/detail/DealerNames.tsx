import { useStore } from '@nanostores/react';
import type { Dealer } from '../../../services/entities/dealer';
import { $location } from '../../../stores/visitor/location';
import { FailureNotice } from '../../../ui/core/FailureNotice';
import { fillMessage, useMessages } from '../../../ui/core/host-context';
import type { Query } from '../../../ui/hooks/use-query';
import { Loading } from '../../../ui/parts/Loading';
import { messages } from './messages';

/** Dealers that are named; the dealer finder lists all. */
const NAMED = 5;

/** The dealers of an offer by name and place, those of the visitor's state first. */
export function DealerNames({ title, query }: { title: string; query: Query<readonly Dealer[]> }) {
  const w = useMessages(messages);
  const { value: dealers, failed, retry } = query;
  const state = useStore($location)?.stateCode;
  const isNear = ({ stateCode }: Dealer) => Number(stateCode === state);
  const value = dealers && [...dealers].sort((a, b) => isNear(b) - isNear(a));
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
