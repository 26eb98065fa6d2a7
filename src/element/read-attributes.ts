import type { Attribute, Attributes } from './attributes';

/** One attribute from its text, null where it is absent. Text that does not fit gives the default. */
export function readAttribute({ kind, values = [] }: Attribute, text: string | null): unknown {
  const value = text?.trim() ?? '';
  if (kind === 'flag') return text !== null && value !== 'false';
  if (kind === 'number') return value !== '' && Number.isFinite(+value) ? +value : undefined;
  if (kind === 'option') return values.includes(value) ? value : values[0];
  if (kind === 'list') {
    const chosen = [...new Set(value.split(/[\s,]+/))].filter((word) => values.includes(word));
    return chosen.length > 0 ? chosen : [...values];
  }
  return value;
}

/** An element's attributes by camelCase name. */
export function readAttributes(element: Element, attributes: Attributes): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const [name, attribute] of Object.entries(attributes)) {
    const camel = name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    props[camel] = readAttribute(attribute, element.getAttribute(name));
  }
  return props;
}
