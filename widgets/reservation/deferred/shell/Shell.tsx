import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { offerOfKind } from '#domain/offers/offer-id';
import type { ReservationScreen } from '#domain/reservation/flow';
import { $car } from '#features/car/car-store';
import { useMaybeVisitCar } from '#features/contact/visit/presence';
import { FindOrder } from '#features/orders/guest/GuestOrder';
import { useManageLink } from '#features/orders/guest/guest-access';
import { isGuestDoubtful, knownGuest } from '#features/orders/guest/guest-identity';
import { $session, readSession } from '#features/session/session';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred, useDeferredOnUse } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { useStyles } from '#ui/hooks/use-styles';
import type { ReservationProps } from '../../attributes';
import { Showcase } from '../showcase/Showcase';
import type { ChosenCar } from './chosen-car';
import { Frame } from './Frame';
import { texts } from './messages';
import css from './shell.css?inline';
import { useReservation } from './use-reservation';
import { VisitOfferRoom } from './VisitOfferRoom';

/** What follows the choice of a car: the visitor who only looks needs the cars first. */
const reserveModule = deferred(() => import('./reserve-screens'));

/** What follows a hold, and the visitor's open orders. */
const orderModule = deferred(() => import('../order/order-screens'));

/** The visitor's open orders, loaded where a step needs them. */
function OpenOrdersPart({ onOpen }: { onOpen(id: string): void }) {
  const loading = useDeferred(orderModule);
  return <DeferredPart of={loading}>{({ OpenOrders }) => <OpenOrders onOpen={onOpen} />}</DeferredPart>;
}

/** What the visitor comes with from another page. */
const visitModule = deferred(() => import('../visit/Visit'));

/** The offer and the car of another page, loaded for who may come with one. */
function VisitPart({ onChoose }: { onChoose(car: ChosenCar): void }) {
  const mayCome = useMaybeVisitCar();
  const loading = useDeferred(visitModule, mayCome);
  if (!mayCome) return null;
  // Of a car without an offer nothing is shown here: its card is one of the showcase.
  const waits = offerOfKind($car.get().lastViewedOffer, 'sale') ? <VisitOfferRoom /> : null;
  return (
    <DeferredView of={loading} placeholder={waits}>
      {({ Visit }) => <Visit onChoose={onChoose} />}
    </DeferredView>
  );
}

/** The search for a guest's order, loaded once it is opened. */
function FindOrderPart({ opens = false, onFound }: { opens?: boolean; onFound(id: string): void }) {
  const messages = useMessages(texts);
  const [isOpen, setOpen] = useState(opens);
  return (
    <details className="find" open={opens} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.find}</summary>
      {isOpen && <FindOrder onFound={onFound} />}
    </details>
  );
}

/** The steps up to the order, or the order. */
export function Shell(props: Omit<ReservationProps, 'heading'>) {
  useStyles(css);
  useManageLink();
  const flow = useReservation();
  const isSignedIn = useStore($session).state === 'signedIn';
  // A page that replaces its content may have signed the visitor in without telling.
  useEffect(() => readSession(), []);
  const shown = useRef<ReservationScreen | null>(null);
  const { state, follow, openOrder } = flow;
  const { step, order, car } = state;
  const mayHaveOrders = isSignedIn || knownGuest() !== undefined;
  const reserve = useDeferredOnUse(reserveModule, { now: step !== 'showcase' });
  const loading = useDeferred(orderModule, !!order || (step === 'showcase' && mayHaveOrders));
  if (order) {
    return (
      <DeferredPart of={loading}>
        {({ Order }) => (
          <Order
            key={order}
            id={order}
            shown={shown}
            onOpen={openOrder}
            onRestart={flow.restart}
            onLeft={flow.forget}
            {...props}
          />
        )}
      </DeferredPart>
    );
  }
  // The frame comes with its content: its title, or a field, takes the focus.
  if (step !== 'showcase' && !reserve.module) return <DeferredPart of={reserve}>{() => null}</DeferredPart>;
  const openOrders = <OpenOrdersPart onOpen={openOrder} />;
  // Of a guest this browser knows only the orders that were made in it.
  const findOrder = !isSignedIn && <FindOrderPart opens onFound={openOrder} />;
  return (
    <Frame screen={step} shown={shown}>
      {step === 'showcase' && (
        <>
          {mayHaveOrders && loading.module && <loading.module.OpenOrders onOpen={openOrder} />}
          <FindOrderPart opens={!isSignedIn && isGuestDoubtful()} onFound={openOrder} />
          <VisitPart onChoose={(chosen) => follow('choose', { car: chosen })} />
          <Showcase
            campaign={props.campaign}
            model={props.model}
            isSoldOut={state.isSoldOut}
            onChoose={(chosen) => follow('choose', { car: chosen })}
          />
        </>
      )}
      {step === 'register' && car && reserve.module && (
        <reserve.module.Register
          car={car}
          contact={state.contact}
          privacyUrl={props.privacyUrl}
          openOrders={openOrders}
          findOrder={findOrder}
          onBack={(contact) => follow('back', { contact })}
          onRegistered={(contact) => follow('registered', { contact })}
        />
      )}
      {step === 'reservation' && car && reserve.module && (
        <reserve.module.Hold
          car={car}
          contact={state.contact}
          openOrders={openOrders}
          findOrder={findOrder}
          onBack={() => follow('back')}
          onSoldOut={() => follow('sold-out', { isSoldOut: true })}
          onOtherCars={() => follow('sold-out')}
          onHeld={openOrder}
          onQuestion={flow.nameOrder}
        />
      )}
    </Frame>
  );
}
