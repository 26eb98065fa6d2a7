import type { Attribute } from '#element/attributes/attributes';
import { readAttribute } from '#element/attributes/read-attributes';

/** Returns what a view receives of an attribute; undefined is an absent one. */
export const attributeValue = <T>(attribute: Attribute<T>, value?: string | number): T =>
  readAttribute(attribute, value === undefined ? null : String(value)) as T;
