import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { VitrineTag, VitrineTagAttributes } from '#element/package/generated/elements';
import type { PageSetup } from './page-setup';

/** A story's args: the tag's attributes, and its children as HTML. */
export type WidgetArgs<T extends VitrineTag> = {
  [Name in keyof VitrineTagAttributes[T]]?: VitrineTagAttributes[T][Name] | string[];
} & { children?: string };

export type WidgetMeta<T extends VitrineTag> = Meta<WidgetArgs<T>>;
export type WidgetStory<T extends VitrineTag> = StoryObj<WidgetArgs<T>>;

/** The used part of a play function's context. */
export interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
  /** The story's own toolbar values, which Storybook's types omit. */
  storyGlobals?: Record<string, unknown>;
}

/** Storybook accepts a tag as a component, but its types only allow React's. */
export const component = <T extends VitrineTag>(tag: T) => tag as unknown as ComponentType<WidgetArgs<T>>;

/** A story's description for the table of situations, and its page. */
export const about = (story: string, vitrine: PageSetup = {}) => ({
  docs: { description: { story } },
  vitrine,
});

/** Resolves when an event's changes are rendered and their effects have run, which in preact happens after the event. */
export const nextFrame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));

/**
 * A play function for the page that the story was written for. With another language or network in the toolbars the
 * story is only shown, since its texts would differ. Tests run every story as it was written.
 */
export const asWritten =
  (play: (context: Played) => Promise<void>) =>
  async (context: Played): Promise<void> => {
    const { globals, storyGlobals } = context;
    // Without this, a story in Spanish would never play, and its test would always pass.
    if (!storyGlobals) throw new TypeError('Storybook does not say what the story sets');
    const written = { language: 'pt-BR', network: 'normal', ...storyGlobals };
    if (globals.language === written.language && globals.network === written.network) await play(context);
  };
