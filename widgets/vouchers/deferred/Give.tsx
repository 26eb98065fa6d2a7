import { useState } from 'react';
import { GiftLink } from '#features/code-card/GiftLink';
import { ConfirmDialog } from '#features/vouchers/ConfirmDialog';
import { giftAddress } from '#features/vouchers/gift-address';
import { texts as voucherTexts } from '#features/vouchers/messages';
import { useOnce } from '#features/vouchers/use-once';
import { loadMade } from '#features/vouchers/use-vouchers';
import { brand } from '#page/core/metadata';
import type { Voucher } from '#services/entities/loyalty';
import { redeemReward } from '#services/voucher-hub';
import { useHost, useMessages } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { fillMessage } from '#ui/fill-message';
import { texts as ownTexts } from './messages';

interface GiveProps {
  voucher: Voucher;
  giftPage: string;
  onGiven(voucher: Voucher): void;
  /** Called if the service says that it can no longer be given. */
  onGone(): void;
  onClose(): void;
}

/** Makes a gift of a voucher (VOU-06, GIFT) and shows its link, which stays in the list. */
export function Give({ voucher, giftPage, onGiven, onGone, onClose }: GiveProps) {
  const { emit } = useHost();
  const messages = useMessages(ownTexts);
  const texts = useMessages(voucherTexts);
  const [given, setGiven] = useState<Voucher | null>(null);
  const name = voucher.name || texts.voucher;
  const once = useOnce<Voucher>({
    kind: 'give voucher',
    subject: voucher.id,
    content: voucher.id,
    make: (idempotencyKey) =>
      redeemReward(
        { body: { brand: brand() ?? '', code: voucher.code ?? '', type: 'GIFT', idempotencyKey } },
        { idempotencyKey },
      ),
    list: (signal) =>
      loadMade(signal, ({ id, type, hash }) => id === voucher.id && type === 'GIFT' && !!hash),
    onDone(now) {
      setGiven(now);
      onGiven(now);
      emit('vt-voucher-given', null);
      // Without a link there is nothing to pass on, and nothing to press again.
      if (!giftAddress(giftPage, now.hash)) onClose();
    },
  });
  const link = given && giftAddress(giftPage, given.hash);
  if (link) {
    return (
      <Dialog title={messages.given} onClose={onClose}>
        <div className="dialog-body">
          <GiftLink link={link} message={fillMessage(texts.giftMessage, { name })} />
        </div>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      title={messages.giveTitle}
      action={messages.giveNow}
      once={once}
      explain={({ kind, messages: said }) =>
        kind === 'conflict' || kind === 'missing' ? messages.gone : (said[0] ?? messages.failed)
      }
      onClose={() => {
        if (once.status === 'refused') onGone();
        onClose();
      }}
    >
      <p>{fillMessage(messages.giveText, { name })}</p>
    </ConfirmDialog>
  );
}
