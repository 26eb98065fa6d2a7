import { maskNationalPhone } from '#domain/person/phone';
// Only signed-in visitors load it.
import { type PrefillUser, prefill } from '#domain/person/prefill';
import { DOCUMENT_MASKS } from '#domain/text/format';
import { country } from '#page/core/metadata';
import { pageDocument } from '#page/core/native';
import { $session, requestUser } from '../session/session';
import { forgetTypedContact } from './forget-typed';

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
  const here = country() ?? 'BR';
  // Argentina's DNI is a person's in any case: a company's number is none.
  const mayBeCompany = companyDocument && here === 'BR';
  const { name, email, phone, cpf } = prefill(user, mayBeCompany);
  const holder = mayBeCompany ? 'personOrCompany' : 'person';
  return {
    name,
    contactName: name,
    email,
    phone: maskNationalPhone(phone, here),
    cpf: DOCUMENT_MASKS[here][holder](cpf),
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
 * they leave it empty. After a sign-out, on whatever page of the site, the fields are empty: what was typed into them during
 * the session goes too. Once somebody signs in again they are empty until the account is known, and if it is the same one
 * what was typed comes back; a session that has only expired takes nothing. Returns the unsubscribe function.
 */
export function prefillContact<V extends object>(
  form: PrefilledForm<V>,
  names: readonly (keyof V & keyof KnownContact)[],
  companyDocument = false,
): () => void {
  type Texts = Partial<KnownContact>;
  const life = new AbortController();
  let filled: Texts = {};
  /** The session that the fields' values belong to; 0 while none was in use. */
  let serial = 0;
  let account = '';
  /** What was in the fields of a session whose account may have signed in again. */
  let aside: Texts = {};
  const values = () => form.values() as Texts;
  const set = (changes: Texts) => {
    if (Object.keys(changes).length > 0) form.set(changes as Partial<V>);
  };
  const empty = () => {
    filled = {};
    set(Object.fromEntries(names.filter((name) => values()[name]).map((name) => [name, ''])));
  };
  const fill = () => {
    const { user } = $session.get();
    if (!user) return;
    const now = values();
    const known = fieldsOf(user, companyDocument);
    const own = user.id && user.id === account ? aside : {};
    const wanted: Texts = Object.fromEntries(names.map((name) => [name, own[name] || known[name]]));
    const focused = focusedElement();
    const changes = names.filter(
      (name) => name !== focused?.id && wanted[name] && (!now[name] || now[name] === filled[name]),
    );
    if (names.some((name) => name === focused?.id))
      focused?.addEventListener('blur', fill, { once: true, signal: life.signal });
    filled = known;
    account = user.id ?? '';
    aside = {};
    set(Object.fromEntries(changes.map((name) => [name, wanted[name]])));
  };
  const follow = () => {
    const session = $session.get();
    if (session.state === 'signedIn' && session.serial !== serial) {
      if (serial) {
        aside = { ...values() };
        empty();
      }
      serial = session.serial;
    } else if (session.state === 'signedOut' && serial) {
      serial = 0;
      account = '';
      aside = {};
      empty();
      forgetTypedContact();
    }
    if (session.failed && session.status === 'LOADED') aside = {};
    fill();
  };
  const stop = $session.subscribe(follow);
  requestUser();
  return () => {
    life.abort();
    stop();
  };
}
