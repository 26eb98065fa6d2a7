// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { maskCpf, maskPhone } from '#domain/text/format';
import { inputMask } from '#ui/mask';

const cpf = inputMask(maskCpf);
let input: HTMLInputElement;

/** The browser's edit: replaces what lies between two places of the text, then tells. */
function edit(
  mask: typeof cpf,
  from: number,
  to: number,
  text: string,
  inputType = 'insertText',
  isComposing = false,
) {
  input.value = input.value.slice(0, from) + text + input.value.slice(to);
  input.setSelectionRange(from + text.length, from + text.length);
  return mask(input, { inputType, isComposing });
}
const state = () =>
  `${input.value.slice(0, input.selectionStart ?? 0)}|${input.value.slice(input.selectionStart ?? 0)}`;

beforeEach(() => {
  document.body.innerHTML = '<input>';
  input = document.querySelector('input') as HTMLInputElement;
  input.focus();
});

describe('a mask', () => {
  it('follows typing', () => {
    for (const digit of '52998224725') edit(cpf, input.value.length, input.value.length, digit);
    expect(state()).toBe('529.982.247-25|');
  });
  it('takes a paste with or without punctuation, and cuts nothing', () => {
    edit(cpf, 0, 0, '529.982.247-25', 'insertFromPaste');
    expect(state()).toBe('529.982.247-25|');
    edit(cpf, 0, 14, '529982247259999', 'insertFromPaste');
    expect(state()).toBe('529982247259999|');
    edit(cpf, 11, 15, '', 'deleteContentBackward');
    expect(state()).toBe('529.982.247-25|');
  });
  it('keeps the caret behind the same digit when one is typed or removed in the middle', () => {
    edit(cpf, 0, 0, '5298224725', 'insertFromPaste');
    edit(cpf, 2, 2, '9');
    expect(state()).toBe('529|.982.247-25');
    edit(cpf, 2, 3, '', 'deleteContentBackward');
    expect(state()).toBe('52|9.822.472-5');
  });
  it('lets backspace pass the punctuation', () => {
    edit(cpf, 0, 0, '5299', 'insertFromPaste');
    expect(state()).toBe('529.9|');
    edit(cpf, 4, 5, '', 'deleteContentBackward');
    expect(input.value).toBe('529');
    edit(cpf, 2, 3, '', 'deleteContentBackward');
    expect(state()).toBe('52|');
  });
  it.each([
    ['known', true],
    ['prefilled', false],
  ])('lets Delete pass the punctuation of a %s text, and remove what follows it', (_, known) => {
    if (known) edit(cpf, 0, 0, '5299822', 'insertFromPaste');
    else input.value = '529.982.2';
    edit(cpf, 3, 4, '', 'deleteContentForward');
    expect(state()).toBe('529|.822');
    edit(cpf, 3, 4, '', 'deleteContentForward');
    expect(state()).toBe('529|.22');
    edit(cpf, 1, 2, '', 'deleteContentForward');
    expect(state()).toBe('5|92.2');
  });
  it('removes no more than a selection that begins with punctuation', () => {
    edit(cpf, 0, 0, '5299822', 'insertFromPaste');
    edit(cpf, 3, 5, '', 'deleteContentForward');
    expect(state()).toBe('529|.822');
  });
  it('undoes and redoes by the keyboard where the browser tells of no such edit', () => {
    input.addEventListener('input', (event) => cpf(input, event as InputEvent));
    edit(cpf, 0, 0, '5299', 'insertFromPaste');
    edit(cpf, 5, 5, '8');
    const press = (key: string, more: KeyboardEventInit = { ctrlKey: true }) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more });
      input.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(press('z', {})).toBe(false);
    expect(press('z')).toBe(true);
    expect(input.value).toBe('529.9');
    expect(press('Z', { metaKey: true, shiftKey: true })).toBe(true);
    expect(input.value).toBe('529.98');
    expect(press('y')).toBe(false);
    press('z');
    press('z');
    expect(input.value).toBe('');
    expect(press('z')).toBe(false);
  });
  it('leaves what is being composed alone', () => {
    expect(edit(inputMask(maskPhone), 0, 0, 'あ', 'insertCompositionText', true)).toBe('あ');
  });
  it('does not touch the caret of a field without the focus (autofill)', () => {
    input.blur();
    input.value = '11987654321';
    expect(inputMask(maskPhone)(input, {})).toBe('(11) 98765-4321');
  });
});
