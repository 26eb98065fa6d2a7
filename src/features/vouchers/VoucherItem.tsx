import type { ReactNode } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { type VoucherState, voucherState } from '#domain/offers/voucher-state';
import { serverNow } from '#page/server-clock';
import type { Voucher } from '#services/entities/loyalty';
import { useHost, useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { useStyles } from '#ui/hooks/use-styles';
import { Badge, Label, type Tone } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { ExpiryNote } from '../code-card/ExpiryNote';
import { giftAddress } from './gift-address';
import { texts } from './messages';
import css from './vouchers.css?inline';

const TONES: Record<Exclude<VoucherState, 'unknown'>, Tone> = {
  usable: 'success',
  used: 'neutral',
  expired: 'neutral',
  blocked: 'danger',
  given: 'info',
};

interface VoucherItemProps {
  voucher: Voucher;
  /** Address of the page on which a gift is received; empty without one. */
  giftPage: string | URL;
  onOpen(voucher: Voucher): void;
  /** Further buttons of a usable one. */
  actions?: ReactNode;
}

/** An entry of a list of vouchers: what it is worth, whether it can be used, until when. */
export function VoucherItem({ voucher, giftPage, onOpen, actions }: VoucherItemProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  const { id, name, value, type, code, hash, expiresAt } = voucher;
  const state = voucherState(voucher, serverNow());
  const title = name || messages.voucher;
  const isGiven = state === 'given';
  const canOpen = isGiven ? !!giftAddress(giftPage, hash) : !!code;
  return (
    <li className="item voucher" part="item">
      <div className="voucher-text">
        <h3 tabIndex={-1} id={`voucher-${id}`}>
          <HeadingText>{title}</HeadingText>
        </h3>
        {typeof value === 'number' && (
          <b className="voucher-value">
            <Spoken>{formatCurrency(value, language)}</Spoken>
          </b>
        )}
        <p className="voucher-status">
          {state !== 'unknown' && <Badge tone={TONES[state]}>{messages[state]}</Badge>}
          {type === 'GIFTED' && <Label>{messages.received}</Label>}
        </p>
        {state === 'usable' && <ExpiryNote expiresAt={expiresAt} />}
      </div>
      {canOpen && (
        <div className="actions">
          <Button kind={state === 'usable' ? 'main' : 'plain'} onClick={() => onOpen(voucher)}>
            {state === 'usable' ? messages.use : isGiven ? messages.seeLink : messages.seeCode}
            <span className="sr"> {title}</span>
          </Button>
          {state === 'usable' && actions}
        </div>
      )}
    </li>
  );
}
