import { loadSavedOffers, retrySaving, type SavedOffers } from '#features/offers/saved-offers';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { texts } from './messages';

/** What is to be said of the saved offers: that they are kept for the visit only, or that a call has failed. */
export function SavedNotice({ saved, isForVisit }: { saved: SavedOffers; isForVisit: boolean }) {
  const messages = useMessages(texts);
  if (saved.status === 'failed')
    return <FailureNotice onRetry={loadSavedOffers}>{messages.savedNotLoaded}</FailureNotice>;
  if (saved.saveFailed) return <FailureNotice onRetry={retrySaving}>{messages.saveFailed}</FailureNotice>;
  return isForVisit ? <p className="notice">{messages.forVisit}</p> : null;
}
