import { useStore } from '@nanostores/react';
import { $savedOffers, toggleSavedOffer } from '#features/offers/saved-offers';
import type { Offer } from '#services/entities/offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor saved an offer, or removed it from the saved ones. */
    'vt-offer-saved': { offerId: string; saved: boolean };
  }
}

/** Saves an offer, or removes it; disabled until the saved ones are known. */
export function SaveButton({ offer }: { offer: Offer }) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  const { ids, status } = useStore($savedOffers);
  const isSaved = ids.includes(offer.id);
  return (
    <button
      type="button"
      className={isSaved ? 'button plain save saved' : 'button plain save'}
      part="button"
      aria-label={`${isSaved ? messages.isSaved : messages.save}: ${offer.title}`}
      disabled={status !== 'ready'}
      onClick={() => {
        toggleSavedOffer(offer);
        emit('vt-offer-saved', { offerId: offer.id, saved: !isSaved });
      }}
    >
      <svg width="18" height="18" viewBox="0 0 20 20" aria-hidden="true">
        <path
          d="M10 17S2.5 12.5 2.5 7.3A4 4 0 0 1 10 5.4a4 4 0 0 1 7.5 1.9C17.5 12.5 10 17 10 17z"
          fill={isSaved ? 'currentColor' : 'none'}
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
      {isSaved ? messages.isSaved : messages.save}
    </button>
  );
}
