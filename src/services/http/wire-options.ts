import type { Brand } from '#domain/core/brands';
import type { MANAGE_TOKEN_HEADER } from '#domain/reservation/manage-token';
import type { APPOINTMENT_TOKEN_HEADER } from '#domain/scheduling/appointment-token';

/** Additional headers. Only content-range and hub-invited-by-id are specified names; the others are ours (spec calls#headers). */
export type HeaderName =
  | 'x-context'
  | 'x-dealer-context'
  | 'x-offer-context'
  | 'x-workstatement-context'
  | 'x-timezone'
  | 'x-reservation-anonymous-guest'
  | 'x-reservation-user-id'
  | typeof MANAGE_TOKEN_HEADER
  | typeof APPOINTMENT_TOKEN_HEADER
  | 'x-brand'
  | 'x-site-host'
  | 'x-upload-id'
  | 'content-range'
  | 'hub-invited-by-id';

/** Special properties of a call's request and answer. */
export interface Wire {
  /** The body's fields are sent as form parts: files unchanged, objects as JSON parts, the rest as text (spec calls#multipart). */
  sends?: 'multipart';
  /** The answer is a file, or one whose caller reads it while it arrives. */
  reads?: 'blob' | 'stream';
  /** Query arrays that are joined by commas; all others become repeated keys (spec calls#query). */
  joined?: readonly string[];
  /** Headers of the call; their values come from the page if it knows them, else from the caller's input. */
  headers?: readonly HeaderName[];
  /** Gives headers the names of the page's file (wire-names). */
  rename?: (headers: Headers) => Headers;
  /**
   * A visitor without a session calls as an anonymous guest, or with the token of an order (spec reservations#guests).
   * owner: the caller's own orders are read or changed, so that a session that has ended is never replaced by a guest; new:
   * the same, for a call that begins an order and needs the guest's id in any case; anyone: the answer is the same for all.
   */
  guest?: 'owner' | 'new' | 'anyone';
  /** Segments before the path that depend on the page's brand; '*' for all others (spec offers#loyalty). */
  under?: { readonly [B in Brand]?: string } & { readonly '*': string };
  /** Fixed language of the answer, for any language of the page (spec calls#language). */
  language?: string;
  /** Sent without a token: the address is that of a public file, often of another company (spec services#assets). A GET follows redirects. */
  bare?: true;
  /** Rejected if the service's address is not https, unless it is on the local machine (spec leads#analytics). */
  secure?: true;
  /** Sent immediately by the browser's own fetch, before other requests of the page (spec offers#search). */
  priority?: 'high';
}
