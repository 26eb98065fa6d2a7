/** Formats what was typed; `edited` is the text as the browser left it. */
export type Mask = (edited: string) => string;

/** Masks by name (masks.ts): those that are the same everywhere, then those that each country has its own of. */
export type CommonMaskName = 'cpf' | 'cnpj' | 'cuil' | 'dni' | 'count';
export type LocalMaskName = 'phone' | 'postalCode' | 'person' | 'company' | 'personOrCompany';
export type MaskName = CommonMaskName | LocalMaskName;

/** What the browser tells about an edit. */
interface Edit {
  isComposing?: boolean;
  inputType?: string;
  data?: string | null;
}

/** Formats an input in place right after the browser's edit; gives back its text. */
export type InputMask = (input: HTMLInputElement, edit?: Edit) => string;

const significant = (text: string): number => text.replace(/[^0-9A-Za-z]/g, '').length;

/** What an input held, so that undoing can go back: the browser's own record is of texts before they were formatted. */
interface Past {
  before: string[];
  now: string;
  after: string[];
}
const pasts = new WeakMap<HTMLInputElement, Past>();

/** What stood there before the first edit that is seen, as far as the edit tells. */
function textBefore(input: HTMLInputElement, { inputType, data }: Edit): string {
  if (inputType !== 'insertText' || !data) return '';
  const caret = input.selectionStart ?? input.value.length;
  return input.value.slice(0, caret - data.length) + input.value.slice(caret);
}

/** Steps through the past where the browser undid or redid something; undefined for any other edit. */
function travelled(input: HTMLInputElement, { inputType }: Edit): string | undefined {
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

/** Puts the caret behind as many letters and digits as stood before it. */
function place(input: HTMLInputElement, before: number): void {
  let position = 0;
  for (let seen = 0; position < input.value.length && seen < before; position++) {
    if (/[0-9A-Za-z]/.test(input.value[position] as string)) seen++;
  }
  // Focus elsewhere means autofill: moving its caret would steal the focus on some phones.
  if ((input.getRootNode() as ShadowRoot | Document).activeElement === input)
    input.setSelectionRange(position, position);
}

/**
 * A mask for inputs. It keeps the caret behind the same character, and undoing goes from one formatted text to the one
 * before. An edit that is being composed (Android and East Asian keyboards) is left alone until it ends; one that only
 * removed punctuation is let stand until the next key, or backspace could never pass it.
 */
export const inputMask =
  (mask: Mask): InputMask =>
  (input, edit = {}) => {
    const edited = input.value;
    if (edit.isComposing) return edited;
    const back = travelled(input, edit);
    if (back !== undefined) {
      input.value = back;
      return back;
    }
    const masked = mask(edited);
    remember(input, textBefore(input, edit), masked);
    if (masked === edited) return masked;
    const caret = input.selectionStart ?? edited.length;
    const before = significant(edited.slice(0, caret));
    const atEnd = caret >= edited.length;
    input.value = masked;
    if (!atEnd || edit.inputType?.startsWith('delete')) place(input, before);
    return masked;
  };
