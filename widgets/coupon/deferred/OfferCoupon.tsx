import { useEffect, useRef, useState } from 'react';
import { couponAvailable } from '#domain/offers/coupon';
import { maskCpf } from '#domain/text/format';
import { $car } from '#features/car/car-store';
import { coupons } from '#features/coupon/coupon';
import type { OnCoupon } from '#features/coupon/use-coupon';
import { safeUrl } from '#page/core/safe-url';
import { serverNow } from '#page/server-clock';
import { getDefaultCoupon } from '#services/offer-coupon';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import type { CouponWidgetProps } from '../attributes';
import { texts } from './messages';
import { PlanFields, type PlanValues } from './PlanFields';
import { periodsOf } from './plan';
import { Redeem, Used } from './Redeem';
import { checkPlan } from './rules';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** A coupon applies to the plan; the page's financing takes it up. period: months. */
    'vt-coupon-applied': { offerId: string; period: number; coupon: string };
    /** The coupon no longer applies, as the visitor or another plan removed it. */
    'vt-coupon-removed': { offerId: string; period: number };
  }
}

interface AppliedTo {
  name: string;
  /** Whether it is valid only for proposals with a down payment. */
  needsDownPayment: boolean;
}

interface OfferCouponProps {
  props: CouponWidgetProps;
  offerId: string;
  /** The partner's coupon and the CPF that it was issued for; empty without one. */
  partner?: { name: string; cpf: string };
}

const { $appliedCoupon, Coupon, dropCoupon, keepCoupon } = coupons;

/** The coupon of an offer: plan, code, and what a valid one is good for. */
export function OfferCoupon({ props, offerId, partner }: OfferCouponProps) {
  const { emit, language } = useHost();
  const messages = useMessages(texts);
  const [kept] = useState(() => {
    const now = $appliedCoupon.get();
    return now?.offerId === offerId ? now : null;
  });
  const [periods] = useState(() => periodsOf(props.periods));
  const known = useStoreSelector($car, ({ funding }) => funding?.entranceValue);
  const months = kept?.period ?? $car.get().funding?.numberOfInstallments ?? 0;
  const form = useForm<PlanValues>({
    initial: {
      period: String(periods.includes(months) ? months : periods[0]),
      ...(partner?.cpf && { cpf: maskCpf(partner.cpf) }),
    },
    check: async (values) => checkPlan(values, language),
    send: async () => {},
  });
  const period = Number(form.values.period);
  const downPayment = props.downPayment ?? known;
  const plan = {
    offerId,
    period,
    cpf: form.values.cpf ?? '',
    ...(downPayment !== undefined && { downPayment }),
  };
  const suggested = useQuery(
    () => getDefaultCoupon({ id: offerId, p: period }),
    `${offerId} ${period}`,
  ).value;
  const [applied, setApplied] = useState<AppliedTo | null>(null);
  const [used, setUsed] = useState('');
  /** Changes when the coupon was spent or removed elsewhere: the field is empty again. */
  const [version, setVersion] = useState(0);
  const latest = useRef<{ name: string; period: number } | null>(null);

  useEffect(
    () =>
      $appliedCoupon.listen((now) => {
        if (now || !latest.current) return;
        latest.current = null;
        setApplied(null);
        setVersion((before) => before + 1);
      }),
    [],
  );
  const onCoupon: OnCoupon = (coupon) => {
    const before = latest.current;
    const name = coupon?.couponName;
    latest.current = name ? { name, period } : null;
    setApplied(coupon && { name: coupon.couponName, needsDownPayment: coupon.needsDownPayment === true });
    if (name) {
      keepCoupon({ name, offerId, period });
      emit('vt-coupon-applied', { offerId, period, coupon: name });
    } else if (before) {
      dropCoupon({ offerId, period: before.period });
      emit('vt-coupon-removed', { offerId, period: before.period });
    }
  };
  if (used) return <Used name={used} />;
  const financing = safeUrl(props.financingUrl);
  return (
    <>
      <PlanFields form={form} periods={periods} />
      <Coupon
        key={version}
        {...plan}
        label={messages.code}
        start={version ? '' : (partner?.name ?? kept?.name ?? '')}
        {...(suggested &&
          couponAvailable(suggested, { now: new Date(serverNow()) }) && { suggestion: suggested })}
        onCoupon={onCoupon}
      />
      {applied?.needsDownPayment && downPayment === undefined && (
        <p className="muted">{messages.needsDownPayment}</p>
      )}
      {applied && financing && (
        <a className="button" part="button" href={financing}>
          {messages.finance}
        </a>
      )}
      {applied && props.redeem && (
        <Redeem
          name={applied.name}
          plan={plan}
          onUsed={() => {
            latest.current = null;
            setUsed(applied.name);
          }}
        />
      )}
    </>
  );
}
