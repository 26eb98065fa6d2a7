import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import * as financing from '#services/financing';
import type { FundingFlowProps } from '../../attributes';
import type { FlowCar } from '../use-car';

/**
 * Returns the address of the bank's own flow (ZFLOW): the author's, else the one from the service's simulation. Null if
 * there is none, or none that may be opened. Never throws.
 */
export async function bankAddress(props: FundingFlowProps, car: FlowCar | null): Promise<SafeUrl | null> {
  const written = safeUrl(props.externalUrl);
  if (written || !car) return written;
  try {
    const { externalUrl } = await financing.createSimulation({
      body: {
        mvs: car.mvs,
        year: car.year,
        price: car.price,
        source: 'ZFLOW',
        planType: props.planType.toUpperCase(),
        entrancePercent: 0,
        numberOfInstallments: 1,
      },
    });
    return safeUrl(externalUrl);
  } catch {
    return null;
  }
}
