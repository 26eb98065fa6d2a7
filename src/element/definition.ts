import type { Access } from '#domain/access/access';
import type { Language } from '#domain/core/brands';
import type { EventName } from '#page/core/events';
import type { SettingName } from '#page/settings/settings';
import type { ServiceName } from '#services/service-names';
import type { Attributes, Props } from './attributes/attributes';
import type { LoadCondition } from './load-conditions';

/** A metadata tag: a service's address, or a setting by its name. */
export type MetadataName = `service:${ServiceName}` | SettingName;

/** A widget for everybody. */
interface Open {
  access?: undefined;
  guard?: undefined;
}

/**
 * A widget for some; its module exports `purpose`, the sentence beside the sign-in, and may export `withoutSession`.
 */
interface Guarded {
  /** Who can use it. */
  access: Access;
  /** What shows it to those who may use it; here, as other widgets' pages need not know its address. */
  guard: () => Promise<typeof import('#features/session/access/guarded-view')>;
}

/** The static definition of a widget. */
export type WidgetDefinition<A extends Attributes = Attributes> = Definition<A> & (Open | Guarded);

interface Definition<A extends Attributes> {
  attributes: A;
  /** Names of its events, for the documentation; their payloads are in src/page/core/events.ts. */
  events?: readonly EventName[];
  /** Default load condition; visible if absent. */
  load?: LoadCondition;
  /** Reserved height in px: [viewport up to 600 px, wider, optionally: up to 900 px]. */
  reserve?: readonly [phone: number, wider: number, tablet?: number];
  /** Reserved heights for certain attribute values, by `name=value`. */
  reserveWhen?: Readonly<Record<string, readonly [phone: number, wider: number]>>;
  /** What its placeholder looks like while it loads; a text with a box below it if absent. */
  shape?: 'form' | 'list';
  /** Required metadata. */
  needs?: readonly MetadataName[];
  /** Its module: the view as default export, and its style sheet as text. */
  island: () => Promise<{
    default: (props: Props<A>) => unknown;
    styles?: string;
    purpose?: Record<Language, string>;
    /** Of a widget with access: returns what visitors without a session can do, below the way to sign in; null for nothing. */
    withoutSession?: (props: Props<A>) => unknown;
  }>;
}
