import { useState } from 'react';
import { groupDigits } from '#domain/text/group-digits';
import { reloadMembership } from '#features/loyalty/membership-store';
import { ConfirmDialog } from '#features/vouchers/ConfirmDialog';
import { useOnce } from '#features/vouchers/use-once';
import { loadMade } from '#features/vouchers/use-vouchers';
import type { Voucher } from '#services/entities/loyalty';
import { exchangePoints, generateVoucher } from '#services/voucher-hub';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';
import { PointsForm } from './PointsForm';

interface MoreProps {
  /** Whether points can be exchanged. */
  points: boolean;
  onMade(voucher: Voucher): void;
}

interface MakingProps {
  /** Points to exchange; absent for the next voucher of the programme. */
  points?: number;
  onMade(voucher: Voucher): void;
  onClose(): void;
}

/** Asks before a voucher is made, which happens once: after a lost answer the list says whether it is there. */
function Making({ points, onMade, onClose }: MakingProps) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  const isNext = points === undefined;
  const once = useOnce<Voucher>({
    kind: 'make voucher',
    // One at a time, however many points: another device meets the one that is open.
    subject: isNext ? 'next' : 'points',
    content: points ?? 'next',
    make: (idempotencyKey) =>
      isNext
        ? generateVoucher({ query: { idempotencyKey } }, { idempotencyKey })
        : exchangePoints({ body: { points, idempotencyKey } }, { idempotencyKey }),
    list: (signal) => loadMade(signal, ({ rewardId }) => !rewardId),
    onDone(voucher) {
      emit('vt-voucher-made', { from: isNext ? 'programme' : 'points' });
      onClose();
      // The points are fewer now.
      if (!isNext) reloadMembership();
      onMade(voucher);
    },
  });
  return (
    <ConfirmDialog
      title={
        isNext ? messages.nextTitle : fillMessage(messages.exchangeTitle, { points: groupDigits(points) })
      }
      action={isNext ? messages.nextNow : messages.exchangeNow}
      once={once}
      explain={({ kind, messages: said }) => {
        if (kind === 'conflict') return isNext ? messages.noNext : messages.tooFew;
        return said[0] ?? messages.failed;
      }}
      onClose={onClose}
    >
      <p>{isNext ? messages.nextText : messages.exchangeText}</p>
    </ConfirmDialog>
  );
}

/** The ways to further vouchers: the next one of the programme (VOU-02), and one for points (VOU-01). */
export function More({ points, onMade }: MoreProps) {
  const messages = useMessages(texts);
  const [asked, setAsked] = useState<{ points?: number } | null>(null);
  return (
    <section className="vouchers-more">
      <h3>{messages.more}</h3>
      <Button kind="plain" onClick={() => setAsked({})}>
        {messages.next}
      </Button>
      {points && <PointsForm onAsk={(count) => setAsked({ points: count })} />}
      {asked && <Making {...asked} onMade={onMade} onClose={() => setAsked(null)} />}
    </section>
  );
}
