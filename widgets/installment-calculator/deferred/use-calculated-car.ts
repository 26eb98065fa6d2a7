import { useEffect, useRef, useState } from 'react';
import { $car, type CurrentCar } from '#features/car/car-store';
import { hasConfigurator } from '#features/car/current/has-configurator';
import { loadVersion, retryLoadCar } from '#features/car/current/load-car';
import { restoreCar } from '#features/car/current/restore-car';
import { retryPrices } from '#features/car/current/retry-prices';
import {
  canBeFinanced,
  findSoldVersion,
  type PricedVersion,
  type SoldVersion,
} from '#features/funding/cars/versions';
import type { FundedCar } from '#features/funding/simulation-queries';
import type { Mvs } from '#services/entities/car';
import { useHost } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreAfterPaint } from '#ui/hooks/use-store-selector';

/** The calculated car with the data of its line. */
export interface CalculatedCar extends FundedCar {
  modelName: string;
  name: string;
  /** For its picture; undefined for an unknown version. */
  version?: Mvs;
}

export interface Calculated {
  /** none: no car is named; gone: it is not sold any more; unpriced: its price is unavailable. */
  status: 'loading' | 'none' | 'gone' | 'failed' | 'unpriced' | 'ready';
  car?: CalculatedCar;
  /** Whether a car is named, which may still be loading or have failed. */
  isNamed: boolean;
  retry(): void;
  /** Calculates another version: it becomes the page's car, or replaces the author's in this widget. */
  choose(version: SoldVersion): void;
}

interface Written {
  mvs: string;
  year?: number;
  price?: number;
}

const soldCar = ({ code, year, price, name, modelName, mvs }: PricedVersion): CalculatedCar => ({
  mvs: code,
  year,
  price,
  name,
  modelName,
  version: mvs,
});

/** The author's car: what the tag says of it precedes what the service does. Undefined if price or year are not known. */
function writtenCar({ mvs, ...written }: Written, found: SoldVersion | undefined): CalculatedCar | undefined {
  const year = written.year ?? found?.year;
  const price = written.price ?? found?.price;
  if (!year || !price) return undefined;
  if (!found) return { mvs, year, price, modelName: '', name: mvs };
  return soldCar({ ...found, code: mvs, year, price });
}

/** The author's car, or the one that the visitor chose instead. */
function useWrittenCar({ mvs, year, price }: Written): Calculated {
  const [own, setOwn] = useState<SoldVersion>();
  const { value, failed, retry } = useQuery(
    async () => ({ found: await findSoldVersion(mvs, year) }),
    mvs && `${mvs} ${year}`,
  );
  const rest = { isNamed: true, retry, choose: setOwn };
  if (own)
    return canBeFinanced(own)
      ? { status: 'ready', car: soldCar(own), ...rest }
      : { status: 'unpriced', ...rest };
  if (!value && !failed) return { status: 'loading', ...rest };
  const found = value?.found;
  const car = writtenCar({ mvs, ...(year && { year }), ...(price && { price }) }, found);
  if (car) return { status: 'ready', car, ...rest };
  if (failed) return { status: 'failed', ...rest };
  return { status: found ? 'unpriced' : 'gone', ...rest };
}

const isPriced = ({ priceStatus, total, isReady, mvs }: CurrentCar): boolean =>
  isReady &&
  mvs !== null &&
  total !== null &&
  priceStatus.prices !== 'loading' &&
  priceStatus.configured !== 'loading';

function pageCar({ mvs, total, parts, color }: CurrentCar): CalculatedCar | undefined {
  if (!mvs || mvs.year === undefined || !total) return undefined;
  return {
    mvs: mvs.code,
    year: mvs.year,
    price: total,
    ...(parts.length > 0 && { partIds: parts.map(({ id }) => id) }),
    ...(color && { colorCode: color.code }),
    modelName: mvs.modelShortName || mvs.modelName || '',
    name: mvs.versionName || mvs.code,
    version: mvs,
  };
}

/** The page's current car once its price is known; a price that is loading is not used. */
function usePageCar(wanted: boolean): Calculated {
  const { element } = useHost();
  const now = useStoreAfterPaint($car);
  const last = useRef<CalculatedCar>(undefined);
  const [entered, setEntered] = useState(hasConfigurator);
  useEffect(() => {
    if (entered || !wanted) return;
    let mounted = true;
    restoreCar({}, element).finally(() => mounted && setEntered(true));
    return () => {
      mounted = false;
    };
  }, [entered, wanted, element]);
  if (isPriced(now)) last.current = pageCar(now);
  if (now.status === 'failed' || now.status === 'empty') last.current = undefined;
  const car = last.current;
  const choose = ({ code, year }: SoldVersion) => void loadVersion(code, year, element);
  const retry = () => void (now.status === 'failed' ? retryLoadCar(element) : retryPrices());
  const rest = { isNamed: now.status !== 'empty', retry, choose };
  if (now.status === 'failed') return { status: now.problem === 'missing' ? 'gone' : 'failed', ...rest };
  if (now.status === 'empty') return { status: entered ? 'none' : 'loading', ...rest };
  const lost = now.status === 'ready' && !now.total && !now.updatePrice;
  if (lost) return { status: 'unpriced', ...rest };
  return { status: car ? 'ready' : 'loading', car, ...rest };
}

/** Returns the car to calculate: the author's, else the page's. */
export function useCalculatedCar(written: Written): Calculated {
  const own = useWrittenCar(written);
  const page = usePageCar(!written.mvs);
  return written.mvs ? own : page;
}
