import { type RefObject, useLayoutEffect, useRef } from 'react';

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
 * Returns what a text field shows. A text that was filled in without any event since the last drawing stays, in place of the
 * value, and the field hears of it: browsers fill in several fields at once, and one that fires an event draws the others.
 */
export function useFilledText(value: string): {
  ref: RefObject<(HTMLInputElement & HTMLTextAreaElement) | null>;
  value: string;
} {
  const ref = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const drawn = useRef(value);
  const field = ref.current;
  const shown = field?.value ?? '';
  const isFilled =
    !!field && !!shown && value === drawn.current && !isSame(shown, value) && heard.get(field) !== shown;
  useLayoutEffect(() => {
    drawn.current = value;
    if (isFilled) announce(field);
  });
  return { ref, value: isFilled ? shown : value };
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
