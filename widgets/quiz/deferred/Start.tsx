import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

interface StartProps {
  /** Whether answers were begun on this device. */
  hasDraft: boolean;
  onBegin(isResumed: boolean): void;
}

/** What the quiz asks of the visitor, and the way in; who has begun goes on, or starts again. */
export function Start({ hasDraft, onBegin }: StartProps) {
  const messages = useMessages(texts);
  return (
    <>
      <p>{messages.intro}</p>
      <p className="muted small">{messages.kept}</p>
      <div className="actions">
        <Button onClick={() => onBegin(hasDraft)}>{hasDraft ? messages.resume : messages.begin}</Button>
        {hasDraft && (
          <Button kind="plain" onClick={() => onBegin(false)}>
            {messages.restart}
          </Button>
        )}
      </div>
    </>
  );
}
