import { useMessages } from '#ui/core/host-context';
import { Icon } from '#ui/icons/Icon';
import { paymentIcon } from '#ui/icons/payment';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface WayToPayProps {
  of: { type: string; description?: string };
  /** The chosen type. */
  chosen: string;
  onChoose(type: string): void;
}

/** A way to pay, as one of several radio buttons. */
export function WayToPay({ of: { type, description }, chosen, onChoose }: WayToPayProps) {
  const messages = useMessages(pt, es);
  const { name, hint } = messages.types[type as keyof typeof messages.types];
  return (
    <label className="choice way-to-pay">
      <input
        type="radio"
        name="payment-type"
        value={type}
        checked={chosen === type}
        onChange={() => onChoose(type)}
      />
      <Icon path={paymentIcon(type)} />
      <span>
        <b>{name}</b>
        <br />
        <span className="muted">{hint || description}</span>
      </span>
    </label>
  );
}
