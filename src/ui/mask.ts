import { cleanText } from '../domain/typed-text';

/**
 * Formats an edited text. isDeletion: whether the edit removed characters, which a mask must not add again.
 */
export type Mask = (edited: string, isDeletion?: boolean) => string;

/** Masks by name (masks.ts): those common to all countries, then those that differ by country. */
export type CommonMaskName = 'cpf' | 'cnpj' | 'cuil' | 'dni' | 'count' | 'digits' | 'bare';
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
  if ((input.getRootNode() as ShadowRoot | Document).activeElement === input)
    input.setSelectionRange(position, position);
}

/**
 * Creates a mask of inputs. It keeps the caret behind the same character, and undo returns to the previous formatted
 * text. Composition (Android and East Asian keyboards) is not interrupted; an edit that only removed punctuation is not
 * formatted until the next one, as backspace could otherwise never pass it.
 */
export const inputMask =
  (mask: Mask): InputMask =>
  (input, edit = {}) => {
    const edited = input.value;
    if (edit.isComposing) return edited;
    const back = undoneText(input, edit);
    if (back !== undefined) {
      input.value = back;
      return back;
    }
    const masked = mask(cleanText(edited), !!edit.inputType?.startsWith('delete'));
    remember(input, textBefore(input, edit), masked);
    if (masked === edited) return masked;
    const caret = input.selectionStart ?? edited.length;
    const before = significant(edited.slice(0, caret));
    const atEnd = caret >= edited.length;
    input.value = masked;
    if (!atEnd || edit.inputType?.startsWith('delete')) place(input, before);
    return masked;
  };
