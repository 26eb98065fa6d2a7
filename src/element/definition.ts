import type { EventName } from '../page/core/events';
import type { SettingName } from '../page/settings/settings';
import type { ServiceName } from '../services/service-names';
import type { LoadCondition } from './load-conditions';
import type { Attributes, Props } from './standalone/attributes';

/** A tag of the page's metadata: a service's address, or a setting by its name. */
export type MetadataName = `service:${ServiceName}` | SettingName;

/** Everything about a widget that is known before it starts. */
export interface WidgetDefinition<A extends Attributes = Attributes> {
  attributes: A;
  /** Events it fires, for the documentation; what they carry is src/page/core/events.ts. */
  events?: readonly EventName[];
  /** When it starts where the author does not say; visible by default. */
  load?: LoadCondition;
  /** Height in px held free before it starts: [viewport up to 600 px, wider, up to 900 px where that is another]. */
  reserve?: readonly [phone: number, wider: number, tablet?: number];
  /** The same where an attribute makes it another size, by `name=value`. */
  reserveWhen?: Readonly<Record<string, readonly [phone: number, wider: number]>>;
  /** Metadata it cannot work without. */
  needs?: readonly MetadataName[];
  /** Its module: the view by default, and the text of its style sheet. */
  island: () => Promise<{ default: (props: Props<A>) => unknown; styles?: string }>;
}
