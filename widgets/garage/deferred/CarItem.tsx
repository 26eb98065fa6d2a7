import type { ReactNode } from 'react';
import { spelled } from '#domain/spoken/spoken-codes';
import { formatDate } from '#domain/time/calendar';
import { plateText } from '#domain/vehicle/plate-text';
import { VersionPicture } from '#features/car/current/VersionPicture';
import type { GarageCar } from '#services/entities/garage';
import { useHost, useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { Label } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Spoken } from '#ui/parts/Spoken';
import { carName } from './car-name';
import { texts } from './messages';
import { configuratorLink, hasPlaceForCar } from './page-car';

interface CarItemProps {
  car: GarageCar;
  isMain: boolean;
  /** Whether one of its actions is running. */
  busy: boolean;
  configuratorUrl: string;
  /** Absent in lists without a main car. */
  onMain?: ((car: GarageCar) => void) | undefined;
  onUse(car: GarageCar): void;
  onRemove(car: GarageCar): void;
}

/** A car: its name, what is known of it, and what can be done with it. */
export function CarItem({ car, isMain, busy, configuratorUrl, onMain, onUse, onRemove }: CarItemProps) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const { name, details } = carName(car);
  const { plateNumber, chassis, mileage, purchasedAt } = car;
  const plate = plateText(plateNumber ?? '');
  const rows = [
    [messages.plate, plate && <Spoken words={spelled(plate)}>{plate}</Spoken>],
    [messages.mileage, mileage ? `${mileage.toLocaleString(language)}\u00a0km` : ''],
    [messages.purchasedAt, formatDate(purchasedAt ?? '', language)],
    [messages.chassis, chassis],
  ].filter(([, value]) => value) as [string, ReactNode][];
  const link = configuratorLink(configuratorUrl, car);
  /** Tells the buttons of several cars apart. */
  const ofCar = <span className="sr"> {name}</span>;
  return (
    <li className="car" part="item" aria-busy={busy}>
      <VersionPicture car={car} sizes="(min-width: 760px) 340px, 45vw" />
      <h3 id={`car-${car.id}`} tabIndex={-1}>
        <HeadingText>{name}</HeadingText>
      </h3>
      {isMain && <Label>{messages.main}</Label>}
      <p className="muted">{details}</p>
      {rows.length > 0 && (
        <dl>
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Spoken>{value}</Spoken>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="actions">
        {onMain && !isMain && (
          <Button kind="plain" busy={busy} onClick={() => onMain(car)}>
            {messages.makeMain}
            {ofCar}
          </Button>
        )}
        {link && (
          <a className="button plain" part="button" href={link}>
            <span>
              {messages.configure}
              {ofCar}
            </span>
          </a>
        )}
        {hasPlaceForCar(car) && (
          <Button kind="plain" disabled={busy} onClick={() => onUse(car)}>
            {messages.use}
            {ofCar}
          </Button>
        )}
        <Button kind="plain" disabled={busy} aria-haspopup="dialog" onClick={() => onRemove(car)}>
          {messages.remove}
          {ofCar}
        </Button>
      </div>
    </li>
  );
}
