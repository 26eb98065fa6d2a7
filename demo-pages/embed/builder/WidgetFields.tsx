import type { Language } from '#domain/core/brands';
import { safeUrl } from '#page/core/safe-url';
import { authorTexts } from '../choices/author-texts';
import type { Embed, EmbedWidget } from '../choices/embed';
import { allWidgets, widgetInfo } from '../choices/manifest';
import { startWidget } from '../choices/starters';
import { writtenAttributes } from '../code/tag-text';
import { useAuthorLanguage, useTexts } from '../texts/author-language';
import { AttributeField } from './AttributeField';
import { Field, hintOf } from './Field';
import { TagChoice } from './TagChoice';

/** Whether it is offered: what is deprecated stays where it is in use. */
const isOffered = ({ deprecated }: { deprecated?: string }, inUse: boolean) => !deprecated || inUse;

const optionsIn = (author: Language, chosen: string) =>
  allWidgets()
    .filter((widget) => isOffered(widget, widget.tagName === chosen))
    .map(({ tagName }) => ({ tag: tagName, title: authorTexts(tagName, author).title }))
    .sort((one, other) => one.title.localeCompare(other.title, author));

export interface WidgetProps {
  id: string;
  widget: EmbedWidget;
  /** Language of the page. */
  language: Embed['language'];
  documentationOf?(tag: string): string;
  onChange(widget: EmbedWidget): void;
}

function Attributes({ id, widget: { tag, args }, onChange }: WidgetProps) {
  const { attributes: all, metadata } = widgetInfo(tag);
  const attributes = all.filter((attribute) => isOffered(attribute, args[attribute.name] !== undefined));
  const texts = useTexts();
  const { attributes: meanings } = authorTexts(tag, useAuthorLanguage());
  const written = writtenAttributes(tag, args).length;
  return (
    <details className="vt-embed-more">
      <summary>
        {texts.attributes} <small>{texts.written(written, attributes.length)}</small>
      </summary>
      {attributes.map((attribute) => (
        <AttributeField
          key={`${tag} ${attribute.name}`}
          id={`${id}-${attribute.name}`}
          attribute={attribute}
          description={meanings[attribute.name] ?? attribute.description}
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
  const { id, widget, language, documentationOf, onChange } = props;
  const texts = useTexts();
  const author = useAuthorLanguage();
  const { tag, args } = widget;
  const children = `${id}-children`;
  const empty = String(args.children ?? '').trim() === '';
  return (
    <>
      <TagChoice
        id={`${id}-tag`}
        value={tag}
        options={optionsIn(author, tag)}
        onChange={(chosen) => onChange(startWidget(chosen, language))}
      />
      {documentationOf && (
        <p className="vt-embed-hint">
          <a href={safeUrl(documentationOf(tag)) ?? undefined} target="_top">
            {texts.documentation(tag)}
          </a>
        </p>
      )}
      <Attributes {...props} />
      <Field
        id={children}
        label={texts.children}
        hint={empty ? texts.noChildren : authorTexts(tag, author).slots['']}
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
