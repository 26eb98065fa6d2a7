import type { LeadForm } from '#domain/lead/lead-form';
import { $dealer, type ChosenDealer } from '#features/dealer/dealer-store';
import { $location, restoreLocation } from '#features/place/location-store';
import { country } from '#page/core/metadata';

interface Outlet {
  values(): Partial<LeadForm>;
  set(changes: Partial<LeadForm>): void;
  setDealer(dealer: ChosenDealer | null): void;
}

/**
 * Connects the form to the page: the chosen dealer and place are applied when they change. Returns a function that
 * disconnects it.
 */
export function connect({ values, set, setDealer }: Outlet): () => void {
  const stops = [
    $dealer.subscribe((dealer) => {
      setDealer(dealer);
      if ((dealer?.id ?? '') !== (values().dealerCode ?? '')) set({ dealerCode: dealer?.id ?? '' });
    }),
    // Whether a CPF is required may depend on the place: validates again.
    $location.listen(() => set({})),
  ];
  restoreLocation(country());
  return () => {
    for (const stop of stops) stop();
  };
}
