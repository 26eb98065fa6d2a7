import { LARGEST_AMOUNT } from '#domain/core/bounds';
import type { AttributeData, Attributes } from './attributes';

/** Parses one attribute; null if absent. Values are case-insensitive; an invalid text gives the default. */
export function readAttribute(data: AttributeData, text: string | null): unknown {
  const value = text?.trim() ?? '';
  if (data === 'flag') return text !== null && value !== 'false';
  if (data === 'text') return value;
  const number = value !== '' && Math.abs(+value) <= LARGEST_AMOUNT ? +value : undefined;
  if (data === 'number') return number;
  if ('within' in data) return data.within(number);
  const words = value.toLowerCase();
  if (!('list' in data)) return data.includes(words) ? words : data[0];
  const chosen = [...new Set(words.split(/[\s,]+/))].filter((word) => data.list.includes(word));
  return chosen.length > 0 ? chosen : [...data.list];
}

/** Returns an element's attributes by camelCase name. */
export function readAttributes(element: Element, attributes: Attributes): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const name of Object.keys(attributes)) {
    const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    props[camel] = readAttribute(attributes[name] as AttributeData, element.getAttribute(name));
  }
  return props;
}
