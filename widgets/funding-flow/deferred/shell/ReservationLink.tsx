import { ORDER_PARAMETER, orderLink, SIMULATION_PARAMETER } from '#page/order-link';
import { useFlowPage } from './flow-context';

/** The way back to the reservation that is financed, with the saved simulation; nothing if the visitor comes from none. */
export function ReservationLink() {
  const { props, messages, state } = useFlowPage();
  const order = new URLSearchParams(location.search).get(ORDER_PARAMETER);
  const address = order && orderLink(props.reservationUrl, order);
  if (!address) return null;
  const url = new URL(address);
  if (state.simulationId) url.searchParams.set(SIMULATION_PARAMETER, state.simulationId);
  return (
    <p className="actions start">
      <a className="button plain" part="button" href={url.href}>
        {messages.toReservation}
      </a>
    </p>
  );
}
