import { useEffect, useState } from 'react';
import { country } from '#page/core/metadata';
import { hasStoredValue } from '#page/standalone/storage-key';
import { useHost } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { $location } from '../../place/location-store';
import { $dealer } from '../dealer-store';

/** Brazilians know their postal code: one field, instead of a list and a city. */
const BY_POSTAL_CODE = 'postal-code city position';

interface DealerPickerProps {
  title: string;
  /** Only dealers of this type are offered; all if undefined. */
  type?: 'online-schedule' | undefined;
  onClose(): void;
}

/** A dialog with the dealer finder; it closes after the choice. A known place shows its dealers without a search. */
export default function DealerPicker({ title, type, onClose }: DealerPickerProps) {
  const host = useHost();
  const [searchBy] = useState(() => {
    const isKnown = $location.get() || hasStoredValue('location');
    return country() === 'BR' && !isKnown ? BY_POSTAL_CODE : undefined;
  });
  useEffect(() => {
    host.loadNestedWidgets();
    return $dealer.listen((dealer) => dealer && onClose());
  }, [host, onClose]);
  return (
    <Dialog title={title} onClose={onClose} wide untitled>
      <vt-dealer-finder load="eager" heading={title} search-by={searchBy} dealer-type={type} />
    </Dialog>
  );
}
