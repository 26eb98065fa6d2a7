/** What typing in a field presses; a screen keyboard and an input method have names of their own for it. */
const TYPED =
  /^(.|Enter|Backspace|Delete|Insert|Arrow\w+|Home|End|Page(Up|Down)|Dead|Process|Unidentified)$/u;
const FIELDS = 'input,select,textarea,[contenteditable]';
const CONTROLS = 'a[href],button,summary,[role],[tabindex="0"]';

/** Whether a key without meaning for the page: typed in a field, pressed on a control, or used by a handler of ours. */
function isOurs(event: KeyboardEvent, target: Element, root: ShadowRoot): boolean {
  const { key, ctrlKey, metaKey, altKey } = event;
  // Closes our dialog, and not the page's as well.
  if (key === 'Escape') return event.defaultPrevented || !!root.querySelector('dialog[open]');
  if (event.defaultPrevented) return true;
  // Some keyboards have @ and / with AltGr, which Windows reports as Ctrl and Alt.
  if ((ctrlKey || metaKey || altKey) && !event.getModifierState?.('AltGraph')) return false;
  if (target.matches(FIELDS)) return TYPED.test(key);
  return target.matches(CONTROLS) && /^(Enter| )$/.test(key);
}

const guarded = new WeakSet<Node>();

/**
 * Keeps keys that are typed in a widget's fields, or that press its controls, from handlers of the page: those see the
 * element and not the field as the target, so that a shortcut of one letter, a default button or a slider of the page
 * would take them. Runs after the widget's own handlers. Keys with Ctrl, Alt or Meta, Tab, Escape and all keys in the
 * author's own content reach the page.
 */
export function guardKeys(root: ShadowRoot, signal?: AbortSignal): void {
  if (guarded.has(root)) return;
  guarded.add(root);
  const options = signal ? { signal } : {};
  signal?.addEventListener('abort', () => guarded.delete(root));
  const stop = (event: Event) => {
    const target = event.target as Element;
    if (!root.contains(target)) return;
    if (event instanceof KeyboardEvent ? isOurs(event, target, root) : target.matches(FIELDS))
      event.stopPropagation();
  };
  for (const type of ['keydown', 'keypress', 'keyup']) root.addEventListener(type, stop, options);
  for (const type of ['start', 'update', 'end']) root.addEventListener(`composition${type}`, stop, options);
}
