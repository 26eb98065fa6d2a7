import { useMessages } from '../../../src/ui/core/host-context';
import { messages } from './messages';

interface ProblemProps {
  text: string;
  onRetry?(): void;
  /** Goes back to the versions that could be compared. */
  onBack?(): void;
}

/** What went wrong with the visitor's last step, above the versions that are still there. */
export function Problem({ text, onRetry, onBack }: ProblemProps) {
  const w = useMessages(messages);
  return (
    <div className="notice bad">
      <p role="alert">{text}</p>
      {onRetry && (
        <button className="link" type="button" onClick={onRetry}>
          {w.retry}
        </button>
      )}
      {onBack && (
        <button className="link" type="button" onClick={onBack}>
          {w.back}
        </button>
      )}
    </div>
  );
}
