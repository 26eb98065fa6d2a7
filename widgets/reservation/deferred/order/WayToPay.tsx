import { useMessages } from '#ui/core/host-context';
import { messages } from './messages';

interface WayToPayProps {
  of: { type: string; description?: string };
  /** The chosen type. */
  chosen: string;
  onChoose(type: string): void;
}

/** A way to pay, as one of several radio buttons. */
export function WayToPay({ of: { type, description }, chosen, onChoose }: WayToPayProps) {
  const w = useMessages(messages);
  const { name, hint } = w.types[type as keyof typeof w.types];
  return (
    <label className="choice way-to-pay">
      <input
        type="radio"
        name="payment-type"
        value={type}
        checked={chosen === type}
        onChange={() => onChoose(type)}
      />
      <span>
        <b>{name}</b>
        <br />
        <span className="muted">{hint || description}</span>
      </span>
    </label>
  );
}
