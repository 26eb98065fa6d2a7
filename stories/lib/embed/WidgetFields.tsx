import { allWidgets, widgetInfo } from '../manifest';
import { writtenAttributes } from '../snippet';
import { textsOf } from '../texts';
import { AttributeField } from './AttributeField';
import type { Embed, EmbedWidget } from './embed';
import { Field, hintOf, Select } from './Field';
import { nameOf, startWidget } from './starters';

const OPTIONS = allWidgets()
  .map(({ tagName }) => [tagName, nameOf(tagName)] as const)
  .sort(([, one], [, other]) => one.localeCompare(other, 'pt-BR'))
  .map(([tag, name]) => [tag, name === tag ? tag : `${name} (${tag})`] as const);

interface WidgetProps {
  id: string;
  widget: EmbedWidget;
  language: Embed['language'];
  onChange(widget: EmbedWidget): void;
}

function Attributes({ id, widget: { tag, args }, onChange }: WidgetProps) {
  const { attributes, metadata } = widgetInfo(tag);
  const texts = textsOf(tag);
  const written = writtenAttributes(tag, args).length;
  return (
    <details className="vt-embed-more">
      <summary>
        Atributos{' '}
        <small>
          {written} de {attributes.length} preenchidos
        </small>
      </summary>
      {attributes.map((attribute) => (
        <AttributeField
          key={`${tag} ${attribute.name}`}
          id={`${id}-${attribute.name}`}
          attribute={attribute}
          description={texts.attributes[attribute.name] ?? attribute.description}
          required={metadata.requires.includes(attribute.name)}
          value={args[attribute.name]}
          onChange={(value) => onChange({ tag, args: { ...args, [attribute.name]: value } })}
        />
      ))}
    </details>
  );
}

/** The choice of a widget, its attributes and the content between its tags. */
export function WidgetFields(props: WidgetProps) {
  const { id, widget, language, onChange } = props;
  const { tag, args } = widget;
  const children = `${id}-children`;
  const empty = String(args.children ?? '').trim() === '';
  return (
    <>
      <Select
        id={`${id}-tag`}
        label="Widget"
        value={tag}
        options={OPTIONS}
        onChange={(chosen) => onChange(startWidget(chosen, language))}
      />
      <p className="vt-embed-hint">
        <a href={`./?path=/docs/widgets-${tag}--docs`} target="_top">
          Documentação de {tag}
        </a>
      </p>
      <Attributes {...props} />
      <Field
        id={children}
        label="Conteúdo entre as tags (HTML)"
        hint={
          empty
            ? 'Está vazio. Escreva algo que atenda o visitante se o widget não puder aparecer: um link ou um telefone.'
            : textsOf(tag).slots?.['']
        }
      >
        <textarea
          id={children}
          rows={3}
          spellCheck={false}
          aria-describedby={hintOf(children)}
          value={String(args.children ?? '')}
          onInput={(event) => onChange({ tag, args: { ...args, children: event.currentTarget.value } })}
        />
      </Field>
    </>
  );
}
