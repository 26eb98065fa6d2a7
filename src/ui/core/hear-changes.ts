/** The text of each field that its view has heard of. */
const heard = new WeakMap<EventTarget, string>();

const isText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  target instanceof HTMLTextAreaElement ||
  (target instanceof HTMLInputElement && !/^(checkbox|radio|file|button|submit)$/.test(target.type));

/** Fires what typing fires, which every text field listens to; at a list, what a choice fires. */
const announce = (field: Element, type = 'input'): unknown =>
  field.dispatchEvent(new Event(type, { bubbles: true, composed: type === 'input' }));

function note({ target }: Event): void {
  if (isText(target)) heard.set(target, target.value);
}

function repeat({ target }: Event): void {
  if (isText(target) && heard.get(target) !== target.value) announce(target);
}

/**
 * Lets views hear of fields that are filled in with a change event alone, as Chrome on iOS and some password managers do, or
 * without any while they have the focus: the event that typing fires follows. Listens around the views, so that a mask has
 * written its text before it is noted, but for a field that is left, whose view may draw its former text again.
 */
export function hearChanges(root: EventTarget): void {
  root.addEventListener('input', note);
  root.addEventListener('change', repeat);
  root.addEventListener('focusin', note);
  root.addEventListener('focusout', repeat, true);
}

/**
 * Lets a form hear of its fields that were filled in without any event, before its values are used. An emptied field is not
 * told from one whose view is not yet there.
 * @param names of the fields whose value in the form is their own, as the kit's are
 * @param drawn the values of the last drawing: what has changed since is not in the fields yet
 */
export function hearFields<V extends object>(
  form: HTMLFormElement,
  names: object,
  drawn: Partial<V>,
  values: () => Partial<V>,
  set: (changes: Partial<V>) => void,
): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input,select,textarea')) {
    const { name, type, checked, value } = field;
    if (!(name in names)) continue;
    const known = values()[name as keyof V];
    if (known !== drawn[name as keyof V]) continue;
    if (type === 'checkbox') {
      if (checked !== (known === true)) set({ [name]: checked } as Partial<V>);
    } else if ((type !== 'radio' || checked) && value && !isSame(value, known)) {
      // React hears of boxes by their clicks alone.
      if (type === 'radio') set({ [name]: value } as Partial<V>);
      // Views may do more about a choice than to note it.
      else announce(field, isText(field) ? 'input' : 'change');
    }
  }
}

/** Fields write every line break as one character. */
const isSame = (shown: string, known: unknown): boolean =>
  shown === String(known ?? '').replace(/\r\n?/g, '\n');
