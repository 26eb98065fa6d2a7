/** A page in this process, with the metadata and the cookies that the transport of src/services reads. */
import { metaSelector } from '#page/core/meta-selector';

export interface PageSettings {
  /** The site's origin, at which the page stands. */
  origin: string;
  /** Metadata by name, without `vitrine:`. */
  metadata: Readonly<Record<string, string>>;
  /** Cookies by name. */
  cookies: Readonly<Record<string, string>>;
}

const none = () => null;
const nothing = () => {};
const listeners = { addEventListener: nothing, removeEventListener: nothing, dispatchEvent: () => true };

/**
 * Replaces the page of this process, which is one for all: a call reads the document, its cookies and its address from the
 * globals, as in a browser. What a call writes, such as the end of a cookie, is forgotten.
 */
export function openPage({ origin, metadata, cookies }: PageSettings): void {
  const head = {
    querySelector: (selector: string) => {
      const name = Object.keys(metadata).find((each) => metaSelector('name', each) === selector);
      return name === undefined ? null : { content: metadata[name] };
    },
  };
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  // Members on a prototype, as page/core/native.ts reads them.
  const document = Object.create({
    ...listeners,
    head,
    querySelector: none,
    querySelectorAll: (): Element[] => [],
    getElementById: none,
    get cookie() {
      return cookie;
    },
    set cookie(_text: string) {},
    baseURI: `${origin}/`,
    referrer: '',
    documentElement: { lang: '', dataset: {} },
  });
  Object.assign(globalThis, { document, location: new URL(`${origin}/`), ...listeners });
}
