import { useStore } from '@nanostores/react';
import { useCallback, useEffect } from 'react';
import { formatDate } from '#domain/time/calendar';
import { parseMvs } from '#domain/vehicle/mvs';
import { $car, type CurrentCar } from '#features/car/car-store';
import { loadVisit } from '#features/contact/visit/presence';
import { OfferPicture } from '#features/offers/OfferPicture';
import { offerPrice } from '#features/offers/offer-price';
import type { Offer } from '#services/entities/offer';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import type { ChosenCar } from '../shell/chosen-car';
import { configuredAs } from '../shell/configured-as';
import { VisitOfferRoom } from '../shell/VisitOfferRoom';
import { Stock, useStock } from '../showcase/Stock';
import { texts } from './messages';
import { useVisitOffer, type VisitOffer } from './use-visit-offer';
import css from './visit.css?inline';

interface VisitProps {
  onChoose(car: ChosenCar): void;
}

/** Returns an offer's car as it is reserved, as far as the visitor has configured it; null without a version of a year. */
function carOf(offer: Offer, dealer: string | undefined, car: CurrentCar): ChosenCar | null {
  const { id, title, mvsCode, year, modelName, versionName, value } = offer;
  const code = parseMvs(mvsCode);
  if (!code || !year) return null;
  return {
    campaign: '',
    offer: { id, title, ...(dealer && { dealer }) },
    type: 'SALE',
    mvsCode,
    year,
    modelName,
    versionName,
    modelCode: code.model,
    versionCode: code.version,
    seriesCode: code.series,
    price: value ?? null,
    ...configuredAs(car, mvsCode),
  };
}

/** The offer that the visitor comes with: what it is, its price and conditions, and the way to reserve its car. */
function OfferCard({ stated, dealer, onChoose }: Pick<VisitOffer, 'stated' | 'dealer'> & VisitProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const current = useStore($car);
  const stock = useStock(stated?.isOpen ? (stated.offer.mvsCode ?? undefined) : undefined);
  if (!stated) return null;
  const { offer, isOpen } = stated;
  const car = carOf(offer, dealer, current);
  const until = formatDate(offer.validUntil, language);
  return (
    <section className="visit-offer">
      <h4>{messages.offer}</h4>
      <OfferPicture offer={offer} sizes="(min-width: 760px) 340px, 90vw" />
      <div>
        <h5>{offer.title}</h5>
        {isOpen ? (
          <>
            <Price price={offerPrice(offer)} />
            {until && <p className="muted">{fillMessage(messages.validUntil, { date: until })}</p>}
            <Stock of={stock} />
            {car ? (
              <Button disabled={stock.value?.available === false} onClick={() => onChoose(car)}>
                {messages.reserve}
                <span className="sr"> {offer.title}</span>
              </Button>
            ) : (
              <p>{messages.notOnline}</p>
            )}
            {offer.legalText && (
              <details>
                <summary>{messages.conditions}</summary>
                <p className="muted small">{offer.legalText}</p>
              </details>
            )}
          </>
        ) : (
          <p className="notice" role="status">
            {messages.ended}
          </p>
        )}
      </div>
    </section>
  );
}

/**
 * What the visitor comes with from another page: the offer, which can be reserved at once, and the configured car, which
 * the showcase then shows as it was configured.
 */
export function Visit({ onChoose }: VisitProps) {
  const { element } = useHost();
  const messages = useMessages(texts);
  const { status, problem } = useStore($car);
  const visit = useVisitOffer();
  useStyles(css);
  const restore = useCallback(
    () =>
      loadVisit()
        .then(({ restoreVisitCar }) => restoreVisitCar({}, element))
        .catch(() => {}),
    [element],
  );
  useEffect(() => {
    restore();
  }, [restore]);
  return (
    <>
      {visit.isLoading && <VisitOfferRoom />}
      {visit.failed && <FailureNotice onRetry={visit.retry}>{messages.offerFailed}</FailureNotice>}
      {visit.isMissing && (
        <p className="notice" role="status">
          {messages.missing}
        </p>
      )}
      <OfferCard stated={visit.stated} dealer={visit.dealer} onChoose={onChoose} />
      {status === 'failed' && problem === 'service' && (
        <FailureNotice onRetry={restore}>{messages.carFailed}</FailureNotice>
      )}
    </>
  );
}
