import { createElement, useEffect, useRef, useState } from 'react';
import { fillMessage, useHost, useMessages } from '../../../../src/ui/core/host-context';
import { beginAtHeading } from '../../../../src/ui/parts/begin-at-heading';
import { Loading } from '../../../../src/ui/parts/Loading';
import type { SimulatedCar } from '../form-values';
import { messages } from '../messages';

/** The usual level of a widget's title, below which that of the booking is. */
const USUAL_LEVEL = 2;

interface BookingProps {
  /** Number of the revision; 0 for a visit without one. */
  number: number;
  /** Ids of the services that it is booked as, separated by commas; undefined while they are loading. */
  services: string | undefined;
  /** Whether it is shown; hidden, it keeps what is typed. */
  isOpen: boolean;
  car: SimulatedCar;
  kilometers: number;
  privacyUrl: string;
}

/** The workshop's booking, a widget of its own, with the car and the revision filled in. */
export function Booking({ number, services, isOpen, car, kilometers, privacyUrl }: BookingProps) {
  const host = useHost();
  const w = useMessages(messages);
  const area = useRef<HTMLElement>(null);
  /** The services at first: later ones are those of another revision. */
  const [chosen, setChosen] = useState(services);
  if (chosen === undefined && services !== undefined) setChosen(services);
  const isReady = chosen !== undefined;
  useEffect(() => {
    if (isReady) host.loadNestedWidgets();
  }, [host, isReady]);
  useEffect(() => {
    if (isOpen && area.current) beginAtHeading(area.current);
  }, [isOpen]);
  const name = number ? fillMessage(w.booking, { number }) : w.bookingAny;
  const level = Number(host.element.getAttribute('heading-level') || USUAL_LEVEL) + 1;
  return (
    <section className="booking-area" aria-label={name} hidden={!isOpen} tabIndex={-1} ref={area}>
      {isReady ? (
        createElement('vt-service-scheduling', {
          load: 'eager',
          'heading-level': level,
          heading: name,
          mvs: car.mvsCode,
          revision: number || undefined,
          services: chosen || undefined,
          plate: car.plate || undefined,
          chassis: car.chassis || undefined,
          mileage: kilometers,
          'privacy-url': privacyUrl || undefined,
        })
      ) : (
        <Loading />
      )}
    </section>
  );
}
