import { useState } from 'react';
import { groupDigits } from '#domain/text/group-digits';
import { reloadMembership } from '#features/loyalty/membership-store';
import { ConfirmDialog } from '#features/vouchers/ConfirmDialog';
import { keyOf, useOnce } from '#features/vouchers/use-once';
import { loadVouchers } from '#features/vouchers/use-vouchers';
import type { Voucher } from '#services/entities/loyalty';
import { exchangePoints, generateVoucher } from '#services/voucher-hub';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { PointsForm } from './PointsForm';

interface MoreProps {
  /** All that the account has. */
  vouchers: readonly Voucher[];
  /** Whether points can be exchanged. */
  points: boolean;
  onMade(voucher: Voucher): void;
}

interface MakingProps {
  /** Points to exchange; absent for the next voucher of the programme. */
  points?: number;
  vouchers: readonly Voucher[];
  onMade(voucher: Voucher): void;
  onClose(): void;
}

/** Asks before a voucher is made, which happens once: after a lost answer the list says whether it is there. */
function Making({ points, vouchers, onMade, onClose }: MakingProps) {
  const { emit } = useHost();
  const messages = useMessages(pt, es);
  /** What was there before: whatever is new then was made. */
  const [before] = useState(() => vouchers.map(({ id }) => id));
  const isNext = points === undefined;
  const once = useOnce<Voucher>({
    kind: 'make voucher',
    content: points ?? 'next',
    make: (options) =>
      isNext
        ? generateVoucher({ query: keyOf(options) }, options)
        : exchangePoints({ body: { points, ...keyOf(options) } }, options),
    find: async (signal) => (await loadVouchers(signal)).find(({ id }) => !before.includes(id)) ?? null,
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
export function More({ vouchers, points, onMade }: MoreProps) {
  const messages = useMessages(pt, es);
  const [asked, setAsked] = useState<{ points?: number } | null>(null);
  return (
    <section className="vouchers-more">
      <h3>{messages.more}</h3>
      <Button kind="plain" onClick={() => setAsked({})}>
        {messages.next}
      </Button>
      {points && <PointsForm onAsk={(count) => setAsked({ points: count })} />}
      {asked && <Making {...asked} vouchers={vouchers} onMade={onMade} onClose={() => setAsked(null)} />}
    </section>
  );
}
