import { renderToString } from 'preact-render-to-string';
import type { ComponentType } from 'react';
import { inLanguage } from '#domain/core/languages';
import { brand, language } from '#page/core/metadata';
import { type Host, HostContext } from '#ui/core/host-context';
import { readAttributes } from '../attributes/read-attributes';
import { VERSION } from '../define';
import { shiftedLevel } from '../heading-levels';
import { escapeHtml } from './escape';
import { definitions, type LoadedDefinition } from './host';
import { notices as es } from './notices.es-AR';
import { notices as pt } from './notices.pt-BR';
import { onPage, ServedElement } from './page';
import { inlineCss, linkedCss } from './styles';

export { escapeHtml };

/** What is rendered, as text: attributes and settings by the names that the page writes. */
export interface Request {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  settings: Readonly<Record<string, string>>;
  /** The value of the policy's nonce, on the view's style. */
  nonce?: string | undefined;
  /** Address of the view's style sheet, instead of a style in the page (linkedCss). */
  stylesheet?: string | undefined;
}

/** Renders a view as the host does first (element/mount.tsx). */
function viewHtml(element: ServedElement, definition: LoadedDefinition): string {
  const View = definition.island().default as ComponentType<object>;
  const host: Host = {
    element: element as unknown as HTMLElement,
    language: language(),
    emit: () => true,
    signal: new AbortController().signal,
    loadNestedWidgets() {},
  };
  return renderToString(
    <HostContext.Provider value={host}>
      <div className="vt" part="root" lang={host.language}>
        <View {...readAttributes(element as unknown as Element, definition.attributes)} />
      </div>
    </HostContext.Provider>,
  );
}

/**
 * Makes a form wait for its script: pressing its button sends nothing anywhere, as there is no dialog around it, and leaves
 * a mark that served.css shows and the take-over finds (element/served/take-over.ts).
 */
const waiting = (html: string, pressed: string): string =>
  html
    .replaceAll('<form ', '<form method="dialog" ')
    .replaceAll('</form>', `<input class="pressed" hidden><p role="status">${pressed}</p></form>`);

/** Gives headings their levels as element/heading-levels.ts does. */
const withLevels = (html: string, text: string | null): string =>
  text === null
    ? html
    : html.replace(
        /<h([2-6])(?=[\s>])/g,
        (start, own: string) => `${start} aria-level="${shiftedLevel(Number(own), text)}"`,
      );

/** Returns the view and what surrounds it in the shadow root. */
function rootHtml({ tag, attributes, nonce, stylesheet }: Request, definition: LoadedDefinition): string {
  const element = new ServedElement(tag, attributes);
  const notices = inLanguage(language(), pt, es);
  const view = withLevels(
    waiting(viewHtml(element, definition), notices.pressed),
    element.getAttribute('heading-level'),
  );
  const late = view.includes('<form ') ? notices.form : notices.view;
  const of = brand() ?? 'fiat';
  // A linked style sheet has the colours of all brands.
  const colours = stylesheet ? ` data-brand="${of}"` : '';
  const html = `<div${colours}>${view}</div><div class="late" data-version="${VERSION}"><div class="vt" lang="${language()}"><p>${late}</p></div><slot></slot></div>`;
  if (stylesheet) return `<link rel="stylesheet" href="${escapeHtml(stylesheet)}">${html}`;
  const looks = element.hasAttribute('surface') || element.hasAttribute('heading-level');
  const css = inlineCss(of, {
    name: tag.replace('vt-', ''),
    own: definition.island().styles ?? '',
    html: `<${tag}>${html}`,
    looks,
    waits: view.includes('aria-busy="true"'),
  });
  return `<style${nonce ? ` nonce="${escapeHtml(nonce)}"` : ''}>${css}</style>${html}`;
}

/**
 * Returns the definition of a tag with a first view. Lit's elements have none; nor have the widgets for some visitors, since
 * a page for all would tell those who are signed in that they are not.
 */
function servedDefinition(tag: string): LoadedDefinition | undefined {
  const definition = definitions.get(tag);
  return definition?.access ? undefined : definition;
}

/** Returns what is in the template of a widget's shadow root; undefined for a tag without a first view. */
export function firstView(request: Request): string | undefined {
  const definition = servedDefinition(request.tag);
  return definition && onPage(request.settings, () => rootHtml(request, definition));
}

/** Returns the style sheet for `stylesheet` of a widget's requests; undefined for a tag without a first view. */
export function firstViewCss(tag: string): string | undefined {
  const definition = servedDefinition(tag);
  return definition && linkedCss(tag.replace('vt-', ''), definition.island().styles ?? '');
}
