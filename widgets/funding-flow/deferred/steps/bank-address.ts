import { safeUrl } from '../../../../src/page/core/safe-url';
import * as financing from '../../../../src/services/financing';
import type { FundingFlowProps } from '../../attributes';
import type { FlowCar } from '../use-car';

/**
 * Where the bank's own flow goes on (ZFLOW): the author's address, else what the service says of a simulation by it.
 * Null where nobody says it, or says an address that may not be opened. Never fails.
 */
export async function bankAddress(props: FundingFlowProps, car: FlowCar | null): Promise<string | null> {
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
