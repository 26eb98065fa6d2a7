import { type RefObject, useEffect, useReducer, useRef, useState } from 'react';
import { orderPhase } from '#domain/orders/order-progress';
import { paymentDeadline } from '#domain/reservation/deadline';
import type { ReservationScreen } from '#domain/reservation/flow';
import { pendingPayment } from '#domain/reservation/payment';
import { countdown } from '#domain/time/countdown';
import type { Contact } from '#features/contact/contact';
import { texts as orderTexts } from '#features/orders/messages';
import orderCss from '#features/orders/order.css?inline';
import { orderName, orderOrigin } from '#features/orders/order-name';
import { isCancellationSent } from '#features/orders/sent-cancellations';
import { Awaiting } from '#features/payment/Awaiting';
import { AwaitingRest } from '#features/payment/AwaitingRest';
import { Balance } from '#features/payment/Balance';
import { PaymentChoice } from '#features/payment/PaymentChoice';
import { PaymentPagesContext } from '#features/payment/pages';
import { differingTerms, forgetSeenTerms } from '#features/payment/seen-terms';
import { AttemptList } from '#features/payment/Unknown';
import { type OrderChanges, usePayment } from '#features/payment/use-payment';
import { serverTime } from '#page/server-clock';
import type { Reservation } from '#services/entities/reservation';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { usePolling } from '#ui/hooks/use-polling';
import { useStyles } from '#ui/hooks/use-styles';
import { Countdown } from '#ui/parts/Countdown';
import type { ReservationProps } from '../../attributes';
import { usePages } from '../../pages-context';
import { TermsChanged } from '../hold/TermsChanged';
import { Frame } from '../shell/Frame';
import { Ended } from './Ended';
import { texts as ownTexts } from './messages';
import css from './order-view.css?inline';
import { Reserved } from './Reserved';
import { useOfferProduct } from './use-offer-product';
import { useOrderScreen } from './use-order-screen';

/** Above it, the day and time are shown (spec reservations#countdown). */
const HOUR = 3_600_000;
const URGENT_MINUTES = 2;

interface OrderViewProps extends OrderChanges, Pick<ReservationProps, 'orderUrl' | 'financingUrl'> {
  order: Reservation;
  shown: RefObject<ReservationScreen | null>;
  onRestart(contact: Partial<Contact>): void;
}

/** The screen of an order, and the time that is left to pay it. */
export function OrderView({ order, shown, onRestart, orderUrl, financingUrl, ...changes }: OrderViewProps) {
  const { language } = useHost();
  const messages = useMessages(ownTexts);
  const of = useMessages(orderTexts);
  const [, forceRender] = useReducer((count: number) => count + 1, 0);
  useStyles(orderCss);
  useStyles(css);
  const ofOrder = useOrderScreen(order);
  const payment = usePayment(order, changes);
  const pages = usePages();
  const product = useOfferProduct(order);
  const hasUnknown = payment.unknown.length > 0;
  const deadline = paymentDeadline(order);
  // Not kept: an answer may bring another deadline, or tell that the service's clock is behind.
  const now = serverTime();
  const isTimeOver = !!deadline && now !== undefined && countdown(Date.parse(deadline), now).over;
  // The service decides: a payment of the last moment may have arrived.
  usePolling(async () => changes.onReload(), isTimeOver && !order.expired);
  const pending = pendingPayment(order);
  const mayArrive = hasUnknown || !!pending;
  // Read again with each state of the order: another tab may have agreed.
  const seen = differingTerms(order);
  const isCancelling = isCancellationSent(order);
  usePolling(async () => changes.onReload(), isCancelling);
  const screen: ReservationScreen = isCancelling
    ? 'cancelling'
    : isTimeOver && !mayArrive
      ? 'expired'
      : ofOrder;

  const asks = seen !== undefined && !hasUnknown;
  /** Whether the form to pay has been shown. */
  const hasForm = useRef(false);
  if (screen === 'payment' && !asks) hasForm.current = true;
  const line = useRef<HTMLDivElement>(null);
  /** The pressed button is then removed. */
  const agree = () => {
    line.current?.focus();
    forceRender();
  };
  const isUnpaid = orderPhase(order) === 'unpaid';
  useEffect(() => {
    if (!isUnpaid) forgetSeenTerms(order.id);
  }, [isUnpaid, order.id]);

  const before = useRef<ReservationScreen>(ofOrder);
  const [isPaidElsewhere, setPaidElsewhere] = useState(false);
  useEffect(() => {
    if (before.current === 'payment' && ofOrder === 'reserved' && !payment.hasSent) setPaidElsewhere(true);
    before.current = ofOrder;
  }, [ofOrder, payment.hasSent]);
  return (
    <PaymentPagesContext.Provider value={pages}>
      <Frame screen={screen} shown={shown}>
        <div className="order-line" tabIndex={-1} ref={line}>
          <p>
            <b>{orderName(order)}</b>
          </p>
          <p className="muted">{orderOrigin(order, of, language)}</p>
          {order.dealer && <p className="muted">{order.dealer.name}</p>}
          {product?.name && <p className="muted">{fillMessage(messages.byOffer, { offer: product.name })}</p>}
        </div>
        {deadline && !isTimeOver && !isCancelling && (
          <Countdown
            until={deadline}
            texts={messages.countdown}
            within={HOUR}
            urgent={URGENT_MINUTES}
            onOver={forceRender}
          />
        )}
        {isPaidElsewhere && (
          <p className="notice" role="status">
            {messages.paidElsewhere}
          </p>
        )}
        {hasUnknown && screen !== 'payment' && (
          <div className="notice" role="status">
            <p>{messages.stillOpen}</p>
            <AttemptList attempts={payment.unknown} />
          </div>
        )}
        {screen === 'payment' && (
          <>
            {/* What may already be charged is said first. */}
            {asks && (
              <TermsChanged
                order={order}
                shown={seen}
                focuses={hasForm.current}
                onAgree={agree}
                onGivenBack={changes.onReload}
              />
            )}
            {/* What was typed before the service has said another amount stays. */}
            {(!asks || hasForm.current) && (
              <div hidden={asks}>
                <PaymentChoice order={order} payment={payment} planned={product?.paymentMethod ?? ''} />
              </div>
            )}
          </>
        )}
        {(screen === 'awaiting' || screen === 'challenge') && pending && (
          <Awaiting {...{ order, pending, payment }} onReload={changes.onReload} />
        )}
        {screen === 'balance' && <Balance order={order} {...changes} />}
        {screen === 'balanceAwaiting' && <AwaitingRest order={order} {...changes} />}
        {screen === 'cancelling' && <p className="notice">{of.requested}</p>}
        {(screen === 'reserved' || screen === 'updating') && (
          <Reserved {...{ order, orderUrl, financingUrl }} isUpdating={screen === 'updating'} />
        )}
        {(screen === 'expired' || screen === 'cancelled') && (
          <Ended
            order={order}
            isExpired={screen === 'expired'}
            hasUnknown={hasUnknown}
            onRestart={onRestart}
          />
        )}
      </Frame>
    </PaymentPagesContext.Provider>
  );
}
