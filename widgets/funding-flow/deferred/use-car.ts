import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { hasAdapter } from '#domain/financing/adapter';
import { $car } from '#features/car/car-store';
import { $fundingPlan } from '#features/funding/funding-plan';
import type { Mvs } from '#services/entities/car';
import { useHost } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import type { FundingFlowProps } from '../attributes';

/** The financed car. price: with all chosen items, in the market's currency. */
export interface FlowCar {
  mvs: string;
  year: number;
  price: number;
  /** Model and version; empty if only the code is known. */
  name: string;
  partIds?: string[];
  colorCode?: string;
}

export interface FoundCar {
  car: FlowCar | null;
  /** Whether the car or its price is loading. */
  isLoading: boolean;
  /** Whether the car's price is unknown. */
  unpriced: boolean;
}

const nameOf = (version: Pick<Mvs, 'modelName' | 'versionName'> | null | undefined): string =>
  [version?.modelName, version?.versionName].filter(Boolean).join(' ');

/**
 * The author's car with its year and price; else the page's current one as configured; else the one of the chosen plan.
 * A page without a car gets that of the previous visit, or the author's version.
 */
export function useFlowCar({ mvs, year, price }: FundingFlowProps): FoundCar {
  const { element } = useHost();
  const page = useStore($car);
  const plan = useStore($fundingPlan);
  const [entered, setEntered] = useState(false);
  const written = mvs && year && price ? { mvs, year, price, name: '' } : null;
  const usesPageCar = !written;
  useEffect(() => {
    if (!usesPageCar) return;
    let mounted = true;
    const enter = async () => {
      const { restoreCar } = await import('#features/car/current/restore-car');
      await restoreCar({ mvs, year }, element);
    };
    // On failure there is no car, which the view says.
    enter()
      .catch(() => {})
      .finally(() => mounted && setEntered(true));
    return () => {
      mounted = false;
    };
  }, [usesPageCar, mvs, year, element]);

  const { mvs: version, total, parts, color } = page;
  const named = useQuery(
    async () => {
      const { getMvs } = await import('#services/mvs');
      return getMvs({ query: { code: mvs, ...(year && { year }) } });
    },
    written && version?.code !== mvs ? `${mvs} ${year}` : undefined,
  ).value;
  const name = nameOf(version);
  if (written) {
    return {
      // The code is shown if the name is unknown.
      car: { ...written, name: version?.code === mvs ? name : nameOf(named) },
      isLoading: false,
      unpriced: false,
    };
  }
  const planned = plan && hasAdapter(plan.source) ? plan : null;
  if (version && page.status === 'ready') {
    const cost = planned?.mvs === version.code && total === null ? planned.price : total;
    if (!cost || version.year === undefined)
      return { car: null, isLoading: page.updatePrice, unpriced: !page.updatePrice };
    const car: FlowCar = {
      mvs: version.code,
      year: version.year,
      price: cost,
      name,
      ...(parts.length > 0 && { partIds: parts.map(({ id }) => id) }),
      ...(color && { colorCode: color.code }),
    };
    // A price that is being reloaded is not used for simulations.
    return { car, isLoading: page.updatePrice, unpriced: false };
  }
  if (planned && page.status !== 'loading') {
    const { mvs: code, year: of, price: cost } = planned;
    return { car: { mvs: code, year: of, price: cost, name: '' }, isLoading: false, unpriced: false };
  }
  return { car: null, isLoading: page.status === 'loading' || !entered, unpriced: false };
}
