import { LARGEST_AMOUNT } from '#domain/core/bounds';
import { writtenList } from '#domain/text/written-list';
import { authoredNumber, authoredWord, isOff } from '#page/core/authored';
import { authoredText } from '#page/settings/meta-text';
import type { AttributeData, Attributes } from './attributes';

/** Parses one attribute; null if absent. Values are read as authors write them; an invalid text gives the default. */
export function readAttribute(data: AttributeData, text: string | null): unknown {
  const value = authoredText(text ?? '');
  if (data === 'flag') return text !== null && !isOff(value);
  if (data === 'text') return value;
  if (data === 'number' || 'within' in data) {
    const written = authoredNumber(value);
    const number = written !== undefined && Math.abs(written) <= LARGEST_AMOUNT ? written : undefined;
    return data === 'number' ? number : data.within(number);
  }
  if (!('list' in data)) return authoredWord(value, data) ?? data[0];
  const chosen = [
    ...new Set(writtenList(value).flatMap((word) => authoredWord(authoredText(word), data.list) ?? [])),
  ];
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
