// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { keepTyped } from '#element/served/typed-values';

afterEach(() => document.body.replaceChildren());

const FORM = `<input name="text" value=""><input name="same" value="x"><textarea name="area"></textarea>
<input type="checkbox" name="box"><input type="radio" name="one" value="a" checked><input type="radio" name="one" value="b">
<select name="list"><option value="">choose</option><option value="1">1</option></select>`;

/** A served view in a shadow root, and the events that its controls fire. */
function serve(html = FORM) {
  const host = document.createElement('div');
  const root = host.attachShadow({ mode: 'open' });
  root.innerHTML = `<div>${html}</div>`;
  document.body.append(host);
  const container = root.firstElementChild as HTMLElement;
  const heard: string[] = [];
  const outside: string[] = [];
  for (const type of ['input', 'change', 'focusin']) {
    container.addEventListener(type, ({ target }) => {
      const { name, value } = target as HTMLInputElement;
      heard.push(`${type} ${name} ${value}`);
    });
    document.addEventListener(type, () => outside.push(type), { once: true });
  }
  const of = <C extends HTMLElement = HTMLInputElement>(selector: string) =>
    container.querySelector<C>(selector) as C;
  return { container, heard, outside, of };
}

it('tells a view nothing of what nobody has changed', () => {
  const { container, heard } = serve();
  keepTyped(container)();
  expect(heard).toEqual([]);
});

it('tells a view of each kind of control, as a browser does', () => {
  const { container, heard, outside, of } = serve();
  of('[name=text]').value = 'Ana';
  of<HTMLTextAreaElement>('[name=area]').value = 'long';
  of('[name=box]').checked = true;
  of('[value=b]').checked = true;
  of<HTMLSelectElement>('[name=list]').value = '1';
  keepTyped(container)();
  expect(heard).toEqual([
    'input text Ana',
    'input area long',
    'input box on',
    'change box on',
    // Not that the other one is not chosen any more.
    'input one b',
    'change one b',
    'input list 1',
    'change list 1',
  ]);
  // As those of a visitor, they are heard outside the shadow root; a change never is.
  expect(outside).toEqual(['input']);
});

it('keeps what was typed from a view that sets its own values meanwhile', () => {
  const { container, of } = serve();
  const [text, box] = [of('[name=text]'), of('[name=box]')];
  text.value = 'Ana';
  box.checked = true;
  const giveBack = keepTyped(container);
  text.value = '';
  box.checked = false;
  // The view reads what it has set.
  expect([text.value, box.checked]).toEqual(['', false]);
  giveBack();
  expect([text.value, box.checked]).toEqual(['Ana', true]);
  text.value = 'later';
  expect(text.value).toBe('later');
});

it('moves what was typed, with the focus and the selection, to a control that replaces another', () => {
  const { container, heard, of } = serve('<input name="text" value=""><input name="box" type="checkbox">');
  const text = of('[name=text]');
  text.value = 'Ana Souza';
  text.focus();
  text.setSelectionRange(2, 4);
  of('[name=box]').checked = true;
  heard.length = 0;
  const giveBack = keepTyped(container);
  container.innerHTML = '<input name="other"><input name="box" type="checkbox"><input name="text">';
  giveBack();
  const moved = of('[name=text]');
  expect([moved.value, moved.selectionStart, moved.selectionEnd]).toEqual(['Ana Souza', 2, 4]);
  expect((container.getRootNode() as ShadowRoot).activeElement).toBe(moved);
  expect(of('[name=box]').checked).toBe(true);
  expect(of('[name=other]').value).toBe('');
  expect(heard).toContain('input text Ana Souza');
  expect(heard).toContain('focusin text Ana Souza');
});

it('loads what a focus needs for a control that has it already, changed or not', () => {
  const { container, heard, of } = serve();
  of('[name=same]').focus();
  heard.length = 0;
  keepTyped(container)();
  expect(heard).toEqual(['focusin same x']);
});

it('leaves out what the view has no place for', () => {
  const { container, heard, of } = serve('<input name="gone" value="">');
  of('[name=gone]').value = 'Ana';
  const giveBack = keepTyped(container);
  container.innerHTML = '<input name="text">';
  giveBack();
  expect(heard).toEqual([]);
  expect(of('[name=text]').value).toBe('');
});
