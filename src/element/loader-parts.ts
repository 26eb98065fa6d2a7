import { knownSingleton } from '#page/core/page-singleton';
import { type reportFailure, VERSION } from './define';
import type { startWhen } from './load-conditions';

/** What the loader does for defined widgets: it knows which elements it has found and asked for. */
export interface LoaderParts {
  /** Loads the widgets within an element that are not defined yet. */
  discover(root: Document | ShadowRoot | Element): void;
  startWhen: typeof startWhen;
  reportFailure: typeof reportFailure;
}

/** Whether this version's loader has run on the page. */
export const hasLoader = (): boolean => Boolean(knownSingleton(VERSION));

/** Returns the parts of this version's loader, which has run before any element is defined (define-once.ts). */
export const loaderParts = (): LoaderParts => knownSingleton(VERSION) as LoaderParts;
