import type { Offer } from '#services/entities/offer';
import { OfferEditor } from './editor/OfferEditor';
import { OfferOrder } from './OfferOrder';
import { OfferPreview } from './OfferPreview';

/** What is open over the table: an offer that is edited, undefined for a new one, or seen, or the order of all. */
export type Opened =
  | { is: 'edit'; offer: Offer | undefined }
  | { is: 'preview'; offer: Offer }
  | { is: 'order' };

interface OverTableProps {
  opened: Opened;
  onSaved(offer: Offer): void;
  onOrdered(undo: () => Promise<unknown>): void;
  onClose(): void;
}

export function TableDialogs({ opened, onSaved, onOrdered, onClose }: OverTableProps) {
  switch (opened.is) {
    case 'order':
      return <OfferOrder onSaved={onOrdered} onClose={onClose} />;
    case 'preview':
      return <OfferPreview offer={opened.offer} onClose={onClose} />;
    default:
      return <OfferEditor offer={opened.offer} onSaved={onSaved} onClose={onClose} />;
  }
}
