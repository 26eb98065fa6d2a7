import { useEffect, useRef } from 'react';
import { expiryOf } from '#domain/offers/code-expiry';
import { formatDate } from '#domain/time/calendar';
import { CodeCard } from '#features/code-card/CodeCard';
import { GiftLink } from '#features/code-card/GiftLink';
import { DealerName } from '#features/dealer/DealerName';
import { offerAddress } from '#features/offers/offer-links';
import { Facts } from '#features/owner/Facts';
import { serverNow } from '#page/server-clock';
import type { Benefit } from '#services/entities/benefit';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Success } from '#ui/parts/Success';
import { texts } from './messages';
import { Rating } from './Rating';
import { BENEFIT_PARAMETER, openedText } from './use-opened-benefit';

interface RedeemedViewProps {
  benefit: Benefit;
  /** Whether it was redeemed a moment ago, here or elsewhere; empty for one that was opened as redeemed. */
  how: 'now' | 'before' | '';
  onRated(benefit: Benefit): void;
}

/** A redeemed benefit: its code, or the link of the gift, and the visitor's rating. */
export function RedeemedView({ benefit, how, onRated }: RedeemedViewProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button is gone.
  useEffect(() => heading.current?.focus(), []);
  const { id, type, name, code, hash, dealer_code: dealer, redeemedAt, expiresAt, terms } = benefit;
  const isGift = type === 'GIFT';
  const isOver = expiryOf(expiresAt, serverNow()).state === 'past';
  return (
    <>
      {how && (
        <Success>
          <h4 tabIndex={-1} ref={heading}>
            <HeadingText>
              {how === 'before' ? messages.before : isGift ? messages.giftReady : messages.done}
            </HeadingText>
          </h4>
          <p>{messages.stays}</p>
        </Success>
      )}
      {isGift && hash && (
        <GiftLink
          link={offerAddress(openedText({ id, hash }), BENEFIT_PARAMETER)}
          message={fillMessage(messages.giftMessage, { name })}
        />
      )}
      {!isGift && code && (
        <CodeCard
          code={code}
          name={name}
          hint={messages.hint}
          state={isOver ? 'expired' : 'usable'}
          expiresAt={expiresAt}
          terms={terms}
        />
      )}
      {!isGift && !code && <p className="notice">{messages.noCode}</p>}
      <Facts
        of={[
          [messages.redeemedAt, formatDate(redeemedAt ?? '', language)],
          [messages.dealer, dealer && <DealerName code={dealer} />],
        ]}
      />
      {/* A rating is of one's own benefit: the call has no hash. */}
      {!isGift && type !== 'GIFTED' && <Rating benefit={benefit} onRated={onRated} />}
    </>
  );
}
