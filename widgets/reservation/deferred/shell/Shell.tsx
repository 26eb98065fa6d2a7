import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import type { ReservationScreen } from '../../../../src/domain/reservation/flow';
import { $session, readSession } from '../../../../src/features/session/session';
import { knownGuest } from '../../../../src/page/settings/guest';
import { deferred } from '../../../../src/ui/core/deferred';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { DeferredPart } from '../../../../src/ui/DeferredPart';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import type { ReservationProps } from '../../attributes';
import { Hold } from '../hold/Hold';
import { Register } from '../register/Register';
import { Showcase } from '../showcase/Showcase';
import { Frame } from './Frame';
import css from './shell.css?inline';
import { useReservation } from './use-reservation';

/** What follows a hold, and the visitor's open orders. */
const orderModule = deferred(() => import('../order/order-screens'));

/** The steps up to the order, or the order. */
export function Shell(props: Omit<ReservationProps, 'heading'>) {
  useStyles(css);
  const flow = useReservation();
  const { isSignedIn } = useStore($session);
  // A page that replaces its content may have signed the visitor in without telling.
  useEffect(() => readSession(), []);
  const shown = useRef<ReservationScreen | null>(null);
  const { state, follow, openOrder } = flow;
  const { step, order, car } = state;
  const mayHaveOrders = isSignedIn || knownGuest() !== undefined;
  const loading = useDeferred(orderModule, !!order || (step === 'showcase' && mayHaveOrders));
  if (order) {
    return (
      <DeferredPart of={loading}>
        {({ Order }) => <Order key={order} id={order} shown={shown} onRestart={flow.restart} {...props} />}
      </DeferredPart>
    );
  }
  return (
    <Frame screen={step} shown={shown}>
      {step === 'showcase' && (
        <>
          {mayHaveOrders && loading.module && <loading.module.OpenOrders onOpen={openOrder} />}
          <Showcase
            campaign={props.campaign}
            model={props.model}
            isSoldOut={state.isSoldOut}
            onChoose={(chosen) => follow('choose', { car: chosen })}
          />
        </>
      )}
      {step === 'register' && car && (
        <Register
          car={car}
          contact={state.contact}
          privacyUrl={props.privacyUrl}
          onBack={(contact) => follow('back', { contact })}
          onRegistered={(contact) => follow('registered', { contact })}
        />
      )}
      {step === 'reservation' && car && (
        <Hold
          car={car}
          contact={state.contact}
          onBack={() => follow('back')}
          onSoldOut={() => follow('sold-out', { isSoldOut: true })}
          onHeld={openOrder}
        />
      )}
    </Frame>
  );
}
