/**
 * Types of the tags for JSX, of React and of Preact: attributes as in HTML, and a listener `onvt-lead-sent` for the event
 * vt-lead-sent. Only one of the two has to be installed: the comments @ts-ignore, which remain in the declarations,
 * permit the other to be missing.
 */
import type { VitrineTag, VitrineTagAttributes, VitrineTagEvents } from './generated/elements';

type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };
type Own<Tag extends VitrineTag> = VitrineTagAttributes[Tag] & Listeners<VitrineTagEvents[Tag]>;

/** @ts-ignore React may be missing. */
type ReactAttributes = import('react').HTMLAttributes<HTMLElement>;
/** @ts-ignore React may be missing. */
type ReactIdentity = import('react').ClassAttributes<HTMLElement>;
/** @ts-ignore Preact may be missing. */
type PreactAttributes = import('preact').HTMLAttributes<HTMLElement>;
/** @ts-ignore Preact may be missing. */
type PreactIdentity = import('preact').ClassAttributes<HTMLElement>;

/** The library's tags in React. */
export type VitrineTags = {
  [Tag in keyof VitrineTagAttributes]: Omit<ReactAttributes, keyof Own<Tag>> &
    ReactIdentity & { part?: string } & Own<Tag>;
};
/** The library's tags in Preact. */
export type PreactVitrineTags = {
  [Tag in keyof VitrineTagAttributes]: Omit<PreactAttributes, keyof Own<Tag>> & PreactIdentity & Own<Tag>;
};

/** @ts-ignore React may be missing. */
declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends VitrineTags {}
  }
}

/** @ts-ignore Preact may be missing. */
declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends PreactVitrineTags {}
  }
}
