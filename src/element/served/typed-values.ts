import { pageDocument, shadowRootOf } from '#page/core/native';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What the visitor did with a control before its view was there. */
interface Typed {
  control: Control;
  key: string;
  /** Properties that the view may not set while it takes the control over, with their values. */
  own: Record<string, unknown>;
  /** What the view set meanwhile. */
  set: Record<string, unknown>;
  isChanged: boolean;
  hasFocus: boolean;
  selection: readonly [number | null, number | null];
}

const isBox = ({ type }: Control): boolean => type === 'checkbox' || type === 'radio';

/** A radio button is one of several of a name. */
const keyOf = (control: Control): string =>
  `${control.name || control.id} ${control.type === 'radio' ? control.value : ''}`;

/** Whether a control's state is another than the page's HTML gave it. */
function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement) {
    // Without a choice of the page's, a list shows its first one.
    const chosen = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(0, chosen);
  }
  if (control instanceof HTMLInputElement && isBox(control))
    return control.checked !== control.defaultChecked;
  return control.value !== control.defaultValue;
}

/** Types of inputs have no selection, or say so by an error. */
function selectionOf(control: Control): Typed['selection'] {
  try {
    const { selectionStart, selectionEnd } = control as HTMLInputElement;
    return [selectionStart, selectionEnd];
  } catch {
    return [null, null];
  }
}

/** Keeps a control as it is: what the view sets is only noted. */
function keep(control: Control, hasFocus: boolean): Typed {
  const own: Record<string, unknown> = isBox(control)
    ? { checked: (control as HTMLInputElement).checked }
    : { value: control.value };
  const set = { ...own };
  for (const name of Object.keys(own))
    Object.defineProperty(control, name, {
      configurable: true,
      get: () => set[name],
      set(value) {
        set[name] = value;
      },
    });
  return {
    ...{ control, key: keyOf(control), own, set, hasFocus },
    isChanged: isChanged(control),
    selection: selectionOf(control),
  };
}

/** Tells the view what a control has, as if the visitor did it now. */
function announce(control: Control): void {
  control.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  if (isBox(control) || control.localName === 'select' || control.type === 'file')
    control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Moves what was typed to the control that a view has in the place of the one that was there. */
function moveTo(target: Control, { own, hasFocus, selection }: Typed): void {
  // Its class's property: a renderer may have its own on the element.
  for (const [name, value] of Object.entries(own))
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target), name)?.set?.call(target, value);
  if (!hasFocus) return;
  target.focus({ preventScroll: true });
  if (selection[0] !== null && 'setSelectionRange' in target) target.setSelectionRange(...selection);
}

/**
 * Keeps what a visitor typed, chose and ticked in a container while a view takes it over. Returns what gives it to the view:
 * in the same control, which stays untouched, or in the one of the same name.
 */
export function keepTyped(container: Element): () => void {
  const root = shadowRootOf(container) ?? pageDocument;
  const controls = () => [...container.querySelectorAll<Control>('input,select,textarea')];
  const all = controls()
    .filter((control) => isChanged(control) || control === root.activeElement)
    .map((control) => keep(control, control === root.activeElement));
  return () => {
    for (const typed of all) {
      const { control, key, own, set } = typed;
      for (const name of Object.keys(own)) Reflect.deleteProperty(control, name);
      let target: Control | undefined = control;
      if (!control.isConnected || keyOf(control) !== key) {
        Object.assign(control, set);
        target = controls().find((one) => keyOf(one) === key);
        if (target) moveTo(target, typed);
      }
      // Of radio buttons the chosen one says it for all.
      if (target && typed.isChanged && !(target.type === 'radio' && !own.checked)) announce(target);
      if (target && typed.hasFocus)
        target.dispatchEvent(new FocusEvent('focusin', { bubbles: true, composed: true }));
    }
  };
}
