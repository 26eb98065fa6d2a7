/**
 * The package's main entry. It runs nothing when imported, so that servers can import it; its types declare the tags and
 * the events for TypeScript.
 */
export {
  type NumberText,
  TAGS,
  type VitrineEventDetails,
  type VitrineEventMap,
  type VitrineService,
  type VitrineSettings,
  type VitrineTag,
  type VitrineTagAttributes,
  type VitrineTagEvents,
  type WordList,
} from './generated/elements';
export { type LoadOptions, load } from './load';
export { whenReady } from './when-ready';
export type { CallNames, OwnHeader, WireMap } from './wire-map';

/** The library's version, set by the build. */
export const VERSION: string = import.meta.env.VITRINE_VERSION;
