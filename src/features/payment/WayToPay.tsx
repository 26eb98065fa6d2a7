import { paymentIcon } from '#features/orders/payment-icons';
import { describedInGroup } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { Icon } from '#ui/icons/Icon';
import { texts } from './messages';

interface WayToPayProps {
  of: { type: string; description?: string };
  /** The chosen type. */
  chosen: string;
  /** Why the choice is refused; its line is of the name type (ErrorLine). */
  error?: string | undefined;
  onChoose(type: string): void;
}

/** A way to pay, as one of several radio buttons. */
export function WayToPay({ of: { type, description }, chosen, error, onChoose }: WayToPayProps) {
  const messages = useMessages(texts);
  const { name, hint } = messages.types[type as keyof typeof messages.types];
  return (
    <label className="choice way-to-pay">
      <input
        type="radio"
        name="payment-type"
        value={type}
        {...describedInGroup('type', error)}
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
