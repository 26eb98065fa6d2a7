import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { OfferAdminProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

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
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls, the table and the editor, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Offers'));

export default function OfferAdmin({ heading }: OfferAdminProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Offers }) => <Offers />}
    </DeferredPanel>
  );
}
