import { brand, country } from '../../../../src/page/core/metadata';
import { listOfferDealers } from '../../../../src/services/offer-site';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { Loading } from '../../../../src/ui/parts/Loading';
import { messages } from '../messages';

/** Dealers that are named; the dealer finder lists all. */
const NAMED = 5;

/** The dealers that sell an offer. */
export function OfferDealers({ offerId }: { offerId: string }) {
  const { signal } = useHost();
  const w = useMessages(messages);
  const { value, failed, retry } = useQuery(
    () => listOfferDealers({ query: { brand: brand() ?? '', country: country(), offerId } }, { signal }),
    offerId,
  );
  return (
    <section className="offer-dealers">
      <h4>{w.dealers}</h4>
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
