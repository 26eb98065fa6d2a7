import { useState } from 'react';
import { $car } from '#features/car/car-store';
import type { GarageCar } from '#services/entities/garage';
import { isKind } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { Button } from '#ui/parts/Button';
import { keepCar } from './garage-calls';
import { texts } from './messages';
import { type ConfiguredCar, configuredCar } from './page-car';

interface ConfiguredProps {
  kind: 'visited' | 'wanted';
  /** The cars of the list. */
  cars: readonly GarageCar[];
  onAdded(car: GarageCar): void;
}

/** The car that the visitor has configured, and a button that keeps it in the list. Nothing if it is there. */
export function Configured({ kind, cars, onAdded }: ConfiguredProps) {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const code = useStoreSelector($car, ({ mvs, isReady }) => (isReady ? mvs?.code : undefined));
  const { value: car, failed, retry } = useQuery(configuredCar, code ?? 'saved');
  const [state, setState] = useState({ busy: false, problem: '', attempt: 0 });
  if (failed) return <FailureNotice onRetry={retry} />;
  if (!car || cars.some(({ mvsCode }) => mvsCode === car.mvsCode)) return null;
  const keep = async (chosen: ConfiguredCar) => {
    setState((before) => ({ ...before, busy: true, problem: '' }));
    try {
      const kept = await keepCar(kind, chosen, signal);
      setState({ busy: false, problem: '', attempt: 0 });
      onAdded(kept);
    } catch (error) {
      const problem = isKind(error, 'conflict') ? messages.duplicate : messages.notAdded;
      setState(({ attempt }) => ({ busy: false, problem, attempt: attempt + 1 }));
    }
  };
  return (
    <div className="configured">
      <p>{fillMessage(messages.configured, { car: car.name })}</p>
      {state.problem && <FailureNotice attempt={state.attempt}>{state.problem}</FailureNotice>}
      <Button busy={state.busy} onClick={() => keep(car)}>
        {kind === 'wanted' ? messages.toWanted : messages.toVisited}
      </Button>
    </div>
  );
}
