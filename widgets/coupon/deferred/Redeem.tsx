import { useRef, useState } from 'react';
import { CodeCard } from '#features/code-card/CodeCard';
import { coupons } from '#features/coupon/coupon';
import { texts as couponTexts } from '#features/coupon/messages';
import { bodyOfUse } from '#features/coupon/spend';
import type { CouponTermsOfPlan } from '#features/coupon/use-coupon';
import { problemOf } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import { submit } from '#ui/submission';
import { texts as ownTexts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The service has counted a use of the coupon. period: months. */
    'vt-coupon-used': { offerId: string; period: number; coupon: string };
  }
}

interface RedeemProps {
  name: string;
  plan: CouponTermsOfPlan;
  onUsed(): void;
}

/** Uses the applied coupon (CPN-05): once, however often it is pressed or its answer is lost. */
export function Redeem({ name, plan, onUsed }: RedeemProps) {
  const host = useHost();
  const messages = useMessages(ownTexts);
  const texts = useMessages(couponTexts);
  const [status, setStatus] = useState<'open' | 'sending'>('open');
  const [problem, setProblem] = useState('');
  const busy = useRef(false);
  const { offerId, period } = plan;
  const use = async () => {
    if (busy.current) return;
    busy.current = true;
    setStatus('sending');
    setProblem('');
    try {
      await submit(host, 'coupon', bodyOfUse(name, plan), {
        send: (options) => coupons.redeemCoupon(name, plan, options),
        sent: ['vt-coupon-used', () => ({ offerId, period, coupon: name })],
      });
      onUsed();
    } catch (error) {
      const { kind, refusal, messages: said } = problemOf(error);
      const own = kind === 'conflict' || kind === 'refused' || kind === 'missing';
      setProblem(own ? (refusal?.fields.couponName ?? said[0] ?? texts.unavailable) : texts.failed);
      setStatus('open');
    } finally {
      busy.current = false;
    }
  };
  return (
    <div className="redeem">
      <p className="muted">{messages.redeemHint}</p>
      <Button busy={status === 'sending'} onClick={use}>
        {messages.redeem}
      </Button>
      <p className="error" role="alert" aria-live="assertive">
        {problem}
      </p>
    </div>
  );
}

/** The used coupon, for the dealer; takes the focus. */
export function Used({ name }: { name: string }) {
  const messages = useMessages(ownTexts);
  return (
    <Success>
      <FocusHeading level={3} aria-describedby="coupon-code">
        {messages.redeemed}
      </FocusHeading>
      <CodeCard id="coupon-code" code={name} hint={messages.redeemedHint} />
    </Success>
  );
}
