import { formatCurrency } from '#domain/money/currency';
import { voucherState } from '#domain/offers/voucher-state';
import { serverNow } from '#page/server-clock';
import type { Voucher } from '#services/entities/loyalty';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { CodeCard } from '../code-card/CodeCard';
import { GiftLink } from '../code-card/GiftLink';
import { giftAddress } from './gift-address';
import { texts } from './messages';

interface VoucherViewProps {
  voucher: Voucher;
  /** Address of the page on which a gift is received; empty without one. */
  giftPage: string | URL;
}

/** A voucher's code, or the link of one that was given. */
export function VoucherView({ voucher, giftPage }: VoucherViewProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { code, hash, value, expiresAt, redeemedAt } = voucher;
  const name = voucher.name || messages.voucher;
  const state = voucherState(voucher, serverNow());
  const link = state === 'given' ? giftAddress(giftPage, hash) : null;
  if (link) return <GiftLink link={link} message={fillMessage(messages.giftMessage, { name })} />;
  if (!code) return null;
  return (
    <CodeCard
      code={code}
      name={typeof value === 'number' ? `${name}: ${formatCurrency(value, language)}` : name}
      hint={messages.hint}
      state={state === 'given' ? 'used' : state}
      expiresAt={expiresAt}
      usedAt={redeemedAt}
      terms={voucher.terms || voucher.description}
    />
  );
}
