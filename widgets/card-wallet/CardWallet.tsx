import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { CardWalletProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor's wallet has changed. Nothing of the card is told. */
    'vt-card-wallet-changed': { change: 'added' | 'edited' | 'removed' | 'favorite' };
  }
}

/** What the visitor gets by signing in. */
export const purpose = { 'pt-BR': texts['pt-BR'].purpose, 'es-AR': texts['es-AR'].purpose };

/** Loads the calls and the wallet, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Wallet'));

export default function CardWallet({ heading, calls }: CardWalletProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Wallet }) => <Wallet group={calls} />}
    </DeferredPanel>
  );
}
