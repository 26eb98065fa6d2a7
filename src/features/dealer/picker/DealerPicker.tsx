import { useEffect } from 'react';
import { $dealer } from '../../../stores/visitor/dealer';
import { useHost } from '../../../ui/core/host-context';
import { Dialog } from '../../../ui/Dialog';

/** A dialog with the dealer finder; it closes after the choice. */
export default function DealerPicker({ title, onClose }: { title: string; onClose(): void }) {
  const host = useHost();
  useEffect(() => {
    host.loadNestedWidgets();
    return $dealer.listen((dealer) => dealer && onClose());
  }, [host, onClose]);
  return (
    <Dialog title={title} onClose={onClose} wide untitled>
      <vt-dealer-finder load="eager" heading={title} />
    </Dialog>
  );
}
