import { OfferCard } from '#features/offers/card/OfferCard';
import items from '#features/offers/list/items.css?inline';
import type { Offer } from '#services/entities/offer';
import { useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { useStyles } from '#ui/hooks/use-styles';
import { texts } from './messages';

const NO_DEALERS = new Map<string, never>();

/** An offer as the list of vt-offers shows it. */
export function OfferPreview({ offer, onClose }: { offer: Offer; onClose(): void }) {
  const messages = useMessages(texts);
  useStyles(items);
  return (
    <Dialog title={messages.preview} onClose={onClose}>
      <div className="dialog-body offer-preview">
        <p className="muted">{messages.previewHint}</p>
        <ul className="items">
          <OfferCard offer={offer} dealers={NO_DEALERS} />
        </ul>
      </div>
    </Dialog>
  );
}
