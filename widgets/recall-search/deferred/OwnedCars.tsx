import { useStore } from '@nanostores/react';
import { hasPendingRecall } from '#domain/vehicle/recall';
import { LoadedSection } from '#features/owner/LoadedSection';
import { ownedCarName, useOwnedCars } from '#features/owner/use-owned-cars';
import { useSignOut } from '#features/owner/use-sign-out';
import { $session } from '#features/session/session';
import { brand } from '#page/core/metadata';
import type { GarageCar } from '#services/entities/garage';
import type { RecallCar } from '#services/entities/recall';
import { getRecallCarForChat } from '#services/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Badge } from '#ui/parts/Badge';
import type { Found } from '../found';
import { texts } from './messages';
import { foundCar } from './search';

interface OwnedCarsProps {
  onFound(found: Found): void;
  /** The cars of the next visitor of this browser are others. */
  onSignOut(): void;
}

function RecallBadge({ pending }: { pending: boolean | undefined }) {
  const messages = useMessages(texts);
  if (pending === undefined) return <Badge tone="neutral">{messages.unsaid}</Badge>;
  return (
    <Badge tone={pending ? 'warning' : 'success'}>{pending ? messages.pending : messages.nonePending}</Badge>
  );
}

/** A car of the garage and whether it has a recall (RCL-04, not asked by the chat). */
function OwnedCar({ car, onChoose }: { car: GarageCar; onChoose(car: RecallCar): void }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const vinOrPlate = car.chassis || car.plateNumber || '';
  const query = useQuery(
    () =>
      getRecallCarForChat({ brand: (car.brand || brand()) ?? '', vinOrPlate, chatBot: 'false' }, { signal }),
    vinOrPlate || undefined,
  );
  const name = ownedCarName(car);
  return (
    <li>
      <span>{name}</span>
      {vinOrPlate ? (
        <LoadedSection of={query} failure={messages.carFailed}>
          {(found) => (
            <>
              <RecallBadge pending={hasPendingRecall(found)} />{' '}
              <button className="link" type="button" onClick={() => onChoose(found)}>
                {messages.see}
                <span className="sr"> {name}</span>
              </button>
            </>
          )}
        </LoadedSection>
      ) : (
        <span className="muted">{messages.noVehicle}</span>
      )}
    </li>
  );
}

/** The cars of a signed-in visitor, each searched by itself: an owner learns of a recall without typing. */
export function OwnedCars({ onFound, onSignOut }: OwnedCarsProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const isSignedIn = useStore($session).state === 'signedIn';
  const query = useOwnedCars();
  useSignOut(onSignOut);
  if (!isSignedIn) return null;
  return (
    <section className="garage">
      <h3>{messages.garage}</h3>
      <LoadedSection of={query} failure={messages.garageFailed}>
        {(cars) =>
          cars.length === 0 ? (
            <p className="muted">{messages.noCars}</p>
          ) : (
            <ul>
              {cars.map((car) => (
                <OwnedCar
                  key={car.id}
                  car={car}
                  onChoose={(found) => onFound({ ...foundCar(found, host), isOwned: true })}
                />
              ))}
            </ul>
          )
        }
      </LoadedSection>
    </section>
  );
}
