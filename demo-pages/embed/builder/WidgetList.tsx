import { authorTexts } from '../choices/author-texts';
import type { Embed, EmbedWidget } from '../choices/embed';
import { startWidget } from '../choices/starters';
import { useAuthorLanguage, useTexts } from '../texts/author-language';
import { WidgetFields, type WidgetProps } from './WidgetFields';

interface WidgetListProps extends Pick<WidgetProps, 'documentationOf'> {
  embed: Embed;
  onChange(widgets: readonly EmbedWidget[]): void;
}

/** The widget that an author most often adds to the first one. */
const SECOND = 'vt-whatsapp';
const ADD = 'embed-add';

const idOf = (index: number) => `embed-${index}`;
/** Moves the focus to a control that the next rendering shows. */
const focusSoon = (id: string) => requestAnimationFrame(() => document.getElementById(id)?.focus());

/** The widgets of the page, in their order. */
export function WidgetList({ embed: { widgets, language }, documentationOf, onChange }: WidgetListProps) {
  const texts = useTexts();
  const author = useAuthorLanguage();
  const add = () => {
    onChange([...widgets, startWidget(SECOND, language)]);
    focusSoon(`${idOf(widgets.length)}-tag`);
  };
  const remove = (index: number) => {
    onChange(widgets.filter((_, other) => other !== index));
    focusSoon(ADD);
  };
  return (
    <>
      {widgets.map((widget, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two widgets of a tag differ by their place only
        <fieldset key={index} className="vt-embed-widget">
          <legend>
            {widgets.length > 1 && `${index + 1}. `}
            {authorTexts(widget.tag, author).title}
          </legend>
          <WidgetFields
            id={idOf(index)}
            widget={widget}
            language={language}
            documentationOf={documentationOf}
            onChange={(changed) => onChange(widgets.with(index, changed))}
          />
          {widgets.length > 1 && (
            <button type="button" className="vt-embed-button" onClick={() => remove(index)}>
              {texts.remove}
            </button>
          )}
        </fieldset>
      ))}
      <button type="button" id={ADD} className="vt-embed-button" onClick={add}>
        {texts.add}
      </button>
    </>
  );
}
