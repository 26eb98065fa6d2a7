import { useStore } from '@nanostores/react';
import { walletCards } from '../../../../src/features/card/card';
import { $session } from '../../../../src/features/session/session';
import { SignInLink } from '../../../../src/features/session/sign-in/SignInLink';
import { listInstruments } from '../../../../src/services/payment-security';
import { useHost, useMessages } from '../../../../src/ui/core/host-context';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { Loading } from '../../../../src/ui/parts/Loading';
import { CardForm, type CardPaymentProps } from './CardForm';
import { messages } from './messages';

/**
 * Payment with a card of the wallet or a new one, for signed-in visitors. A new card goes to the card provider only; the
 * services get its one-time token (spec reservations#cards).
 */
export function CardPayment(props: CardPaymentProps) {
  const { signal } = useHost();
  const w = useMessages(messages);
  const { isSignedIn, serial } = useStore($session);
  const wallet = useQuery(
    async () => walletCards(await listInstruments({}, { signal })),
    isSignedIn ? `wallet ${serial}` : undefined,
  );
  if (!isSignedIn) {
    return (
      <div className="notice pay">
        <p>{w.signInForCard}</p>
        <SignInLink />
      </div>
    );
  }
  if (!wallet.value && !wallet.failed) return <Loading />;
  return (
    <CardForm {...props} wallet={wallet.value ?? []} onRetry={wallet.failed ? wallet.retry : undefined} />
  );
}
