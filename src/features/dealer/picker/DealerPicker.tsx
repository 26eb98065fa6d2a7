import { useEffect, useRef, useState } from 'react';
import { country } from '#page/core/metadata';
import { pageDocument, shadowRootOf } from '#page/core/native';
import { hasStoredValue } from '#page/settings/storage-key';
import { useHost } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { useStyles } from '#ui/hooks/use-styles';
import { $location } from '../../place/location-store';
import { $dealer } from '../dealer-store';
import css from './dealer-picker.css?inline';

/** Brazilians know their postal code: one field, instead of a list and a city. */
const BY_POSTAL_CODE = 'postal-code city position';

interface DealerPickerProps {
  title: string;
  /** Only dealers of this type are offered; all if undefined. */
  type?: 'online-schedule' | undefined;
  onClose(): void;
}

/**
 * Moves the focus into the finder's postal code once the finder is there, unless the visitor has moved it meanwhile: from
 * a title that was announced to all that there is to do. Returns the function that stops waiting.
 */
function beginAtPostalCode(finder: HTMLElement): () => void {
  const root = shadowRootOf(finder) ?? pageDocument;
  const before = root.activeElement;
  const waiting = new AbortController();
  const begin = () => {
    const field = root.activeElement === before && finder.shadowRoot?.querySelector('input[name=postalCode]');
    if (!field) return;
    waiting.abort();
    (field as HTMLInputElement).focus();
  };
  finder.addEventListener('vt-widget-ready', begin, { signal: waiting.signal });
  begin();
  return () => waiting.abort();
}

/**
 * A dialog with the dealer finder; it closes after the choice. A known place shows its dealers without a search, any other
 * begins in the postal code.
 */
export default function DealerPicker({ title, type, onClose }: DealerPickerProps) {
  const host = useHost();
  useStyles(css);
  const [searchBy] = useState(() => {
    const isKnown = $location.get() || hasStoredValue('location');
    return country() === 'BR' && !isKnown ? BY_POSTAL_CODE : undefined;
  });
  const finder = useRef<HTMLElement>(null);
  useEffect(() => {
    host.loadNestedWidgets();
    return $dealer.listen((dealer) => dealer && onClose());
  }, [host, onClose]);
  useEffect(() => {
    if (searchBy && finder.current) return beginAtPostalCode(finder.current);
  }, [searchBy]);
  return (
    <Dialog title={title} onClose={onClose} wide untitled>
      <vt-dealer-finder ref={finder} load="eager" heading={title} search-by={searchBy} dealer-type={type} />
    </Dialog>
  );
}
