import { type ReactNode, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { GiftLink } from '#features/code-card/GiftLink';
import { LoadedSection } from '#features/owner/LoadedSection';
import { ConfirmDialog } from '#features/vouchers/ConfirmDialog';
import { giftAddress } from '#features/vouchers/gift-address';
import { texts as voucherTexts } from '#features/vouchers/messages';
import { useOnce } from '#features/vouchers/use-once';
import { loadMade, loadVouchers } from '#features/vouchers/use-vouchers';
import { VoucherView } from '#features/vouchers/VoucherView';
import { pageAddress } from '#page/address/page-address';
import { brand } from '#page/core/metadata';
import type { Voucher } from '#services/entities/loyalty';
import { orNull } from '#services/http/problem';
import { getReward, redeemReward } from '#services/voucher-hub';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useQuery } from '#ui/hooks/use-query';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { Success } from '#ui/parts/Success';
import { useConfirmation } from '#ui/use-confirmation';
import type { RewardsProps } from '../attributes';
import { explainer } from './explain';
import { texts as ownTexts } from './messages';

interface ReceivedGiftProps extends Omit<RewardsProps, 'heading'> {
  hash: string;
  /** Called once it is the visitor's: the link is of no more use. */
  onReceived(): void;
  /** Leads to the rewards. */
  onLeave(): void;
}

const isOwn =
  (hash: string) =>
  (voucher: Voucher): boolean =>
    voucher.hash === hash && voucher.type === 'GIFTED';

/** Resolves to the account's own voucher that came with a gift; null without one. */
const ownOf = async (hash: string, signal: AbortSignal): Promise<Voucher | null> =>
  (await loadVouchers(signal)).find(isOwn(hash)) ?? null;

/** The gift that is the visitor's now, with its code; the heading takes the focus. */
function Received({ voucher }: { voucher: Voucher }) {
  const messages = useMessages(ownTexts);
  const title = useConfirmation();
  return (
    <Success>
      <h3 tabIndex={-1} ref={title}>
        <HeadingText>{messages.received}</HeadingText>
      </h3>
      <VoucherView voucher={voucher} giftPage="" />
    </Success>
  );
}

/** A gift as its recipient sees it before receiving it. */
function Offered({ gift, children }: { gift: Voucher; children: ReactNode }) {
  const { language } = useHost();
  const messages = useMessages(ownTexts);
  const { name, value, description } = gift;
  return (
    <article className="gift" part="item">
      <h3>{messages.gift}</h3>
      <p className="gift-name">
        <b>{name}</b>{' '}
        {typeof value === 'number' && (
          <b>
            <Spoken>{formatCurrency(value, language)}</Spoken>
          </b>
        )}
      </p>
      {description && <p className="muted">{description}</p>}
      {children}
    </article>
  );
}

/** The page that a gift's link opens (GIFTED): what it is, and the way to receive it, once. */
export function ReceivedGift({ hash, giftUrl, supportUrl, onReceived, onLeave }: ReceivedGiftProps) {
  const { emit, signal } = useHost();
  const messages = useMessages(ownTexts);
  const texts = useMessages(voucherTexts);
  const page = brand() ?? '';
  // The catalogue is higher.
  useReleasedHeight(true);
  const [isAsked, setAsked] = useState(false);
  const [received, setReceived] = useState<Voucher | null>(null);
  const gift = useQuery(async () => {
    const seen = await orNull(getReward({ brand: page, id: hash }, { signal }));
    // A link that is opened again by whoever has received the gift shows its code again.
    const own = seen?.status === 'REDEEMED' ? await ownOf(hash, signal) : null;
    return seen && { seen, own };
  }, hash);
  const once = useOnce<Voucher>({
    kind: 'receive gift',
    subject: hash,
    content: hash,
    make: (idempotencyKey) =>
      redeemReward({ body: { brand: page, type: 'GIFTED', hash, idempotencyKey } }, { idempotencyKey }),
    list: (signal) => loadMade(signal, isOwn(hash)),
    onDone(voucher) {
      setAsked(false);
      setReceived(voucher);
      onReceived();
      emit('vt-gift-received', null);
    },
  });
  const leave = (
    <div className="actions">
      <Button kind="plain" onClick={onLeave}>
        {messages.leaveGift}
      </Button>
    </div>
  );
  if (received) {
    return (
      <>
        <Received voucher={received} />
        {leave}
      </>
    );
  }
  const said = (text: string) => (
    <p className="notice bad" role="status">
      {text}
    </p>
  );
  return (
    <>
      <LoadedSection of={gift} none={messages.giftMissing}>
        {({ seen, own }) => {
          if (own) return <Received voucher={own} />;
          const link = seen.valid_user === false && giftAddress(giftUrl || pageAddress(), hash);
          if (link) {
            const message = fillMessage(texts.giftMessage, { name: seen.name || texts.voucher });
            return (
              <Offered gift={seen}>
                <p className="notice">{messages.giftOwn}</p>
                {seen.status === 'AVAILABLE' && <GiftLink link={link} message={message} />}
              </Offered>
            );
          }
          if (seen.status === 'REDEEMED') return said(messages.giftTaken);
          if (seen.status !== 'AVAILABLE') return said(messages.giftOver);
          return (
            <Offered gift={seen}>
              <div className="actions">
                <Button onClick={() => setAsked(true)}>{messages.receive}</Button>
              </div>
            </Offered>
          );
        }}
      </LoadedSection>
      {leave}
      {isAsked && (
        <ConfirmDialog
          title={messages.receiveTitle}
          action={messages.receive}
          once={once}
          explain={explainer(messages, supportUrl, {
            conflict: messages.giftTaken,
            missing: messages.giftMissing,
          })}
          onClose={() => {
            setAsked(false);
            if (once.status === 'refused') gift.retry();
          }}
        >
          <p>{messages.receiveText}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
