/** Formats what was typed; `edited` is the text as the browser left it. */
export type Mask = (edited: string) => string;

/** What the browser tells about an edit. */
interface Edit {
  isComposing?: boolean;
  inputType?: string;
}

/** Formats an input in place right after the browser's edit; gives back its text. */
export type InputMask = (input: HTMLInputElement, edit?: Edit) => string;

const significant = (text: string): number => text.replace(/[^0-9A-Za-z]/g, '').length;

/**
 * A mask for inputs. It keeps the caret behind the same character.
 * An edit that is being composed (Android and East Asian keyboards) is left alone until it ends; one that only
 * removed punctuation is let stand until the next key, or backspace could never pass it.
 */
export const inputMask =
  (mask: Mask): InputMask =>
  (input, edit) => {
    const edited = input.value;
    if (edit?.isComposing && !/^\d*$/.test(edited)) return edited;
    const masked = mask(edited);
    if (masked === edited) return masked;
    const caret = input.selectionStart ?? edited.length;
    const before = significant(edited.slice(0, caret));
    const atEnd = caret >= edited.length;
    input.value = masked;
    if (atEnd && !edit?.inputType?.startsWith('delete')) return masked;
    let position = 0;
    for (let seen = 0; position < masked.length && seen < before; position++) {
      if (/[0-9A-Za-z]/.test(masked[position] as string)) seen++;
    }
    // Focus elsewhere means autofill: moving its caret would steal the focus on some phones.
    if ((input.getRootNode() as ShadowRoot | Document).activeElement === input)
      input.setSelectionRange(position, position);
    return masked;
  };
