import { createElement, useEffect, useRef } from 'react';
import { RECALL_SERVICE, type RecallCar } from '../../../src/services/entities/recall';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { messages } from './messages';

interface BookingProps {
  car: RecallCar;
  privacyUrl: string;
}

/** The scheduling of the repair, with the recall's service and the car: by attributes, as an address is kept by others. */
export function Booking({ car: { plateNumber, chassis, mvsCode }, privacyUrl }: BookingProps) {
  const host = useHost();
  const w = useMessages(messages);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    host.loadNestedWidgets();
    // The pressed button is gone.
    area.current?.focus();
  }, [host]);
  return (
    <section className="booking" aria-label={w.book} tabIndex={-1} ref={area}>
      {createElement('vt-service-scheduling', {
        heading: w.book,
        services: RECALL_SERVICE.code,
        plate: plateNumber ?? '',
        chassis,
        mvs: mvsCode ?? '',
        'privacy-url': privacyUrl,
        load: 'eager',
      })}
    </section>
  );
}
