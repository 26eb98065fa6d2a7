import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface StartProps {
  /** Whether a journey was begun on this device, and not ended. */
  hasBegun: boolean;
  onOpen(isResumed: boolean): void;
}

/** What the journey asks of the visitor, and the way in; who has begun goes on, or begins another one. */
export function Start({ hasBegun, onOpen }: StartProps) {
  const messages = useMessages(texts);
  return (
    <>
      <p>{hasBegun ? messages.begun : messages.intro}</p>
      <p className="muted journey-small">{messages.kept}</p>
      <div className="actions">
        <Button onClick={() => onOpen(hasBegun)}>{hasBegun ? messages.resume : messages.begin}</Button>
        {hasBegun && (
          <Button kind="plain" onClick={() => onOpen(false)}>
            {messages.restart}
          </Button>
        )}
      </div>
    </>
  );
}
