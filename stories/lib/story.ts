import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import type { VitrineTags } from '../../src/element/generated/jsx';
import type { PageSetup } from './page-setup';

type Own<T extends keyof VitrineTags> = {
  // An index signature hides nothing here: the tags' own attributes are literal names.
  [Name in keyof VitrineTags[T]]?: VitrineTags[T][Name] | string[];
};
/** A story's args: the tag's attributes, and what stands between the tags as HTML. */
export type WidgetArgs<T extends keyof VitrineTags> = Omit<Own<T>, 'children' | 'ref'> & {
  children?: string;
};

export type WidgetMeta<T extends keyof VitrineTags> = Meta<WidgetArgs<T>>;
export type WidgetStory<T extends keyof VitrineTags> = StoryObj<WidgetArgs<T>>;

/** What a play function is told, as far as ours need it. */
export interface Played {
  canvasElement: HTMLElement;
  globals: Record<string, unknown>;
  /** The toolbars as the story itself sets them; Storybook's types leave it out. */
  storyGlobals?: Record<string, unknown>;
}

/** Storybook takes a tag for a component; its types know only React's. */
export const component = <T extends keyof VitrineTags>(tag: T) =>
  tag as unknown as ComponentType<WidgetArgs<T>>;

/** What a story says about itself: for the table of situations, and for the page it stands on. */
export const about = (story: string, vitrine: PageSetup = {}) => ({
  docs: { description: { story } },
  vitrine,
});

/** Resolves when what an event changed is rendered and its effects have run: preact does neither within the event. */
export const nextFrame = () => new Promise((go) => requestAnimationFrame(() => setTimeout(go)));

/**
 * What a story does and expects, on the page it was written for. Under another language or network of the toolbars it
 * is only shown: what it looks for would not be there. Tests run every story as it was written.
 */
export const asWritten =
  (play: (context: Played) => Promise<void>) =>
  async (context: Played): Promise<void> => {
    const { globals, storyGlobals } = context;
    // Without it a story in Spanish would never be played, and its test would always pass.
    if (!storyGlobals) throw new TypeError('Storybook does not say what the story sets');
    const written = { language: 'pt-BR', network: 'normal', ...storyGlobals };
    if (globals.language === written.language && globals.network === written.network) await play(context);
  };
