import type { Brand } from '../../../domain/core/brands';

/** Headers beside the usual ones. All names but content-range and hub-invited-by-id are ours: the documents give none (spec calls#headers). */
export type HeaderName =
  | 'x-context'
  | 'x-dealer-context'
  | 'x-offer-context'
  | 'x-workstatement-context'
  | 'x-timezone'
  | 'x-reservation-anonymous-guest'
  | 'x-reservation-user-id'
  | 'x-brand'
  | 'x-site-host'
  | 'x-upload-id'
  | 'content-range'
  | 'hub-invited-by-id';

/** What is out of the ordinary about a call on the wire. */
export interface Wire {
  /** The body's fields go as parts of a form: files as they are, objects as JSON parts, the rest as text (spec calls#multipart). */
  sends?: 'multipart';
  /** The answer is a file, or text such as CSV. */
  reads?: 'blob' | 'text';
  /** Query arrays that go as one value joined by commas; all others are repeated keys (spec calls#query). */
  joined?: readonly string[];
  /** Headers the call carries: from the page where it knows them, from the caller's input where it passes them. */
  headers?: readonly HeaderName[];
  /** A visitor without a session calls as an anonymous guest (spec reservations#guests). */
  guest?: true;
  /** Segments before the path that depend on the page's brand; '*' for all others (spec offers#loyalty). */
  under?: { readonly [B in Brand]?: string } & { readonly '*': string };
  /** Language of the answer, where the call wants one whatever the page's (spec calls#language). */
  language?: string;
  /** No token goes along: the address is a public file's, often another company's (spec services#assets). A GET follows redirects. */
  bare?: true;
  /** Refused where the service's address is not https, unless it is on this machine (spec leads#analytics). */
  secure?: true;
  /** Sent at once by the browser's own fetch, before other requests of the page (spec offers#search). */
  priority?: 'high';
}
