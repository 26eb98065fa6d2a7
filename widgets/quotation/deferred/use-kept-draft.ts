import { useEffect } from 'react';
import type { CurrentCar } from '#features/car/car-store';
import { currentCodes } from '#features/car/current/current-codes';
import { type Draft, saveDraft } from './draft';
import type { ProposedCar } from './proposed-car';
import type { Values } from './values';

interface Kept {
  car: CurrentCar;
  tab: string;
  /** Number of the quotation that it is based on; empty if it is new. */
  base: string;
  values: Partial<Values>;
  proposal: ProposedCar | null;
  unknownSince: string;
}

/** Keeps the quotation in this tab, so that a reload has it. */
export function useKeptDraft({ car, tab, base, values, proposal, unknownSince }: Kept): void {
  // Choices and amounts only: what is typed of the customer stays in memory.
  useEffect(() => {
    const codes = currentCodes();
    if (!car.isReady || !codes) return;
    const { mvsCode, year, color, coating, parts, services } = codes;
    const draft: Omit<Draft, 'site'> = {
      tab,
      base,
      car: { mvsCode, ...(year && { year }), color, coating, parts: [...parts], services: [...services] },
      newPrice: values.newPrice ?? '',
      discount: values.discount ?? '',
      validity: values.validity ?? '',
      ...(proposal && {
        proposal: {
          car: { ...proposal.car, optionalCodes: [...proposal.car.optionalCodes] },
          ...(proposal.wish && {
            wish: {
              ...proposal.wish,
              parts: [...proposal.wish.parts],
              services: [...proposal.wish.services],
            },
          }),
        },
      }),
      ...(unknownSince && { isUnknown: unknownSince }),
    };
    saveDraft(draft);
  }, [car, tab, base, values.newPrice, values.discount, values.validity, proposal, unknownSince]);
}
