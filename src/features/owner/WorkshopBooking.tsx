import { createElement, useEffect, useRef, useState } from 'react';
import { useHost } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { beginAtHeading } from '#ui/parts/begin-at-heading';
import { Loading } from '#ui/parts/Loading';
import css from './workshop-booking.css?inline';

/** The usual level of a widget's title, below which that of the booking is. */
const USUAL_LEVEL = 2;

interface WorkshopBookingProps {
  /** Its title, and its name for screen readers. */
  name: string;
  /** Whether it is shown; hidden, it keeps what is typed. */
  isOpen?: boolean;
  /** Plate of the car; empty if unknown. */
  plate: string;
  chassis: string;
  /** Code of the car's version; empty if unknown. */
  mvs: string;
  /** Ids of the services that are chosen at first, separated by commas; undefined while they are loading. */
  services: string | undefined;
  /** Number of a revision. */
  revision?: number | undefined;
  /** In kilometres. */
  mileage?: number;
  /** Filled in at first. */
  comment?: string;
  /** Whether the choice of the dealer opens at once, where none is known. */
  startsAtDealer?: boolean;
  privacyUrl: string;
}

/**
 * The workshop's booking, a widget of its own, with the car filled in; it takes the focus when it is shown. What is known
 * of the car goes by attributes: other pages and other people read an address.
 */
export function WorkshopBooking({
  name,
  isOpen = true,
  services,
  startsAtDealer = false,
  privacyUrl,
  ...known
}: WorkshopBookingProps) {
  const host = useHost();
  useStyles(css);
  const area = useRef<HTMLElement>(null);
  /** Those that load later are of something else. */
  const [chosen, setChosen] = useState(services);
  if (chosen === undefined && services !== undefined) setChosen(services);
  const isReady = chosen !== undefined;
  useEffect(() => {
    if (isReady) host.loadNestedWidgets();
  }, [host, isReady]);
  useEffect(() => {
    if (isOpen && area.current) beginAtHeading(area.current);
  }, [isOpen]);
  const level = Number(host.element.getAttribute('heading-level') || USUAL_LEVEL) + 1;
  const attributes = Object.entries({ ...known, services: chosen, 'privacy-url': privacyUrl });
  return (
    <section className="workshop-booking" aria-label={name} hidden={!isOpen} tabIndex={-1} ref={area}>
      {isReady ? (
        createElement('vt-service-scheduling', {
          load: 'eager',
          'heading-level': level,
          heading: name,
          ...(startsAtDealer && { start: 'dealer' }),
          ...Object.fromEntries(attributes.filter(([, value]) => value)),
        })
      ) : (
        <Loading />
      )}
    </section>
  );
}
