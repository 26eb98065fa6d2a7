import { FailureNotice } from '#ui/core/FailureNotice';
import { ErrorLine } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import type { VisitForm } from './form-values';
import { texts } from './messages';
import type { WantedOffer } from './use-offer';

interface OfferNoticeProps {
  of: WantedOffer;
  /** Why the service refuses the offer or its coupon. */
  errors: Errors<VisitForm>;
  /** The visitor books without the offer. */
  onLeaveOut(): void;
}

/** The offer that goes with the booking, and its coupon; or that it does not go. */
export function OfferNotice({
  of: { id, coupon, offer, failed, retry },
  errors,
  onLeaveOut,
}: OfferNoticeProps) {
  const messages = useMessages(texts);
  if (!id) return null;
  if (failed) return <FailureNotice onRetry={retry}>{messages.offerNotLoaded}</FailureNotice>;
  return (
    <div className="notice offer-notice" aria-busy={offer === undefined}>
      {offer && (
        <>
          <p>
            {messages.withOffer} <b>{offer.title}</b>
            {coupon && `. ${fillMessage(messages.withCoupon, { code: coupon })}`}
          </p>
          <ErrorLine name="offerId" error={errors.offerId} />
          <ErrorLine name="couponCode" error={errors.couponCode} />
          <button
            className="link"
            type="button"
            aria-invalid={errors.offerId || errors.couponCode ? true : undefined}
            aria-describedby="offerId-error couponCode-error"
            onClick={onLeaveOut}
          >
            {messages.withoutOffer}
          </button>
        </>
      )}
      {offer === null && <p>{messages.offerGone}</p>}
    </div>
  );
}
