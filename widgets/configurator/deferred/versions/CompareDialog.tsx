import { createElement, useEffect } from 'react';
import { useHost } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';

interface CompareDialogProps {
  title: string;
  codes: readonly string[];
  onClose(): void;
}

/** The comparator with the marked versions. */
export function CompareDialog({ title, codes, onClose }: CompareDialogProps) {
  return (
    <Dialog title={title} wide untitled onClose={onClose}>
      <div className="dialog-body">
        <Comparator codes={codes} />
      </div>
    </Dialog>
  );
}

function Comparator({ codes }: { codes: readonly string[] }) {
  const host = useHost();
  useEffect(() => host.loadNestedWidgets(), [host]);
  return createElement('vt-version-comparator', { versions: codes.join(' '), load: 'eager' });
}
