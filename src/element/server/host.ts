import type { Attributes } from '../attributes/attributes';
import type { WidgetDefinition } from '../definition';

/** A definition with its island's module already loaded: the build writes it so (scripts/build/server-entry.mjs). */
export type LoadedDefinition = Omit<WidgetDefinition, 'island'> & {
  island: () => Awaited<ReturnType<WidgetDefinition['island']>>;
};

/** The definitions of the widgets whose views a server can render, by tag. */
export const definitions = new Map<string, LoadedDefinition>();

/** In the place of element/host.ts on a server: there are no elements to register. */
export function defineWidget<const A extends Attributes>(tag: string, definition: WidgetDefinition<A>): void {
  definitions.set(tag, definition as unknown as LoadedDefinition);
}
