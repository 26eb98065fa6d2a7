import { useEffect, useRef } from 'react';
import type { Offer } from '../../../../src/services/entities/offer';
import { isServiceError } from '../../../../src/services/http/service-error';
import { getOffer } from '../../../../src/services/offer-admin';
import { setLastViewedOffer } from '../../../../src/stores/current-car';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { Badge } from '../../../../src/ui/parts/Badge';
import { Button } from '../../../../src/ui/parts/Button';
import { Failed } from '../../../../src/ui/parts/Failed';
import { Loading } from '../../../../src/ui/parts/Loading';
import { Price } from '../../../../src/ui/parts/Price';
import { Skeleton } from '../../../../src/ui/parts/Skeleton';
import { messages } from '../messages';
import { OfferPicture } from '../OfferPicture';
import { coverageText, stateNow, validityText } from '../offer-labels';
import { SaveButton } from '../SaveButton';
import { LeadLinks, type LeadPages } from './LeadLinks';
import { OfferDealers } from './OfferDealers';
import { OfferMarks } from './OfferMarks';
import { ShareOffer } from './ShareOffer';

interface OfferDetailProps {
  id: string;
  /** The offer as the list has it: shown until the service answers. */
  known: Offer | undefined;
  pages: LeadPages;
  onBack(): void;
  /** Lists the offers of a model. */
  onSimilar(modelCode: string): void;
}

/** One offer, as the service has it now: it may have been sold since the list was loaded. */
export function OfferDetail({ id, known, pages, onBack, onSimilar }: OfferDetailProps) {
  const { emit, signal, language } = useHost();
  const w = useMessages(messages);
  const heading = useRef<HTMLHeadingElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const { value, failed, retry } = useQuery<Offer | 'missing'>(
    () =>
      getOffer({ id }, { signal }).catch((error) => {
        if (isServiceError(error) && error.status === 404) return 'missing';
        throw error;
      }),
    id,
  );
  const offer = value === 'missing' ? undefined : (value ?? known);
  const isShown = !!offer;
  useEffect(() => {
    (heading.current ?? region.current)?.focus();
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the offer is shown
  useEffect(() => {
    if (!isShown) return;
    setLastViewedOffer({ id });
    emit('vt-offer-viewed', { offerId: id });
  }, [isShown, id]);
  const runAgain = () => {
    region.current?.focus();
    retry();
  };
  return (
    <div className="detail" tabIndex={-1} ref={region}>
      <Button kind="plain" onClick={onBack}>
        {w.back}
      </Button>
      {value === 'missing' && (
        <p className="notice bad" role="alert">
          {w.notFound}
        </p>
      )}
      {failed && !offer && <Failed onRetry={runAgain} />}
      {failed && offer && <FailureNotice onRetry={runAgain} />}
      {!offer && !failed && !value && (
        <Loading>
          <Skeleton kind="media" count={6} />
        </Loading>
      )}
      {offer && (
        <article className="detail-offer">
          <OfferPicture offer={offer} sizes="(min-width: 760px) 560px, 90vw" />
          <div>
            <h3 tabIndex={-1} ref={heading}>
              {offer.title}
            </h3>
            {stateNow(offer) !== 'open' && (
              <p role="status" className="ended">
                <Badge tone="bad">{w[stateNow(offer) as 'sold']}</Badge> {w.ended}
              </p>
            )}
            {offer.description && <p>{offer.description}</p>}
            <Price large price={offer.price ?? { type: 'FULL_PRICE', value: offer.value ?? null }} />
            <p className="muted">
              {validityText(offer, w, language)}
              <br />
              {coverageText(offer, w)}
            </p>
            <div className="offer-actions">
              {stateNow(offer) === 'open' && <LeadLinks offer={offer} pages={pages} />}
              {stateNow(offer) !== 'open' && offer.modelCode && (
                <Button onClick={() => onSimilar(offer.modelCode ?? '')}>
                  {fillMessage(w.similar, { model: offer.modelName || offer.modelCode })}
                </Button>
              )}
              <SaveButton offer={offer} />
            </div>
            <OfferMarks offer={offer} />
            {offer.type !== 'RENTAL' && stateNow(offer) === 'open' && <OfferDealers offerId={id} />}
            <ShareOffer offer={offer} />
            {offer.legalText && (
              <>
                <h4>{w.legal}</h4>
                <p className="muted small">{offer.legalText}</p>
              </>
            )}
          </div>
        </article>
      )}
    </div>
  );
}
