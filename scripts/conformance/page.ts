/** A page in this process, with the metadata and the cookies that the transport of src/services reads. */
import { Window } from 'happy-dom';

export interface PageSettings {
  /** The site's origin, at which the page stands. */
  origin: string;
  /** Metadata by name, without `vitrine:`. */
  metadata: Readonly<Record<string, string>>;
  /** Cookies by name. */
  cookies: Readonly<Record<string, string>>;
}

/**
 * Replaces the page of this process, which is one for all: a call reads the document, its cookies and its address from the
 * globals, as in a browser.
 */
export function openPage({ origin, metadata, cookies }: PageSettings): void {
  const window = new Window({ url: `${origin}/` });
  const { document } = window;
  for (const [name, content] of Object.entries(metadata)) {
    const meta = document.createElement('meta');
    meta.setAttribute('name', `vitrine:${name}`);
    meta.setAttribute('content', content);
    document.head.append(meta);
  }
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; path=/`;
  Object.assign(globalThis, {
    document,
    location: window.location,
    CustomEvent: window.CustomEvent,
    addEventListener: window.addEventListener.bind(window),
  });
}
