import { maskCpf, maskCpfOrCnpj, maskDni, maskPhone, maskPhoneAr } from '../../../src/domain/format';
import type { LeadForm } from '../../../src/domain/lead-form';
import { type PrefillUser, prefill } from '../../../src/domain/prefill';
import { $user, loadUser } from '../../../src/features/session/user-store';
import { country, metaFlag } from '../../../src/page/core/metadata';
import { $dealer, type ChosenDealer } from '../../../src/stores/visitor/dealer';
import { $location, restoreLocation } from '../../../src/stores/visitor/location';

interface Outlet {
  values(): Partial<LeadForm>;
  set(changes: Partial<LeadForm>): void;
  setDealer(dealer: ChosenDealer | null): void;
}

/** A signed-in user's values as the fields show them (calls 4.3). */
function fieldsOf(user: PrefillUser): Partial<LeadForm> {
  const flag = metaFlag('cpf-cnpj-in-lead');
  const { name, email, phone, cpf } = prefill(user, flag);
  const argentina = country() === 'AR';
  const maskDocument = argentina ? maskDni : flag ? maskCpfOrCnpj : maskCpf;
  return {
    name,
    contactName: name,
    email,
    phone: (argentina ? maskPhoneAr : maskPhone)(phone),
    cpf: maskDocument(cpf),
  };
}

/**
 * Joins the form to the page: the signed-in user fills what the visitor has not typed, when they load or change; the
 * chosen dealer and place come in as they are chosen. Returns what ends it.
 */
export function connect({ values, set, setDealer }: Outlet): () => void {
  let filled: Partial<LeadForm> = {};
  const stops = [
    $user.subscribe(({ user }) => {
      if (!user) return;
      const now = values();
      const next = Object.entries(fieldsOf(user)) as [keyof LeadForm, string][];
      const changes = next.filter(([key, value]) => value && (!now[key] || now[key] === filled[key]));
      filled = Object.fromEntries(next);
      if (changes.length > 0) set(Object.fromEntries(changes));
    }),
    $dealer.subscribe((dealer) => {
      setDealer(dealer);
      if ((dealer?.id ?? '') !== (values().dealerCode ?? '')) set({ dealerCode: dealer?.id ?? '' });
    }),
    // Whether a CPF is needed may depend on the place: the form looks again.
    $location.listen(() => set({})),
  ];
  restoreLocation(country());
  loadUser();
  return () => {
    for (const stop of stops) stop();
  };
}
