import { useState } from 'react';
import { offerOfKind } from '#domain/offers/offer-id';
import { $car } from '#features/car/car-store';
import { kindOf } from '#services/http/problem';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { Button } from '#ui/parts/Button';
import type { CouponWidgetProps } from '../attributes';
import { texts } from './messages';
import { OfferCoupon } from './OfferCoupon';
import { partnerOf, partnerToken } from './partner';

/** Resolves to what the link says; to null if the service does not know the token, so that only a failure may be retried. */
const readLink = (token: string) =>
  partnerOf(token).catch((error) => {
    const kind = kindOf(error);
    if (kind === 'refused' || kind === 'missing') return null;
    throw error;
  });

/** The coupon of the author's offer, of the partner's link, or of the offer that the visitor opened last. */
export function CouponView({ props }: { props: CouponWidgetProps }) {
  const messages = useMessages(texts);
  const viewed = useStoreSelector($car, ({ lastViewedOffer }) => offerOfKind(lastViewedOffer, 'sale')?.id);
  const [token] = useState(partnerToken);
  const { value: partner, failed, retry } = useQuery(() => readLink(token), token || undefined);
  const isReading = !!token && partner === undefined && !failed;
  if (isReading) return <div aria-busy="true" />;
  const offerId = props.offerId || partner?.offerId || viewed || '';
  // A partner's coupon for another offer is none of this one.
  const theirs = partner && (!partner.offerId || partner.offerId === offerId) ? partner : null;
  return (
    <>
      {failed && (
        <div className="notice bad" role="alert">
          <p>{messages.partnerFailed}</p>
          <Button kind="plain" onClick={retry}>
            {messages.retry}
          </Button>
        </div>
      )}
      {partner === null && (
        <p className="notice" role="status">
          {messages.partnerInvalid}
        </p>
      )}
      {theirs?.partner && <p>{fillMessage(messages.partner, { partner: theirs.partner })}</p>}
      {offerId ? (
        <OfferCoupon
          key={offerId}
          props={props}
          offerId={offerId}
          {...(theirs?.couponName && { partner: { name: theirs.couponName, cpf: theirs.cpf ?? '' } })}
        />
      ) : (
        <p className="muted">{messages.noOffer}</p>
      )}
    </>
  );
}
