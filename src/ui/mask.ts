import { cleanText } from '#domain/text/typed-text';
import { pageDocument, shadowRootOf } from '#page/core/native';

/**
 * Formats an edited text. isDeletion: whether the edit removed characters, which a mask must not add again.
 */
export type Mask = (edited: string, isDeletion?: boolean) => string;

/** Masks by name (masks.ts): those common to all countries, then those that differ by country. */
export type CommonMaskName = 'cpf' | 'cnpj' | 'cuil' | 'dni' | 'wholeNumber' | 'digits' | 'bare';
export type LocalMaskName = 'phone' | 'postalCode' | 'person' | 'company' | 'personOrCompany';
export type MaskName = CommonMaskName | LocalMaskName;

/** The data of an input event that masks use. */
interface Edit {
  isComposing?: boolean;
  inputType?: string;
  data?: string | null;
}

/** Formats an input in place after the browser's edit; returns its text. */
export type InputMask = (input: HTMLInputElement, edit?: Edit) => string;

const significant = (text: string): number => text.replace(/[^0-9A-Za-z]/g, '').length;

/** The texts of an input, for undo: the browser's own history has the unformatted texts. */
interface Past {
  before: string[];
  now: string;
  after: string[];
}
const pasts = new WeakMap<HTMLInputElement, Past>();

/** Returns the text before the first observed edit, as far as the event tells. */
function textBefore(input: HTMLInputElement, { inputType, data }: Edit): string {
  if (inputType !== 'insertText' || !data) return '';
  const caret = input.selectionStart ?? input.value.length;
  return input.value.slice(0, caret - data.length) + input.value.slice(caret);
}

/**
 * Undo and redo by the keyboard, as the edit that the browser would tell of: WebKit and Firefox tell of none, since a text
 * that a script formats empties their history.
 */
function undoByKey(event: KeyboardEvent): void {
  const input = event.currentTarget as HTMLInputElement;
  const key = event.key.toLowerCase();
  if (event.altKey || !(event.ctrlKey || event.metaKey) || (key !== 'z' && key !== 'y')) return;
  const isRedo = key === 'y' || event.shiftKey;
  const past = pasts.get(input);
  if (input.readOnly || !(isRedo ? past?.after : past?.before)?.length) return;
  event.preventDefault();
  const inputType = isRedo ? 'historyRedo' : 'historyUndo';
  input.dispatchEvent(new InputEvent('input', { inputType, bubbles: true, composed: true }));
}

/**
 * Returns the text without the next letter or digit if Delete removed no more than the punctuation before it, which the
 * mask would add again; else the same text.
 */
function passForward(input: HTMLInputElement, edited: string, masked: string, edit: Edit): string {
  const caret = input.selectionStart ?? edited.length;
  const head = edited.slice(0, caret);
  const past = pasts.get(input);
  const isBack = masked.startsWith(head) && /[^0-9A-Za-z]/.test(masked[caret] ?? '0');
  const lost = past && significant(past.now) !== significant(edited);
  if (edit.inputType !== 'deleteContentForward' || masked === edited || !isBack || lost) return edited;
  return head + edited.slice(caret).replace(/[0-9A-Za-z]/, '');
}

/** Returns the previous or next text if the browser undid or redid an edit; undefined for other edits. */
function undoneText(input: HTMLInputElement, { inputType }: Edit): string | undefined {
  const past = pasts.get(input);
  if (!past || (inputType !== 'historyUndo' && inputType !== 'historyRedo')) return undefined;
  const [from, to] = inputType === 'historyUndo' ? [past.before, past.after] : [past.after, past.before];
  const text = from.pop();
  if (text !== undefined) {
    to.push(past.now);
    past.now = text;
  }
  return past.now;
}

function remember(input: HTMLInputElement, before: string, now: string): void {
  if (!pasts.has(input)) input.addEventListener('keydown', undoByKey);
  const past = pasts.get(input) ?? { before: [], now: before, after: [] };
  if (past.now !== now) {
    past.before.push(past.now);
    past.now = now;
    past.after = [];
  }
  pasts.set(input, past);
}

/** Places the caret behind the given number of letters and digits. */
function place(input: HTMLInputElement, before: number): void {
  let position = 0;
  for (let seen = 0; position < input.value.length && seen < before; position++) {
    if (/[0-9A-Za-z]/.test(input.value[position] as string)) seen++;
  }
  // Without the focus the edit is autofill: moving the caret would take the focus on some phones.
  if ((shadowRootOf(input) ?? pageDocument).activeElement === input)
    input.setSelectionRange(position, position);
}

/**
 * Creates a mask of inputs. It keeps the caret behind the same character, and undo returns to the previous formatted
 * text. Composition (Android and East Asian keyboards) is not interrupted; an edit that only removed punctuation is not
 * formatted until the next one, as backspace could otherwise never pass it; Delete passes it and removes what follows.
 */
export const inputMask =
  (mask: Mask): InputMask =>
  (input, edit = {}) => {
    let edited = input.value;
    if (edit.isComposing) return edited;
    const back = undoneText(input, edit);
    if (back !== undefined) {
      input.value = back;
      return back;
    }
    const caret = input.selectionStart ?? edited.length;
    const isDeletion = !!edit.inputType?.startsWith('delete');
    let masked = mask(cleanText(edited), isDeletion);
    const passed = passForward(input, edited, masked, edit);
    if (passed !== edited) {
      edited = passed;
      masked = mask(cleanText(edited), isDeletion);
    }
    remember(input, textBefore(input, edit), masked);
    if (masked === input.value) return masked;
    const before = significant(edited.slice(0, caret));
    const atEnd = caret >= edited.length;
    input.value = masked;
    if (!atEnd || isDeletion) place(input, before);
    return masked;
  };
