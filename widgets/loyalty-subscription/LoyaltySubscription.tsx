import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { LoyaltySubscriptionProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A subscription has begun: plan is the plan's id, status ACTIVE or FREE. Nothing of the person or the card is told. */
    'vt-loyalty-subscription-started': { plan: string; status: string };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls, the plans and the payment, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Subscription'));

export default function LoyaltySubscription({ heading, termsUrl, walletUrl }: LoyaltySubscriptionProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Subscription }) => <Subscription termsUrl={termsUrl} walletUrl={walletUrl} />}
    </DeferredPanel>
  );
}
