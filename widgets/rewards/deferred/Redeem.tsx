import { useEffect, useState } from 'react';
import { changedAmount } from '#domain/money/changed-amount';
import type { RedeemKind } from '#domain/offers/offer-kinds';
import { groupDigits } from '#domain/text/group-digits';
import { ConfirmDialog } from '#features/vouchers/ConfirmDialog';
import { useOnce } from '#features/vouchers/use-once';
import { loadMade } from '#features/vouchers/use-vouchers';
import { VoucherView } from '#features/vouchers/VoucherView';
import { pageAddress } from '#page/address/page-address';
import { brand } from '#page/core/metadata';
import type { Voucher } from '#services/entities/loyalty';
import { getReward, redeemReward } from '#services/voucher-hub';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Loading } from '#ui/parts/Loading';
import { explainer } from './explain';
import { texts } from './messages';
import type { Reward } from './RewardItem';

export interface RedeemProps {
  reward: Reward;
  type: Exclude<RedeemKind, 'GIFTED'>;
  giftUrl: string;
  supportUrl: string;
  onDone(): void;
  /** Called if the service says that it can no longer be redeemed. */
  onGone(): void;
  onClose(): void;
}

/** Of a reward; one of another status is neither offered nor said to be gone. */
const STATUSES = ['AVAILABLE', 'REDEEMED', 'EXPIRED', 'BLOCKED'];

/** Redeems a reward once (VOU-06), after the service has said what it costs now (VOU-07); then its code, or a gift's link. */
export function Redeem({ reward, type, giftUrl, supportUrl, ...on }: RedeemProps) {
  const { emit, signal } = useHost();
  const messages = useMessages(texts);
  const { id, name } = reward;
  const isGift = type === 'GIFT';
  const page = brand() ?? '';
  const detail = useQuery(() => getReward({ brand: page, id }, { signal }), id);
  const [redeemed, setRedeemed] = useState<Voucher | null>(null);
  /** What the service has said that it costs, when it was asked for at another price. */
  const [changed, setChanged] = useState<number>();
  const points = changed ?? detail.value?.points;
  const once = useOnce<Voucher>({
    kind: 'redeem reward',
    subject: { id, type },
    content: { id, type, points },
    make: (idempotencyKey) =>
      redeemReward(
        {
          body: { brand: page, id, type, ...(points != null && { expectedPoints: points }), idempotencyKey },
        },
        { idempotencyKey },
      ),
    list: (signal) =>
      loadMade(signal, (voucher) => voucher.rewardId === id && (voucher.type === 'GIFT') === isGift),
    onDone(voucher) {
      setRedeemed(voucher);
      on.onDone();
      emit('vt-reward-redeemed', { reward: id, type });
    },
  });
  const { amount: cost } = changedAmount(once.error) ?? {};
  useEffect(() => {
    if (cost !== undefined) setChanged(cost);
  }, [cost]);
  if (redeemed) {
    return (
      <Dialog title={isGift ? messages.given : messages.done} onClose={on.onClose}>
        <div className="dialog-body">
          <VoucherView voucher={redeemed} giftPage={giftUrl || pageAddress()} />
        </div>
      </Dialog>
    );
  }
  const { value: now, failed, retry } = detail;
  const isUpdating = !!now && now.quantity !== 0 && !STATUSES.includes(now.status);
  const isGone = !!now && (now.status !== 'AVAILABLE' || now.quantity === 0);
  return (
    <ConfirmDialog
      title={fillMessage(isGift ? messages.giveTitle : messages.redeemTitle, { name })}
      action={isGift ? messages.giveNow : messages.redeemNow}
      once={once}
      isDisabled={!now || isGone}
      explain={explainer(messages, supportUrl, {
        conflict:
          cost === undefined
            ? messages.gone
            : fillMessage(messages.costChanged, { points: groupDigits(cost) }),
        missing: messages.gone,
      })}
      onClose={() => {
        if ((isGone && !isUpdating) || once.status === 'refused') on.onGone();
        on.onClose();
      }}
    >
      {failed ? (
        <FailureNotice onRetry={retry} />
      ) : !now ? (
        <Loading />
      ) : isGone ? (
        <p className="notice bad" role="alert">
          {isUpdating ? messages.updating : messages.gone}
        </p>
      ) : (
        <>
          {typeof points === 'number' && (
            <p>
              <b>{fillMessage(messages.costText, { points: groupDigits(points) })}</b>
            </p>
          )}
          <p>{isGift ? messages.giftText : messages.selfText}</p>
          {now.terms && <p className="muted small">{now.terms}</p>}
        </>
      )}
    </ConfirmDialog>
  );
}
