import { useState } from 'react';
import { $car } from '#features/car/car-store';
import { loadVersion } from '#features/car/current/load-car';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { texts } from './messages';

export interface Choice {
  /** Code of the page's current car, and of its colour. */
  chosen?: string;
  color?: string;
  /** Code of the version that is becoming the current car. */
  choosing: string;
  /** Message why the last choice failed. */
  problem: string;
  /** Makes a version the page's current car, which is stored for the next page. Resolves to false on failure. */
  choose(code: string, year: number | undefined): Promise<boolean>;
  /** Drops the message of the last failure. */
  forget(): void;
}

/** The page's current car, and an action that replaces it. */
export function useChoice(): Choice {
  const { element, signal } = useHost();
  const messages = useMessages(texts);
  const chosen = useStoreSelector($car, (car) => (car.isReady ? car.mvs?.code : undefined));
  const color = useStoreSelector($car, (car) => car.color?.code);
  const [choosing, setChoosing] = useState('');
  const [problem, setProblem] = useState('');
  return {
    chosen,
    color,
    choosing,
    problem,
    async choose(code, year) {
      setChoosing(code);
      await loadVersion(code, year, element);
      if (signal.aborted) return false;
      setChoosing('');
      const now = $car.get();
      if (now.status === 'failed') setProblem(now.problem === 'missing' ? messages.gone : messages.failed);
      return now.isReady && now.mvs?.code === code;
    },
    forget: () => setProblem(''),
  };
}
