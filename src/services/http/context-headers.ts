import { pageSingleton } from '#page/core/page-singleton';
import type { HeaderName, Wire } from './wire-options';

/** Returns the value for a call with these properties; the header is left out while it is undefined. */
type HeaderValue = (wire: Wire) => string | undefined;

/** Of the page: the copies of the library share the stores that the values come from. */
const values = pageSingleton('contextHeaders', () => new Map<HeaderName, HeaderValue>());

/**
 * Registers the value of a context header with the transport, for calls that carry the header and are not given another value.
 * A feature does so where it has its store.
 */
export const provideHeader = (name: HeaderName, value: HeaderValue): void => {
  values.set(name, value);
};

/** Returns the value of a call's context header; undefined if no feature of the page provides it. */
export const providedHeader = (name: HeaderName, wire: Wire): string | undefined => values.get(name)?.(wire);
