import { type ReactNode, useState } from 'react';
import { otherBrandName } from '#features/owner/car-brand';
import { OtherBrand } from '#features/owner/OtherBrand';
import { WorkshopBooking } from '#features/owner/WorkshopBooking';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import { changeUrl } from '#page/safe-addresses';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import type { SimulatorProps } from '../form-values';
import { texts } from '../messages';
import type { Simulation } from '../simulate';
import type { RevisionSchedule } from './next';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor went from a plan to the booking of a visit. revision: its number, 0 for none. */
    'vt-maintenance-booking-started': { mvsCode: string; revision: number };
  }
}

/** Returns the address of the author's booking page with the revision: codes only, neither plate nor chassis. */
const bookingAddress = (page: SafeUrl, mvsCode: string, number: number, services: string): SafeUrl =>
  changeUrl(page, ({ searchParams }) => {
    searchParams.set('mvs', mvsCode);
    if (number) searchParams.set('revision', String(number));
    if (services) searchParams.set('services', services);
  });

interface BookingOptions
  extends Pick<SimulatorProps, 'hideBooking' | 'bookingUrl' | 'brandUrl' | 'privacyUrl'> {
  simulation: Simulation;
  /** Number of the next revision; 0 if none is known. */
  number: number;
  schedule: RevisionSchedule;
}

/**
 * The way to book the next revision: a link to the author's page, or a button that opens the booking's widget in `area`.
 * A car of another brand is booked on its own site.
 */
export function useBooking(options: BookingOptions): { action: ReactNode; area: ReactNode } {
  const { simulation, number, schedule, hideBooking, bookingUrl, brandUrl, privacyUrl } = options;
  const { car, usage } = simulation;
  const { emit } = useHost();
  const messages = useMessages(texts);
  /** The revision whose booking was opened; hidden, it keeps what is typed. */
  const [booked, setBooked] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  if (hideBooking) return { action: null, area: null };
  const otherBrand = otherBrandName(car.brand);
  if (otherBrand) {
    return {
      action: (
        <OtherBrand brand={car.brand ?? ''} url={brandUrl}>
          {fillMessage(messages.otherBrand, { brand: otherBrand })}
        </OtherBrand>
      ),
      area: null,
    };
  }

  const services = (schedule.value?.services ?? []).map(({ id }) => id).join(',');
  const name = number ? fillMessage(messages.book, { number }) : messages.bookAny;
  const report = () => emit('vt-maintenance-booking-started', { mvsCode: car.mvsCode, revision: number });
  const page = safeUrl(bookingUrl);
  if (page) {
    const address = bookingAddress(page, car.mvsCode, number, services);
    return {
      action: (
        <a className="button" part="button" href={address} onClick={report}>
          {name}
        </a>
      ),
      area: null,
    };
  }
  const isThis = isOpen && booked === number;
  const toggle = () => {
    setOpen(!isThis);
    if (isThis) return;
    setBooked(number);
    report();
  };
  return {
    action: (
      <Button kind={isThis ? 'plain' : 'main'} onClick={toggle}>
        {isThis ? messages.closeBooking : name}
      </Button>
    ),
    area: booked !== undefined && (
      <WorkshopBooking
        key={booked}
        name={booked ? fillMessage(messages.booking, { number: booked }) : messages.bookingAny}
        isOpen={isOpen}
        services={!number || schedule.value || schedule.failed ? services : undefined}
        mvs={car.mvsCode}
        revision={booked}
        plate={car.plate}
        chassis={car.chassis}
        mileage={usage.kilometers}
        privacyUrl={privacyUrl}
      />
    ),
  };
}
