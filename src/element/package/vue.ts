/**
 * Types of the tags for Vue's templates: attributes, and @vt-lead-sent for the event vt-lead-sent. Vue's compiler must know
 * that the tags are custom elements: `isCustomElement: (tag) => tag.startsWith('vt-')`.
 */
import type { AllowedComponentProps, ComponentCustomProps, HTMLAttributes, VNodeProps } from 'vue';
import type { VitrineTag, VitrineTagAttributes, VitrineTagEvents } from './generated/elements';
import type { CamelCase, ListenerProps } from './prop-names';

/** A template's attribute in kebab-case is the property in camelCase. */
type Props<Attributes> = { [Name in keyof Attributes as CamelCase<Name & string>]: Attributes[Name] };
/** A tag as Vue's type check sees a component. */
export type VueTag<Tag extends VitrineTag> = new () => {
  $props: Props<VitrineTagAttributes[Tag]> &
    ListenerProps<VitrineTagEvents[Tag]> &
    Omit<HTMLAttributes, keyof Props<VitrineTagAttributes[Tag]>> &
    VNodeProps &
    AllowedComponentProps &
    ComponentCustomProps;
};

type VueTags = { [Tag in keyof VitrineTagAttributes]: VueTag<Tag> };

declare module 'vue' {
  interface GlobalComponents extends VueTags {}
}
