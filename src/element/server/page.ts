/**
 * What stands in for the browser while a server renders a view: the build puts these in the place of the globals of the
 * same names (scripts/build/server-entry.mjs), so that no global of the server's own is touched. A view that is rendered
 * once, without its effects, reads the page's settings, its address, and that there is no cookie and nothing stored.
 */

import { metaSelector } from '#page/core/meta-selector';

/** Settings by the names of their metadata tags. */
let settings: Readonly<Record<string, string>> = {};

const none = () => null;
const nothing = () => {};
const never = () => new Promise(() => {});

/** A page that nobody has; addresses relative to it are left as they are (safe-url.ts). */
export const ADDRESS = 'https://page.invalid/';

export const location = new URL(ADDRESS);

const listeners = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: () => true };

const head = {
  querySelector(selector: string) {
    const name = Object.keys(settings).find((each) => metaSelector('name', each) === selector);
    return name === undefined ? null : { content: settings[name] };
  },
};

/** Members on a prototype, as page/core/native.ts reads them. */
export const document = Object.create({
  ...listeners,
  head,
  querySelector: none,
  querySelectorAll: (): Element[] => [],
  getElementById: none,
  cookie: '',
  baseURI: ADDRESS,
  referrer: '',
  title: '',
  visibilityState: 'visible',
  documentElement: { lang: '', dataset: {} },
});

export const navigator = { onLine: true, userAgent: '', language: '', languages: [] as string[] };
export const localStorage = { getItem: none, setItem: nothing, removeItem: nothing, length: 0, key: none };
export const sessionStorage = localStorage;
export const history = { state: null };
export const matchMedia = () => ({ ...listeners, matches: false });
export const { addEventListener, removeEventListener, dispatchEvent } = listeners;
/** A view calls nothing while it renders; what a store starts has no answer. */
export const fetch = never;
export class HTMLElement {}
export const window = {
  ...listeners,
  document,
  location,
  navigator,
  history,
  localStorage,
  sessionStorage,
  matchMedia,
};

/** The element of a widget, as its view sees it: attributes, and nothing around it. */
export class ServedElement {
  readonly shadowRoot = null;
  readonly isConnected = false;
  readonly children: readonly Element[] = [];
  readonly dataset = {};
  readonly querySelector = none;
  readonly closest = none;
  readonly matches = () => false;
  readonly querySelectorAll = (): Element[] => [];
  readonly addEventListener = nothing;
  readonly removeEventListener = nothing;
  readonly dispatchEvent = () => true;

  constructor(
    readonly localName: string,
    private readonly attributes: Readonly<Record<string, string>>,
  ) {}

  getAttribute(name: string): string | null {
    return this.attributes[name] ?? null;
  }
  hasAttribute(name: string): boolean {
    return name in this.attributes;
  }
}

/** Returns what `work` returns, on a page with these settings. */
export function onPage<T>(of: Readonly<Record<string, string>>, work: () => T): T {
  const before = settings;
  settings = of;
  try {
    return work();
  } finally {
    settings = before;
  }
}
