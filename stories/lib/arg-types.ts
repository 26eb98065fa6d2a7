import type { InputType } from 'storybook/internal/types';
import { type AttributeInfo, widgetInfo, wordsOf } from '#demo-pages/embed/choices/manifest';
import { withLife } from './life-text';
import { textsOf } from './texts';

function controlOf(attribute: AttributeInfo): InputType {
  const words = wordsOf(attribute);
  if (attribute.values) return { control: { type: 'check' }, options: words };
  if (words) return { control: { type: words.length > 3 ? 'select' : 'inline-radio' }, options: words };
  const kinds: Record<string, 'boolean' | 'number'> = { boolean: 'boolean', number: 'number' };
  return { control: { type: kinds[attribute.type.text] ?? 'text' } };
}

/** Controls for a widget's attributes and children, from its definition. */
export function argTypesOf(tag: string): Record<string, InputType & { name: string }> {
  const widget = widgetInfo(tag);
  const { attributes, slots } = widget;
  const texts = textsOf(tag);
  const entries = attributes.map((attribute) => {
    const words = wordsOf(attribute);
    const usual = attribute.default ?? (attribute.values && 'todos');
    const summary = attribute.values ? `lista: ${words?.join(', ')}` : attribute.type.text;
    return [
      attribute.name,
      {
        name: attribute.name,
        description: withLife(texts.attributes[attribute.name] ?? attribute.description, attribute, widget),
        ...controlOf(attribute),
        table: {
          category: 'Atributos',
          type: { summary },
          ...(usual && { defaultValue: { summary: usual } }),
        },
      },
    ] as const;
  });
  const slot = slots.find(({ name }) => name === '');
  const children = {
    name: 'children',
    description: texts.slots?.[''] ?? slot?.description,
    control: { type: 'text' },
    table: { category: 'Conteúdo entre as tags', type: { summary: 'HTML' } },
  } as const;
  return Object.fromEntries([...entries, ['children', children]]);
}
