import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { groupDigits } from '#domain/text/group-digits';
import { $membership, reloadMembership, requestMembership } from '#features/loyalty/membership-store';
import { useAccountRows } from '#features/session/use-account-content';
import { useVouchers } from '#features/vouchers/use-vouchers';
import { listLoyaltyPrizes } from '#services/loyalty';
import { CollectionView } from '#ui/collection/CollectionView';
import { useCollection } from '#ui/collection/use-collection';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { LateContent } from '#ui/LateContent';
import { Empty } from '#ui/parts/Empty';
import type { RewardsProps } from '../attributes';
import { GiftVoucher } from './GiftVoucher';
import { texts } from './messages';
import { Redeem, type RedeemProps } from './Redeem';
import { Redeemed } from './Redeemed';
import { RewardItem } from './RewardItem';
import css from './rewards.css?inline';

/** The catalogue with the visitor's points, what was redeemed, and gift vouchers. */
export function Catalogue({ giftUrl, supportUrl }: Omit<RewardsProps, 'heading'>) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const rewards = useCollection(useAccountRows('page'), () => listLoyaltyPrizes({}, { signal }));
  const vouchers = useVouchers();
  // Without a balance it says less; the service is who refuses.
  const balance = useStore($membership).membership?.points;
  useEffect(() => requestMembership(), []);
  const [asked, setAsked] = useState<Pick<RedeemProps, 'reward' | 'type'> | null>(null);
  useStyles(css);
  return (
    <>
      <p className="rewards-balance">
        {balance !== undefined && <b>{fillMessage(messages.balance, { points: groupDigits(balance) })}</b>}
      </p>
      <div tabIndex={-1} aria-busy={!rewards.items && !rewards.failed}>
        <h3>{messages.catalogue}</h3>
        <CollectionView list={rewards} empty={<Empty title={messages.none}>{messages.noneHint}</Empty>}>
          {(items) => (
            <ul className="rewards-list">
              {items.map((reward) => (
                <RewardItem
                  key={reward.id}
                  reward={reward}
                  balance={balance}
                  onAsk={(type) => setAsked({ reward, type })}
                />
              ))}
            </ul>
          )}
        </CollectionView>
      </div>
      {rewards.items && (
        <LateContent>
          <Redeemed vouchers={vouchers} giftUrl={giftUrl} />
          <GiftVoucher supportUrl={supportUrl} onDone={vouchers.retry} />
        </LateContent>
      )}
      {asked && (
        <Redeem
          {...asked}
          giftUrl={giftUrl}
          supportUrl={supportUrl}
          onDone={() => {
            reloadMembership();
            vouchers.retry();
          }}
          onGone={() => {
            reloadMembership();
            rewards.retry();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
