import { type RefObject, useState } from 'react';
import { formatCurrency, NO_AMOUNT } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { formatDate } from '#domain/time/calendar';
import type { MoparOffer } from '#services/entities/offer';
import { takeMoparCoupon } from '#services/mopar-offer';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import { CodeCard } from '../../code-card/CodeCard';
import { $dealer } from '../../dealer/dealer-store';
import { SignInGate } from '../../session/sign-in/SignInGate';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has a coupon of an offer of services or accessories. */
    'vt-mopar-coupon-taken': { offerId: string };
  }
}

/** Takes the visitor's coupon of an offer; a repeated call returns the same one, so that it can be retried. */
function Take({ offer, onTaken }: Pick<MoparTermsProps, 'offer' | 'onTaken'>) {
  const { emit, signal } = useHost();
  const messages = useMessages(texts);
  const [status, setStatus] = useState<'open' | 'taking' | 'failed'>('open');
  const [{ code, validUntil }, setTaken] = useState({ code: '', validUntil: offer.validUntil });
  const take = async () => {
    if (status === 'taking') return;
    setStatus('taking');
    try {
      const dealer = $dealer.get();
      const body = dealer ? { dealerCode: dealer.id } : {};
      const taken = await takeMoparCoupon({ id: offer.id, body }, { signal });
      if (signal.aborted) return;
      setTaken({ code: taken.code, validUntil: taken.validUntil || offer.validUntil });
      onTaken?.(taken.code);
      emit('vt-mopar-coupon-taken', { offerId: offer.id });
    } catch {
      if (!signal.aborted) setStatus('failed');
    }
  };
  if (code)
    return (
      <Success>
        <FocusHeading level={3} aria-describedby="mopar-code">
          {messages.taken}
        </FocusHeading>
        <CodeCard
          id="mopar-code"
          code={code}
          name={offer.title}
          hint={messages.show}
          expiresAt={validUntil}
        />
      </Success>
    );
  return (
    <>
      <Button busy={status === 'taking'} onClick={take}>
        {messages.take}
      </Button>
      <p className="error" role="alert">
        {status === 'failed' && messages.failed}
      </p>
    </>
  );
}

interface MoparTermsProps {
  offer: MoparOffer;
  /** The title's. */
  heading?: RefObject<HTMLHeadingElement | null>;
  /** Called with the code of the coupon. */
  onTaken?: (code: string) => void;
}

/** An offer of services or accessories by its kind: a coupon that a signed-in visitor takes, or a fixed price (spec offers#kinds). */
export function MoparTerms({ offer, heading, onTaken }: MoparTermsProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { kind, percent, price } = offer;
  const isCoupon = kind === 'COUPON';
  const isFixed = kind === 'FIXED_PRICE';
  const saved = percent !== undefined && fillMessage(messages.percent, { percent });
  const amount = isAmount(price) && formatCurrency(price, language);
  const fixed = amount && (isFixed ? fillMessage(messages.fixed, { price: amount }) : amount);
  // Of a kind that is not known what the service says of its worth, and no more.
  const worth = isCoupon ? saved : fixed || (!isFixed && saved) || NO_AMOUNT[language];
  return (
    <>
      <h3 tabIndex={-1} ref={heading}>
        <HeadingText>{offer.title}</HeadingText>
      </h3>
      {offer.description && <p>{offer.description}</p>}
      <p>
        {worth && <b>{worth} </b>}
        {offer.validUntil && fillMessage(messages.until, { date: formatDate(offer.validUntil, language) })}
      </p>
      {isCoupon ? (
        <SignInGate purpose={messages.purpose}>
          <Take offer={offer} {...(onTaken && { onTaken })} />
        </SignInGate>
      ) : (
        isFixed && <p className="muted">{messages.noCoupon}</p>
      )}
      {offer.legalText && <p className="muted">{offer.legalText}</p>}
    </>
  );
}
