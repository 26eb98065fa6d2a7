import { createElement, useEffect, useState } from 'react';
import { $configurationRequest } from '../../../../src/features/car/current/configuration-request';
import { fillMessage, useHost } from '../../../../src/ui/core/host-context';
import { Dialog } from '../../../../src/ui/Dialog';
import { useAllMessages } from '../shell/messages-context';

/** Opens the comparator with the two to four marked versions. */
export function CompareBar({ codes }: { codes: readonly string[] }) {
  const w = useAllMessages();
  const [open, setOpen] = useState(false);
  const enough = codes.length > 1;
  // A version chosen in the comparison is configured next.
  useEffect(() => $configurationRequest.listen((isRequested) => isRequested && setOpen(false)), []);
  return (
    <div className="compare">
      <button
        className="button plain"
        type="button"
        aria-disabled={!enough || undefined}
        aria-describedby={enough ? undefined : 'compare-hint'}
        onClick={() => enough && setOpen(true)}
      >
        {enough ? fillMessage(w.compareMany, { count: codes.length }) : w.compareTitle}
      </button>
      {!enough && (
        <p className="muted" id="compare-hint">
          {w.compareHint}
        </p>
      )}
      {open && (
        <Dialog title={w.compareTitle} wide untitled onClose={() => setOpen(false)}>
          <div className="dialog-body">
            <Comparator codes={codes} />
          </div>
        </Dialog>
      )}
    </div>
  );
}

function Comparator({ codes }: { codes: readonly string[] }) {
  const host = useHost();
  useEffect(() => host.loadNestedWidgets(), [host]);
  return createElement('vt-version-comparator', { versions: codes.join(' '), load: 'eager' });
}
