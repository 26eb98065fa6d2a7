import { ORDER_PARAMETER, orderLink, SIMULATION_PARAMETER } from '#features/orders/order-link';
import { changeUrl } from '#page/safe-addresses';
import { useFlowPage } from './flow-context';

/** The way back to the reservation that is financed, with the saved simulation; nothing if the visitor comes from none. */
export function ReservationLink() {
  const { props, messages, state } = useFlowPage();
  const order = new URLSearchParams(location.search).get(ORDER_PARAMETER);
  const address = order && orderLink(props.reservationUrl, order);
  if (!address) return null;
  const { simulationId } = state;
  const withSimulation = simulationId
    ? changeUrl(address, ({ searchParams }) => searchParams.set(SIMULATION_PARAMETER, simulationId))
    : address;
  return (
    <p className="actions start">
      <a className="button plain" part="button" href={withSimulation}>
        {messages.toReservation}
      </a>
    </p>
  );
}
