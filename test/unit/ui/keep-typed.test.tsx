// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forgetTypedContact } from '#features/contact/forget-typed';
import { knownSingleton } from '#page/core/page-singleton';
import { TextField } from '#ui/core/fields';
import { type Host, HostContext } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { MOST_KEPT } from '#ui/first-use/keep-typed';
import { advance, installFakeClock } from '../lib/clock';

installFakeClock();

interface Values {
  name: string;
  cpf: string;
  secret: string;
  cardNumber: string;
}

function Sample() {
  const form = useForm<Values>({ initial: { name: 'Rex' }, check: async () => ({}), send: async () => {} });
  const second = useForm<{ code: string }>({ initial: {}, check: async () => ({}), send: async () => {} });
  return (
    <form onSubmit={form.onSubmit}>
      <TextField form={form} name="name" label="Nome" />
      <TextField form={form} name="cpf" label="CPF" />
      <TextField form={form} name="secret" label="Senha" autoComplete="new-password" />
      <TextField form={form} name="cardNumber" label="Cartão" />
      <TextField form={second} name="code" label="Código" />
    </form>
  );
}

let mounted: { element: HTMLElement; host: Host; root: Root }[] = [];

/** Mounts the sample in an element, as the element's host does (element/mount.tsx). */
async function mount(element: HTMLElement) {
  document.body.append(element);
  const shadow = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  shadow.innerHTML = '<div></div>';
  const host = { element, signal: new AbortController().signal } as unknown as Host;
  (knownSingleton('typedForms') as { begin(host: Host): void }).begin(host);
  const root = createRoot(shadow.firstElementChild as HTMLElement);
  await act(async () =>
    root.render(
      <HostContext.Provider value={host}>
        <Sample />
      </HostContext.Provider>,
    ),
  );
  mounted.push({ element, host, root });
  return host;
}
async function remove(element: HTMLElement) {
  const one = mounted.find((each) => each.element === element);
  mounted = mounted.filter((each) => each !== one);
  element.remove();
  one?.host.keepTyped?.();
  await act(async () => one?.root.unmount());
}
const field = (element: HTMLElement, name: string) =>
  element.shadowRoot?.getElementById(name) as HTMLInputElement;
async function type(element: HTMLElement, name: string, text: string) {
  await act(async () => {
    const input = field(element, name);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    await advance(5);
  });
}
const shown = (element: HTMLElement) =>
  ['name', 'cpf', 'secret', 'cardNumber', 'code'].map((name) => field(element, name).value);
const make = (html = '<vt-sample model="compass"></vt-sample>') => {
  const holder = document.createElement('div');
  holder.innerHTML = html;
  return holder.firstElementChild as HTMLElement;
};

beforeEach(() => history.replaceState(null, '', '/ofertas/'));
afterEach(async () => {
  for (const { element } of mounted) await remove(element);
  forgetTypedContact();
});

const FILLED = ['Ana', '123.456.789-09', '', '', ''];
async function fill(element: HTMLElement) {
  await mount(element);
  for (const [name, text] of Object.entries({
    name: 'Ana',
    cpf: '123.456.789-09',
    secret: 's',
    cardNumber: '4',
  }))
    await type(element, name, text);
  await type(element, 'code', '1');
}

describe('what was typed in a widget that the page has removed', () => {
  const EMPTY = ['Rex', '', '', '', ''];
  it.each<[string, (first: HTMLElement) => HTMLElement | Promise<HTMLElement>, string[]]>([
    ['is there where it is put back', (first) => first, FILLED],
    ['is there where another stands in its place', () => make(), FILLED],
    ['is there in a clone of it', (first) => first.cloneNode(true) as HTMLElement, FILLED],
    [
      'is there where only its look has changed',
      () => make('<vt-sample class="in" style="opacity:1" data-turbo="" model="compass"></vt-sample>'),
      FILLED,
    ],
    ['is not there in one about something else', () => make('<vt-sample model="argo"></vt-sample>'), EMPTY],
    ['is not there in another widget', () => make('<vt-other model="compass"></vt-other>'), EMPTY],
    [
      'is not there on another page of the router',
      () => {
        history.pushState(null, '', '/contato/');
        return make();
      },
      EMPTY,
    ],
    [
      'is there in itself, also on another page',
      (first) => {
        history.pushState(null, '', '/contato/');
        return first;
      },
      FILLED,
    ],
    [
      'is not there after a sign-out',
      (first) => {
        dispatchEvent(new Event('vt-session-ended'));
        return first;
      },
      EMPTY,
    ],
    [
      'is not there once the visitor says that it is somebody else',
      (first) => {
        forgetTypedContact();
        return first;
      },
      EMPTY,
    ],
    [
      'is there once',
      async () => {
        await mount(make());
        return make();
      },
      EMPTY,
    ],
  ])('%s', async (_, next, values) => {
    const first = make();
    await fill(first);
    await remove(first);
    const element = await next(first);
    await mount(element);
    expect(shown(element)).toEqual(values);
    expect(JSON.stringify([{ ...localStorage }, { ...sessionStorage }])).not.toContain('123.456');
  });

  it('is there after a second swap in which nobody has touched it', async () => {
    const first = make();
    await fill(first);
    await remove(first);
    const second = make();
    await mount(second);
    await remove(second);
    const third = make();
    await mount(third);
    expect(shown(third)).toEqual(FILLED);
  });

  it('goes back in the order of the page', async () => {
    const [one, other] = [make(), make()];
    await fill(one);
    await mount(other);
    await type(other, 'name', 'Bia');
    for (const each of [one, other]) await remove(each);
    const [next, last] = [make(), make()];
    for (const each of [next, last]) await mount(each);
    expect([shown(next)[0], shown(last)[0]]).toEqual(['Ana', 'Bia']);
  });

  it('is not kept once it is sent, nor where nothing was typed', async () => {
    const element = make();
    await mount(element);
    await remove(element);
    await fill(element);
    await act(async () => {
      element.shadowRoot?.querySelector('form')?.requestSubmit();
      await advance(5);
    });
    await remove(element);
    await mount(element);
    expect(shown(element)).toEqual(EMPTY);
  });

  it(`is kept of ${MOST_KEPT} widgets at most`, async () => {
    for (let n = 0; n <= MOST_KEPT; n++) {
      const element = make(`<vt-sample model="${n}"></vt-sample>`);
      await mount(element);
      await type(element, 'name', `Ana ${n}`);
      await remove(element);
    }
    const [oldest, next] = [0, 1].map((n) => make(`<vt-sample model="${n}"></vt-sample>`)) as [
      HTMLElement,
      HTMLElement,
    ];
    for (const each of [oldest, next]) await mount(each);
    expect([shown(oldest)[0], shown(next)[0]]).toEqual(['Rex', 'Ana 1']);
  });
});
