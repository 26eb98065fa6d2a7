import { useMemo, useState } from 'react';
import { $car } from '#features/car/car-store';
import { retryLoadCar } from '#features/car/current/load-car';
import { findModel } from '#features/car/current/models';
import { useHost } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { type Column, codesIn, columnsOf, newestOf, withOthers } from './columns';
import { compare } from './comparison-queries';

/** Width in px from which three versions are shown initially. */
const ROOM_FOR_THREE = 860;

export interface Start {
  /** The initial columns; fewer than two if there is nothing to compare. */
  columns?: Column[];
  /** Whether no car is named and the page has none yet. */
  noCar?: boolean;
  failed?: boolean;
  retry(): void;
}

async function siblingsOf(code: string): Promise<string[]> {
  const answer = await compare([code]);
  const [version] = answer?.versions ?? [];
  return version ? withOthers(code, version.others) : [];
}

/** Returns the initial versions: the author's, else the model's, else the page's current car and its siblings. */
export function useStart(written: string, model: string, limit: number): Start {
  const { element } = useHost();
  const mvs = useStoreSelector($car, (car) => car.mvs);
  const grouped = useStoreSelector($car, (car) => car.groupedMvs);
  const status = useStoreSelector($car, (car) => car.status);
  const problem = useStoreSelector($car, (car) => car.problem);
  const [fittingCount] = useState(() => (element.clientWidth >= ROOM_FOR_THREE ? 3 : 2));
  const codes = codesIn(written);
  const singleCode = codes.length === 1 ? codes[0] : undefined;
  const needsQuery = singleCode !== undefined || (codes.length === 0 && model !== '');
  const { value, failed, retry } = useQuery(
    async () => {
      if (singleCode) return siblingsOf(singleCode);
      const found = await findModel(model);
      return found ? newestOf(found) : [];
    },
    needsQuery ? `${singleCode ?? ''} ${model}` : undefined,
  );
  const initialCount = Math.min(fittingCount, limit);
  const follows = codes.length === 0 && !needsQuery;
  const current = follows && mvs ? withOthers(mvs.code, grouped) : undefined;
  const initial =
    codes.length > 1 ? codes.slice(0, limit) : (needsQuery ? value : current)?.slice(0, initialCount);
  const key = initial?.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies them
  const columns = useMemo(() => initial && columnsOf(initial), [key]);
  if (follows && !mvs) {
    // In place of a car that is sold no longer, another one is named.
    const noCar = status === 'empty' || problem === 'missing';
    return { noCar, failed: status === 'failed', retry: () => void retryLoadCar(element) };
  }
  return { columns, failed, retry };
}
