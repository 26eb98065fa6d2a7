/**
 * Types of the tags for Svelte's templates: attributes as in HTML, and a listener `onvt-lead-sent` for the event
 * vt-lead-sent. The comments @ts-expect-error, which remain in the declarations, permit Svelte to be missing.
 */
import type { VitrineTag, VitrineTagAttributes, VitrineTagEvents } from './generated/elements';

type Listeners<Events> = { [Name in keyof Events & string as `on${Name}`]?: (event: Events[Name]) => void };
type Own<Tag extends VitrineTag> = VitrineTagAttributes[Tag] & Listeners<VitrineTagEvents[Tag]>;

/** @ts-expect-error Svelte may be missing. */
type SvelteAttributes = import('svelte/elements').HTMLAttributes<HTMLElement>;

/** The library's tags in Svelte. */
export type SvelteTags = {
  [Tag in keyof VitrineTagAttributes]: Omit<SvelteAttributes, keyof Own<Tag>> & Own<Tag>;
};

/** @ts-expect-error Svelte may be missing. */
declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTags {}
}
