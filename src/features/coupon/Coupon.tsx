import { useEffect, useRef, useState } from 'react';
import { formatCurrency } from '#domain/money/currency';
import { spokenText } from '#domain/spoken/spoken-text';
import { described, Frame } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { StatusMessage } from '#ui/StatusMessage';
import css from './coupon.css?inline';
import { texts } from './messages';
import { type CouponTermsOfPlan, type IncludeCoupon, type OnCoupon, useCoupon } from './use-coupon';

/** discount in the market's currency. */
type Suggestion = { couponName: string; discount?: number | null | undefined };

interface CouponProps extends CouponTermsOfPlan {
  /** The applied coupon, if the visitor comes back. */
  start?: string;
  /** The field's label where the coupon is not an optional part of a form. */
  label?: string;
  /** The service's coupon for this plan, offered until one applies. */
  suggestion?: Suggestion;
  /** Where the plan has figures: asks for them with the coupon. */
  include?: IncludeCoupon;
  /** Why the last coupon does not apply any more, in the service's words. */
  refusal?: string;
  onCoupon: OnCoupon;
  /** Called when a validation starts and ends: the plan may change until then. */
  onChecking?(isChecking: boolean): void;
}

const NAME = 'coupon';

/** A coupon's code, validated before it applies. Not a form element, as it may be within one. */
export function Coupon(props: CouponProps) {
  const { start = '', label, suggestion, include, refusal, onCoupon, onChecking, ...plan } = props;
  const { language } = useHost();
  const messages = useMessages(texts);
  const [typed, setTyped] = useState(start);
  const input = useRef<HTMLInputElement>(null);
  const notice = useRef<HTMLParagraphElement>(null);
  const { status, coupon, isIncluded, problem, serviceMessage, lost, check, remove, edit } = useCoupon(
    plan,
    start,
    onCoupon,
    include,
  );
  useStyles(css);

  /** Whether the visitor requested the validation, not a change of the plan. */
  const pressed = useRef(false);
  const removed = useRef(false);
  const apply = (name = typed) => {
    if (status === 'checking') return;
    pressed.current = true;
    setTyped(name);
    check(name);
  };
  // The pressed button is removed: the focus moves to what replaces it.
  useEffect(() => {
    if (status === 'applied' && pressed.current) notice.current?.focus();
    if (status !== 'checking') pressed.current = false;
    if (status !== 'open' || !removed.current) return;
    removed.current = false;
    input.current?.focus();
  }, [status]);

  const isChecking = status === 'checking';
  const latestOnChecking = useLatest(onChecking);
  useEffect(() => {
    if (isChecking) latestOnChecking.current?.(true);
    return () => latestOnChecking.current?.(false);
  }, [isChecking]);

  const said = problem ? (serviceMessage ?? messages[problem]) : undefined;
  const error = said ?? (status === 'open' && !typed ? refusal : undefined);
  const applied = status === 'applied' && coupon;
  const discountOf = ({ discount }: { discount?: number | null | undefined }) =>
    discount ? fillMessage(messages.discount, { value: formatCurrency(discount, language) }) : '';
  const title =
    coupon &&
    fillMessage(isIncluded === false ? messages.valid : messages.applied, { name: coupon.couponName });
  const about =
    coupon &&
    (isIncluded === undefined ? discountOf(coupon) : isIncluded ? messages.included : messages.notIncluded);
  return (
    <div className="coupon" part="coupon">
      {applied ? (
        <div className={isIncluded === false ? 'coupon-applied apart' : 'coupon-applied'}>
          <p className="coupon-name" tabIndex={-1} ref={notice}>
            <b>{title}</b> {about}
          </p>
          <button
            className="link"
            type="button"
            onClick={() => {
              removed.current = true;
              setTyped('');
              remove();
            }}
          >
            {messages.remove}
          </button>
        </div>
      ) : (
        <div className="coupon-line">
          <Frame
            name={NAME}
            label={label ?? messages.label}
            {...(!label && { optional: messages.optional })}
            error={error}
          >
            <input
              className="input"
              part="input"
              type="text"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...described(NAME, error)}
              value={typed}
              ref={input}
              onInput={({ currentTarget }) => {
                setTyped(currentTarget.value);
                edit();
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                // Must not submit the surrounding form.
                event.preventDefault();
                apply();
              }}
            />
          </Frame>
          <Button
            kind="plain"
            busy={status === 'checking'}
            onClick={() => {
              apply();
              if (!typed.trim()) input.current?.focus();
            }}
          >
            {messages.apply}
          </Button>
        </div>
      )}
      {suggestion && !applied && (
        <p className="coupon-suggestion">
          {fillMessage(messages.suggestion, { name: suggestion.couponName })} {discountOf(suggestion)}{' '}
          <button className="link" type="button" onClick={() => apply(suggestion.couponName)}>
            {messages.take}
          </button>
        </p>
      )}
      <StatusMessage look={lost ? 'coupon-lost' : error ? 'sr bad' : 'sr'}>
        {lost === ''
          ? messages.removed
          : lost
            ? fillMessage(messages.lost, { name: lost })
            : (error ?? (applied ? spokenText(`${title} ${about}`, language) : ''))}
      </StatusMessage>
    </div>
  );
}
