import { failureMessages } from '../core/failure-messages';
import { useMessages } from '../core/host-context';

/** Says below a field that its choices failed to load, with a retry; the sheet of the widget's first view has its look. */
export function FieldFailure({ onRetry }: { onRetry: () => void }) {
  const labels = useMessages(failureMessages);
  return (
    <p className="field-failed" role="alert">
      {labels.notLoaded}.{' '}
      <button className="link" type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </p>
  );
}
