import type { LeadForm } from '../../../src/domain/lead-form';
import { prefillContact } from '../../../src/features/contact/prefill-contact';
import { country, metaFlag } from '../../../src/page/core/metadata';
import { $dealer, type ChosenDealer } from '../../../src/stores/visitor/dealer';
import { $location, restoreLocation } from '../../../src/stores/visitor/location';

interface Outlet {
  values(): Partial<LeadForm>;
  set(changes: Partial<LeadForm>): void;
  setDealer(dealer: ChosenDealer | null): void;
}

/**
 * Joins the form to the page: the signed-in user fills what the visitor has not typed, when they load or change; the
 * chosen dealer and place come in as they are chosen. Returns what ends it.
 */
export function connect({ values, set, setDealer }: Outlet): () => void {
  const stops = [
    prefillContact(
      { values, set },
      ['name', 'contactName', 'email', 'phone', 'cpf'],
      metaFlag('cpf-cnpj-in-lead'),
    ),
    $dealer.subscribe((dealer) => {
      setDealer(dealer);
      if ((dealer?.id ?? '') !== (values().dealerCode ?? '')) set({ dealerCode: dealer?.id ?? '' });
    }),
    // Whether a CPF is needed may depend on the place: the form looks again.
    $location.listen(() => set({})),
  ];
  restoreLocation(country());
  return () => {
    for (const stop of stops) stop();
  };
}
