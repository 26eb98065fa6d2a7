import { useEffect } from 'react';
import { $dealer } from '../stores/dealer';
import { Dialog } from './Dialog';
import { useHost } from './host-context';

/** A dialog around the dealer finder; it closes with the choice. */
export default function DealerPicker({ title, onClose }: { title: string; onClose(): void }) {
  const host = useHost();
  useEffect(() => {
    host.bring();
    return $dealer.listen((dealer) => dealer && onClose());
  }, [host, onClose]);
  return (
    <Dialog title={title} onClose={onClose} wide untitled>
      <vt-dealer-finder load="eager" heading={title} />
    </Dialog>
  );
}
