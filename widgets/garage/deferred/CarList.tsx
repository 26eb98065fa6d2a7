import { useEffect, useRef, useState } from 'react';
import type { GarageKind } from '#domain/vehicle/vehicle-kinds';
import { garageDrawing } from '#features/owner/garage-drawing';
import type { GarageCar } from '#services/entities/garage';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { StatusMessage } from '#ui/StatusMessage';
import { AddCar } from './AddCar';
import { CarItem } from './CarItem';
import { Configured } from './Configured';
import { removeCar, setMain } from './garage-calls';
import { texts } from './messages';
import { putOnPage } from './page-car';
import { RemoveDialog } from './RemoveDialog';
import { useCars } from './use-cars';

interface CarListProps {
  kind: GarageKind;
  configuratorUrl: string;
}

/** One list with its actions, or a view in its place while it is loading, if it is empty, and if it could not be loaded. */
export function CarList({ kind, configuratorUrl }: CarListProps) {
  const messages = useMessages(texts);
  const host = useHost();
  const cars = useCars(kind);
  const region = useRef<HTMLDivElement>(null);
  const [removing, setRemoving] = useState<GarageCar>();
  const [announcement, setAnnouncement] = useState('');
  /** What runs for a car, and what went wrong: the words, and the action to retry. */
  const [busy, setBusy] = useState('');
  const [problem, setProblem] = useState<{ text: string; retry(): void }>();
  /** The car, or the list (empty id), that takes the focus after a change. */
  const focusNext = useRef<string | null>(null);
  useEffect(() => {
    const id = focusNext.current;
    if (id === null) return;
    focusNext.current = null;
    const heading = id && region.current?.querySelector<HTMLElement>(`[id="${CSS.escape(`car-${id}`)}"]`);
    (heading || region.current)?.focus();
  });

  const changed = (change: string, text: string, focus: string) => {
    setAnnouncement(text);
    setProblem(undefined);
    focusNext.current = focus;
    host.emit('vt-garage-changed', { list: kind, change });
  };
  const added = (car: GarageCar) => {
    cars.put(car);
    changed('added', messages.added, car.id);
  };
  /** Runs an action of a car, one at a time. */
  const run = async (car: GarageCar, text: string, action: () => Promise<void>) => {
    if (busy) return;
    setBusy(car.id);
    setProblem(undefined);
    setAnnouncement('');
    try {
      await action();
    } catch {
      const retry = () => {
        region.current?.focus();
        run(car, text, action);
      };
      if (!host.signal.aborted) setProblem({ text, retry });
    } finally {
      setBusy('');
    }
  };
  const makeMain = (car: GarageCar) =>
    run(car, messages.notMain, async () => {
      const { id } = await setMain(car.id, host.signal);
      cars.setMain(id);
      changed('main', messages.mainSet, id);
    });
  const use = (car: GarageCar) =>
    run(car, messages.notUsed, async () => {
      if (!(await putOnPage(car, host.element))) throw new Error('the page has no such car');
      setAnnouncement(messages.used);
    });

  const { cars: shown, failed } = cars;
  return (
    <div className="list" tabIndex={-1} ref={region} aria-busy={!shown && !failed}>
      <StatusMessage>{announcement}</StatusMessage>
      {problem && <FailureNotice onRetry={problem.retry}>{problem.text}</FailureNotice>}
      {shown && failed && <FailureNotice onRetry={cars.reload} />}
      {!shown && (failed ? <Failed onRetry={cars.reload} /> : <Loading />)}
      {shown?.length === 0 && (
        <Empty title={messages[`${kind}Empty`]} drawing={garageDrawing}>
          {messages[`${kind}Hint`]}
        </Empty>
      )}
      {shown && shown.length > 0 && (
        <ul className="cars">
          {shown.map((car) => (
            <CarItem
              key={car.id}
              car={car}
              isMain={car.isMain}
              busy={busy === car.id}
              configuratorUrl={configuratorUrl}
              onMain={kind === 'owned' ? makeMain : undefined}
              onUse={use}
              onRemove={setRemoving}
            />
          ))}
        </ul>
      )}
      {shown && kind === 'owned' && <AddCar onAdded={added} />}
      {shown && kind !== 'owned' && <Configured kind={kind} cars={shown} onAdded={added} />}
      {removing && (
        <RemoveDialog
          car={removing}
          remove={() => removeCar(kind, removing.id, host.signal)}
          onClose={() => setRemoving(undefined)}
          onRemoved={() => {
            setRemoving(undefined);
            cars.drop(removing.id);
            changed('removed', messages.removed, '');
          }}
        />
      )}
    </div>
  );
}
