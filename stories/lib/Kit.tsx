import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { fireEvent, waitFor, within } from 'storybook/test';
import { BRANDS, type Brand } from '#domain/core/brands';
import { emit } from '#page/core/events';
import { language } from '#page/core/metadata';
import { type Host, HostContext } from '#ui/core/host-context';
import { sheetsOf } from '#ui/core/styles';
import { BRAND_TOKENS, tokenCss, tokens } from '#ui/core/tokens';
import { KitDocs } from './KitDocs';
import stage from './kit-stage.css?inline';

/** A view in the shadow root of an element, mounted like a widget's. */
function show(element: HTMLElement, signal: AbortSignal, css: string): (view: ReactNode) => void {
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheetsOf(css, stage);
  const container = document.createElement('div');
  root.replaceChildren(container);
  const host: Host = {
    element,
    language: language(),
    emit: (name, detail) => emit(element, name, detail),
    signal,
    loadNestedWidgets() {},
  };
  const view: Root = createRoot(container);
  // React must not be unmounted during its own rendering.
  signal.addEventListener('abort', () => queueMicrotask(() => view.unmount()));
  return (children) =>
    view.render(
      <HostContext.Provider value={host}>
        <div className="vt" part="root" lang={host.language}>
          <div className="stage">{children}</div>
        </div>
      </HostContext.Provider>,
    );
}

/** Shows components of the kit in a shadow root, in the page's language, and in its brand or another. */
export function Kit({ brand, children }: { brand?: Brand; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  const render = useRef<(view: ReactNode) => void>(() => {});
  useLayoutEffect(() => {
    if (!place.current) return;
    const life = new AbortController();
    const css = brand ? tokenCss(BRAND_TOKENS[brand]) : tokens();
    render.current = show(place.current, life.signal, css);
    return () => life.abort();
  }, [brand]);
  useLayoutEffect(() => render.current(children));
  return <div data-kit ref={place} />;
}

export type KitMeta = Meta<object>;
export type KitStory = StoryObj<object>;

/** The parameters of a kit story file: `{ title: 'Kit/…', parameters: aboutKit('…') }`. */
export const aboutKit = (component: string) => ({
  docs: {
    description: { component },
    page: KitDocs,
    codePanel: false,
    source: { type: 'code', language: 'tsx', transform: (code: string) => code },
  },
});

/** The render function of a story whose view may use hooks: `render: kit(() => <Tabs … />)`. */
export const kit = (View: () => ReactNode) => () => (
  <Kit>
    <View />
  </Kit>
);

/** The same view in all brands, each under its name. */
export const kitInBrands = (View: () => ReactNode) => () => (
  <div className="kit-brands">
    {BRANDS.map((brand) => (
      <section key={brand} aria-label={brand}>
        <p>{brand}</p>
        <Kit brand={brand}>
          <View />
        </Kit>
      </section>
    ))}
  </div>
);

/** Resolves to the rendered view of a story, with the usual queries. */
export async function insideKit(tree: ParentNode) {
  const root = await waitFor(() => {
    const view = tree.querySelector('[data-kit]')?.shadowRoot?.querySelector<HTMLElement>('.stage');
    if (!view?.firstElementChild) throw new Error('the story shows nothing yet');
    return view;
  });
  return { root, ...within(root) };
}

/** Returns the focused element within a story's shadow root. */
export const focusedIn = (root: HTMLElement): HTMLElement | null =>
  (root.getRootNode() as ShadowRoot).activeElement as HTMLElement | null;

/** Presses keys in sequence on the focused element. The browser's default actions are not simulated. */
export function keys(root: HTMLElement, ...names: string[]): void {
  for (const key of names) fireEvent.keyDown(focusedIn(root) ?? root, { key });
}

/** Sets the text of a field as typing would. */
export const put = (field: HTMLElement, value: string) => fireEvent.input(field, { target: { value } });
