import type { Attribute } from '#element/standalone/attributes';
import { readAttribute } from '#element/standalone/read-attributes';

/** Returns what a view receives of an attribute; undefined is an absent one. */
export const attributeValue = <T>(attribute: Attribute<T>, value?: string | number): T =>
  readAttribute(attribute, value === undefined ? null : String(value)) as T;
