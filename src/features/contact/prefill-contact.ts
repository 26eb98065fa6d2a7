import { maskCpf, maskCpfOrCnpj, maskDni, maskPhone, maskPhoneAr } from '../../domain/format';
import { type PrefillUser, prefill } from '../../domain/prefill';
import { country } from '../../page/core/metadata';
import { $user, loadUser } from '../session/user-store';

/** What the account of a signed-in visitor knows of them, by the name of the field. */
interface KnownContact {
  name: string;
  /** The same name, for a company's form. */
  contactName: string;
  email: string;
  phone: string;
  cpf: string;
}

/** The form that is filled: its values now, and what changes them. */
interface PrefilledForm<V> {
  values(): Partial<V>;
  set(changes: Partial<V>): void;
}

/** A user's values as the fields show them (spec leads#prefilling). @param companyDocument a CNPJ may stand in the CPF's place */
function fieldsOf(user: PrefillUser, companyDocument: boolean): KnownContact {
  const { name, email, phone, cpf } = prefill(user, companyDocument);
  const argentina = country() === 'AR';
  const maskDocument = argentina ? maskDni : companyDocument ? maskCpfOrCnpj : maskCpf;
  return {
    name,
    contactName: name,
    email,
    phone: (argentina ? maskPhoneAr : maskPhone)(phone),
    cpf: maskDocument(cpf),
  };
}

/**
 * Fills a form from the account of the signed-in visitor, when it is loaded and when it changes: fields that are empty,
 * and those that still hold what it filled in before. What the visitor typed stays. Returns what ends it.
 */
export function prefillContact<V extends object>(
  form: PrefilledForm<V>,
  names: readonly (keyof V & keyof KnownContact)[],
  companyDocument = false,
): () => void {
  let filled: Partial<KnownContact> = {};
  const stop = $user.subscribe(({ user }) => {
    if (!user) return;
    const values = form.values() as Partial<KnownContact>;
    const known = fieldsOf(user, companyDocument);
    const changes = names.filter((name) => known[name] && (!values[name] || values[name] === filled[name]));
    filled = known;
    if (changes.length > 0)
      form.set(Object.fromEntries(changes.map((name) => [name, known[name]])) as Partial<V>);
  });
  loadUser();
  return stop;
}
