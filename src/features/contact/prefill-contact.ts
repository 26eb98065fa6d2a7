import { maskNationalPhone } from '#domain/person/phone';
// Only signed-in visitors load it.
import { type PrefillUser, prefill } from '#domain/person/prefill';
import { maskCpf, maskCpfOrCnpj, maskDni } from '#domain/text/format';
import { country } from '#page/core/metadata';
import { pageDocument } from '#page/core/native';
import { $session, requestUser } from '../session/session';

/** Account data of a signed-in visitor, by field name. */
interface KnownContact {
  name: string;
  /** The same name, in a company's form. */
  contactName: string;
  email: string;
  phone: string;
  cpf: string;
}

/** The form to fill in: its current values, and a setter. */
interface PrefilledForm<V> {
  values(): Partial<V>;
  set(changes: Partial<V>): void;
}

/**
 * Returns a user's data as field values (spec leads#prefilling). @param companyDocument whether a CNPJ may replace the
 * CPF
 */
function fieldsOf(user: PrefillUser, companyDocument: boolean): KnownContact {
  const { name, email, phone, cpf } = prefill(user, companyDocument);
  const argentina = country() === 'AR';
  const maskDocument = argentina ? maskDni : companyDocument ? maskCpfOrCnpj : maskCpf;
  return {
    name,
    contactName: name,
    email,
    phone: maskNationalPhone(phone, argentina ? 'AR' : 'BR'),
    cpf: maskDocument(cpf),
  };
}

/** The focused element, in whatever shadow root. */
function focusedElement(): Element | null {
  let active = pageDocument.activeElement;
  while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
  return active;
}

/**
 * Fills in a form from the signed-in visitor's account, on load and on change: fields that are empty, and those
 * unchanged since the last fill. Typed values are kept; the field in which the visitor is about to type is filled in when
 * they leave it empty. Returns the unsubscribe function.
 */
export function prefillContact<V extends object>(
  form: PrefilledForm<V>,
  names: readonly (keyof V & keyof KnownContact)[],
  companyDocument = false,
): () => void {
  const life = new AbortController();
  let filled: Partial<KnownContact> = {};
  const fill = () => {
    const { user } = $session.get();
    if (!user) return;
    const values = form.values() as Partial<KnownContact>;
    const known = fieldsOf(user, companyDocument);
    const focused = focusedElement();
    const changes = names.filter(
      (name) => name !== focused?.id && known[name] && (!values[name] || values[name] === filled[name]),
    );
    if (names.some((name) => name === focused?.id))
      focused?.addEventListener('blur', fill, { once: true, signal: life.signal });
    filled = known;
    if (changes.length > 0)
      form.set(Object.fromEntries(changes.map((name) => [name, known[name]])) as Partial<V>);
  };
  const stop = $session.subscribe(fill);
  requestUser();
  return () => {
    life.abort();
    stop();
  };
}
