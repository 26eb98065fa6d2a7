import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { OfferAdminProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Staff created or changed an offer. */
    'vt-offer-edited': { offerId: string };
    /** An offer has another status; one of OFFER_STATUSES. */
    'vt-offer-status-changed': { offerId: string; status: string };
    /** An offer is no more. */
    'vt-offer-removed': { offerId: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls, the table and the editor, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Offers'));

export default function OfferAdmin({ heading }: OfferAdminProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Offers }) => <Offers />}
    </DeferredPanel>
  );
}
