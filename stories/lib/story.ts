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

/** Storybook takes a tag for a component; its types know only React's. */
export const component = <T extends keyof VitrineTags>(tag: T) =>
  tag as unknown as ComponentType<WidgetArgs<T>>;

/** What a story says about itself: for the table of situations, and for the page it stands on. */
export const about = (story: string, vitrine: PageSetup = {}) => ({
  docs: { description: { story } },
  vitrine,
});
