import { atom } from 'nanostores';
import { pageSingleton } from '#page/core/page-singleton';
import { onSignOut } from '#page/session/sign-outs';
import { TYPED } from './forget-typed';
import { prefillWhenSignedIn } from './prefill-when-signed-in';

/** The fields of forms that are the same for a visitor in each of them. */
const FIELDS = { name: 'name', contactName: 'name', email: 'email', phone: 'phone' } as const;
type FieldName = keyof typeof FIELDS;
type Typed = Partial<Record<(typeof FIELDS)[FieldName], string>>;

/**
 * What the visitor has typed of themselves in the forms of this page, as it stands in the fields. In memory only: it is
 * neither stored nor sent, logged or told by an event, and is gone with the page or a sign-out on any page of the site.
 */
const typed = pageSingleton(TYPED, () => {
  const contact = atom<Typed>({});
  onSignOut(() => contact.set({}));
  return contact;
});

interface SharedForm<V> {
  values(): Partial<V>;
  set(changes: Partial<V>): void;
}
type Name<V> = keyof V & (FieldName | 'cpf');

/**
 * Fills in a form with the account's data of a signed-in visitor, and what is still empty with what was typed in another
 * form of the page; keeps for those what is typed in this one. Returns the unsubscribe function.
 * @param root where the form's fields are
 * @param onFilled called with what another form has filled in, by field; empty for nothing
 */
export function shareContact<V extends object>(
  form: SharedForm<V>,
  names: readonly Name<V>[],
  root: Node,
  onFilled: (filled: Partial<V>) => void,
  companyDocument = false,
): () => void {
  type Texts = Partial<Record<string, string>>;
  const values = () => form.values() as Texts;
  const own = names.filter((name): name is Name<V> & FieldName => name in FIELDS);
  /** What needs not be kept: the account's data, what other forms have filled in, and what is kept. */
  const given: Texts = {};
  let filled: Texts = {};
  const set = (changes: Texts) => {
    Object.assign(given, changes);
    form.set(changes as Partial<V>);
  };
  const fill = (contact: Typed) => {
    const now = values();
    const changes: Texts = {};
    for (const name of own) {
      const isReplaceable = !now[name] || now[name] === filled[name];
      // A form may have two fields for it, of which one is shown: what it has itself fills in no other of it.
      const isOwn = own.some(
        (other) =>
          other !== name && FIELDS[other] === FIELDS[name] && now[other] && now[other] !== filled[other],
      );
      const text = (!isOwn && contact[FIELDS[name]]) || '';
      if (isReplaceable && text !== (now[name] ?? '')) changes[name] = text;
    }
    if (Object.keys(changes).length === 0) return;
    filled = { ...filled, ...changes };
    set(changes);
    onFilled(Object.fromEntries(Object.entries(filled).filter(([, text]) => text)) as Partial<V>);
  };
  const keep = () => {
    const now = values();
    const news = own.filter((name) => now[name]?.trim() && now[name] !== given[name]);
    const contact = Object.fromEntries(news.map((name) => [FIELDS[name], now[name]]));
    for (const name of news) given[name] = now[name];
    if (news.length > 0) typed.set({ ...typed.get(), ...contact });
  };
  const stops = [
    prefillWhenSignedIn<Texts>({ values, set }, names as readonly never[], companyDocument),
    typed.subscribe(fill),
  ];
  root.addEventListener('focusout', keep);
  return () => {
    root.removeEventListener('focusout', keep);
    for (const stop of stops) stop();
    // A form that was sent with the Enter key has lost no focus.
    keep();
  };
}
