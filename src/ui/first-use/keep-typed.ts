import { pageSingleton } from '#page/core/page-singleton';
import type { Host } from '../core/host-context';

/** Removed forms that are kept at most; the oldest goes (ours). */
export const MOST_KEPT = 20;

/** Fields of secrets, which are typed anew. */
const SECRETS = '[type=password],[autocomplete*=password],[autocomplete^=cc-],[autocomplete=one-time-code]';
const SECRET_NAME = /password|card|cvv|cvc|secret|token/i;

interface Kept {
  /** The element it was typed in, while there is one. */
  element: WeakRef<Element>;
  /** Where that was: a page with a router puts another one there. */
  place: string;
  values: object;
}

/** A place by its page and by the tag as it is written; how it looks and what state it is in says nothing. */
function placeOf(element: Element, path: string): string {
  const attributes = [...element.attributes].filter(({ name }) => !/^(class|style|data-|aria-)/.test(name));
  const written = attributes.map(({ name, value }) => `${name}=${value}`).sort();
  return [path, element.localName, ...written].join('\n');
}

/**
 * What was typed in widgets that the page has removed, in this page's memory only: routers, drawers and portals take elements
 * out and put them back, or put others in their place. Gone with the page, and when the visitor signs out.
 */
const typedForms = pageSingleton('typedForms', () => {
  let kept: Kept[] = [];
  const forget = () => {
    kept = [];
  };
  addEventListener('vt-session-ended', forget);
  return {
    forget,
    keep(entry: Kept) {
      kept = [...kept, entry].slice(-MOST_KEPT);
    },
    /** Gives a widget what was typed in it, once: its own, else the first of those that were removed from its place. */
    begin(host: Host): void {
      const { element } = host;
      const place = placeOf(element, location.pathname);
      const found =
        kept.find((each) => each.element.deref() === element) ?? kept.find((each) => each.place === place);
      kept = kept.filter((each) => each !== found);
      host.typed = found?.values;
      keepTyped(host);
    },
  };
});

/** Keeps what is typed in a widget's first form, for when the widget is removed. */
export function keepTyped(host: Host): void {
  const { element } = host;
  // Routers change the address before they change the page.
  const path = location.pathname;
  host.keepTyped = () => {
    const { form } = host;
    if (!form || form.isDone) return;
    const secret = [...(element.shadowRoot?.querySelectorAll<HTMLInputElement>(SECRETS) ?? [])].map(
      ({ name }) => name,
    );
    const values = Object.entries(form.values).filter(
      ([name]) => !secret.includes(name) && !SECRET_NAME.test(name),
    );
    typedForms.keep({
      element: new WeakRef(element),
      place: placeOf(element, path),
      values: Object.fromEntries(values),
    });
  };
}
