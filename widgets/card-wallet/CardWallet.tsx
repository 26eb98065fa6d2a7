import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { DeferredPanel } from '#ui/standalone/DeferredPanel';
import type { CardWalletProps } from './attributes';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor's wallet has changed. Nothing of the card is told. */
    'vt-card-wallet-changed': { change: 'added' | 'edited' | 'removed' | 'favorite' };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': pt.purpose, 'es-AR': es.purpose };

/** Loads the calls and the wallet, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Wallet'));

export default function CardWallet({ heading, calls }: CardWalletProps) {
  const messages = useMessages(pt, es);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Wallet }) => <Wallet group={calls} />}
    </DeferredPanel>
  );
}
