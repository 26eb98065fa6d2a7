// @vitest-environment happy-dom
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { VERSION } from '#element/define';
import { takeOver } from '#element/served/take-over';

afterEach(() => document.body.replaceChildren());

/** An element with a first view in its root, as a server sends it. */
function serve(
  view: string,
  version = VERSION,
): { element: HTMLElement; root: ShadowRoot; container: HTMLElement } {
  const element = document.createElement('div');
  const root = element.attachShadow({ mode: 'open' });
  root.innerHTML = `<style></style><div>${view}</div><div class="late" data-version="${version}"><slot></slot></div>`;
  document.body.append(element);
  return { element, root, container: root.querySelector('div') as HTMLElement };
}

function mount(element: HTMLElement, content: React.ReactNode): void {
  const root = element.shadowRoot as ShadowRoot;
  const container = root.querySelector('div') as HTMLElement;
  const view = (
    <div
      className="vt"
      lang="pt-BR"
      ref={(box) => {
        if (box) element.dispatchEvent(new Event('vt-widget-ready'));
      }}
    >
      {content}
    </div>
  );
  takeOver(root, document.createElement('slot'), container, (isHydrated) => {
    if (isHydrated) hydrateRoot(container, view);
    else createRoot(container).render(view);
  });
}

/** A view with a controlled text, a controlled box and a heading that names the text. */
function Sample({ title = 'Título', extra = false }: { title?: string; extra?: boolean }) {
  const [text, setText] = useState('');
  const [isOn, setOn] = useState(false);
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <h2>{title}</h2>
      {extra && <p>extra</p>}
      <input name="text" value={text} onInput={(event) => setText(event.currentTarget.value)} />
      <input
        name="box"
        type="checkbox"
        checked={isOn}
        onChange={(event) => setOn(event.currentTarget.checked)}
      />
      <output>
        {text} {String(isOn)}
      </output>
    </form>
  );
}
const SAMPLE =
  '<div class="vt" lang="pt-BR"><form method="dialog"><h2>Título</h2><input name="text" value=""><input name="box" type="checkbox"><output> false</output><input class="pressed" hidden><p>wait</p></form></div>';

it('tells the view what was typed and ticked, in the same controls', async () => {
  const { element, root } = serve(SAMPLE);
  const text = root.querySelector<HTMLInputElement>('[name=text]') as HTMLInputElement;
  const box = root.querySelector<HTMLInputElement>('[name=box]') as HTMLInputElement;
  text.value = 'Ana';
  box.checked = true;
  mount(element, <Sample />);
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe('Ana true'));
  expect(root.querySelector('[name=text]')).toBe(text);
  expect([text.value, box.checked]).toEqual(['Ana', true]);
});

it('replaces what differs, and moves what was typed to the control of that name', async () => {
  const { element, root } = serve(SAMPLE);
  const text = root.querySelector<HTMLInputElement>('[name=text]') as HTMLInputElement;
  text.value = 'Ana';
  text.focus();
  mount(element, <Sample title="Otro" extra />);
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe('Ana false'));
  expect(root.querySelector('h2')?.textContent).toBe('Otro');
  expect(root.querySelectorAll('[name=text]')).toHaveLength(1);
  expect(root.activeElement).toBe(root.querySelector('[name=text]'));
});

it('does not give a value to a control of another name that takes the place', async () => {
  const { element, root } = serve(
    '<div class="vt" lang="pt-BR"><form><h2>Título</h2><input name="other" value=""><input name="box" type="checkbox"></form></div>',
    '0.0.1',
  );
  (root.querySelector('[name=other]') as HTMLInputElement).value = 'Ana';
  mount(element, <Sample />);
  await vi.waitFor(() => expect(root.querySelector('output')?.textContent).toBe(' false'));
  expect((root.querySelector('[name=text]') as HTMLInputElement).value).toBe('');
});
