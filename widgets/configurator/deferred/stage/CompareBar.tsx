import { useEffect } from 'react';
import { $configurationRequest } from '#features/car/current/configuration-request';
import { useMessages } from '#ui/core/host-context';
import { useDeferredDialog } from '#ui/dialog/use-deferred-dialog';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { useStepsSource } from '../shell/steps-context';
import { texts } from './messages';

/** Opens the comparator with the two to four marked versions. */
export function CompareBar({ codes }: { codes: readonly string[] }) {
  const messages = useMessages(texts);
  const { dialog, busy, show, close } = useDeferredDialog(useStepsSource());
  const enough = codes.length > 1;
  const latestClose = useLatest(close);
  // A version chosen in the comparison is configured next.
  useEffect(() => $configurationRequest.listen((isRequested) => isRequested && latestClose.current()), []);
  return (
    <div className="compare">
      <button
        className="button plain"
        type="button"
        aria-disabled={!enough || undefined}
        aria-busy={busy || undefined}
        aria-describedby={enough ? undefined : 'compare-hint'}
        onClick={() => enough && show()}
      >
        {enough ? fillMessage(messages.compareMany, { count: codes.length }) : messages.compareTitle}
      </button>
      {!enough && (
        <p className="muted" id="compare-hint">
          {messages.compareHint}
        </p>
      )}
      {dialog && <dialog.CompareDialog title={messages.compareTitle} codes={codes} onClose={close} />}
    </div>
  );
}
