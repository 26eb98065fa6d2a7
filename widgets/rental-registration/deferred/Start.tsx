import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface StartProps {
  /** Whether a registration was begun on this device, and not saved. */
  hasBegun: boolean;
  onBegin(): void;
  onResume(): void;
  /** Shows what the service has, without a start. */
  onRead(): void;
}

/** What a registration asks of the visitor, and the ways in: a new one, one that was begun, and the one that is there. */
export function Start({ hasBegun, onBegin, onResume, onRead }: StartProps) {
  const messages = useMessages(texts);
  return (
    <>
      <p>{hasBegun ? messages.begun : messages.intro}</p>
      <p className="muted">{messages.kept}</p>
      <div className="actions">
        <Button onClick={hasBegun ? onResume : onBegin}>{hasBegun ? messages.resume : messages.begin}</Button>
        <Button kind="plain" onClick={hasBegun ? onBegin : onRead}>
          {hasBegun ? messages.restart : messages.read}
        </Button>
      </div>
    </>
  );
}
