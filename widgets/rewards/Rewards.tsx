import { DeferredPanel } from '#ui/core/DeferredPanel';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import type { RewardsProps } from './attributes';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has redeemed a reward, for themselves or as a gift. */
    'vt-reward-redeemed': { reward: string; type: 'SELF' | 'GIFT' };
    /** The visitor has received a gift. Neither the gift nor its link is told. */
    'vt-gift-received': null;
    /** The visitor has redeemed a gift voucher by its code, which is not told. */
    'vt-gift-voucher-redeemed': null;
  }
}

/** As in features/vouchers/gift-hash, which loads with the calls: a chunk of its own would be smaller than its request. */
const isGiftPage = (): boolean => new URLSearchParams(location.search).has('vt-gift');

/** What the visitor gets by signing in: the gift of the link that opened the page, or the rewards. */
export const purpose = {
  get 'pt-BR'() {
    return isGiftPage() ? texts['pt-BR'].giftPurpose : texts['pt-BR'].purpose;
  },
  get 'es-AR'() {
    return isGiftPage() ? texts['es-AR'].giftPurpose : texts['es-AR'].purpose;
  },
};

/** Loads the calls and the lists, which are not needed for the first view. */
const deferredModule = deferred(() => import('./deferred/Area'));

export default function Rewards({ heading, ...props }: RewardsProps) {
  const messages = useMessages(texts);
  return (
    <DeferredPanel heading={heading || messages.heading} of={deferredModule}>
      {({ Area }) => <Area {...props} />}
    </DeferredPanel>
  );
}
