import { useStore } from '@nanostores/react';
import { useRef } from 'react';
import { type WalletCard, walletCards } from '#features/card/card';
import { $session } from '#features/session/session';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useSessionExpired } from '#features/session/use-account-content';
import { listInstruments } from '#services/payment-security';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Loading } from '#ui/parts/Loading';
import { CardForm, type CardPaymentProps } from './CardForm';
import { texts } from './messages';

/**
 * Payment with a card of the wallet or a new one, for signed-in visitors. A new card goes to the card provider only; the
 * services get its one-time token (spec reservations#cards).
 */
export function CardPayment(props: CardPaymentProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const { state, serial } = useStore($session);
  const isSignedIn = state === 'signedIn';
  const isExpired = useSessionExpired();
  const wallet = useQuery(
    async () => walletCards(await listInstruments({}, { signal })),
    isSignedIn ? `wallet ${serial}` : undefined,
  );
  /** Shown while a session has expired and the wallet loads again, so that what is typed stays; gone after a sign-out. */
  const known = useRef<WalletCard[] | undefined>(undefined);
  if (!isSignedIn && !isExpired) known.current = undefined;
  else if (isSignedIn && (wallet.value ?? wallet.failed)) known.current = wallet.value ?? known.current ?? [];
  if (!isSignedIn && !known.current) {
    return (
      <div className="notice pay">
        <p>{messages.signInForCard}</p>
        <SignInLink />
      </div>
    );
  }
  if (!known.current) return <Loading />;
  return <CardForm {...props} wallet={known.current} onRetry={wallet.failed ? wallet.retry : undefined} />;
}
