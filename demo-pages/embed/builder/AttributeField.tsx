import { type AttributeInfo, wordsOf } from '../choices/manifest';
import { useTexts } from '../texts/author-language';
import { hintOf, Select, TextInput } from './Field';

interface AttributeProps {
  id: string;
  attribute: AttributeInfo;
  description: string;
  required: boolean;
  value: unknown;
  onChange(value: unknown): void;
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

function Flag({ id, attribute, description, value, onChange }: AttributeProps) {
  return (
    <div className="vt-embed-field">
      <label className="vt-embed-check">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          aria-describedby={hintOf(id)}
          onChange={(event) => onChange(event.currentTarget.checked || undefined)}
        />
        <code>{attribute.name}</code>
      </label>
      <p className="vt-embed-hint" id={hintOf(id)}>
        {description}
      </p>
    </div>
  );
}

/** Words in the order in which they were checked, since the first one is often the selected one. */
function List({ id, attribute, description, value, onChange }: AttributeProps) {
  const texts = useTexts();
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const toggle = (word: string, on: boolean) => {
    const others = chosen.filter((each) => each !== word);
    onChange(on ? [...others, word] : others);
  };
  return (
    <fieldset className="vt-embed-list" aria-describedby={hintOf(id)}>
      <legend>
        <code>{attribute.name}</code>
      </legend>
      <div>
        {(wordsOf(attribute) ?? []).map((word) => (
          <label key={word} className="vt-embed-check">
            <input
              type="checkbox"
              checked={chosen.includes(word)}
              onChange={(event) => toggle(word, event.currentTarget.checked)}
            />
            {word}
          </label>
        ))}
      </div>
      <p className="vt-embed-hint" id={hintOf(id)}>
        {description} {chosen.length > 1 ? texts.order(chosen.join(', ')) : texts.allWords}
      </p>
    </fieldset>
  );
}

/** The control of an attribute, by its type in the custom elements manifest. */
export function AttributeField(props: AttributeProps) {
  const { id, attribute, description, required, value, onChange } = props;
  const texts = useTexts();
  if (attribute.values) return <List {...props} />;
  if (attribute.type.text === 'boolean') return <Flag {...props} />;
  const label = (
    <>
      <code>{attribute.name}</code>
      {required && <span className="vt-embed-required"> {texts.required}</span>}
    </>
  );
  const words = wordsOf(attribute);
  if (words) {
    const usual = attribute.default?.replaceAll("'", '');
    return (
      <Select
        id={id}
        label={label}
        hint={description}
        value={textOf(value)}
        options={[
          ['', usual ? texts.usual(usual) : texts.absent],
          ...words.filter((word) => word !== usual).map((word) => [word, word] as const),
        ]}
        onChange={(word) => onChange(word || undefined)}
      />
    );
  }
  const isNumber = attribute.type.text === 'number';
  const read = (text: string) => (isNumber && text !== '' ? Number(text) : text);
  return (
    <TextInput
      id={id}
      label={label}
      hint={description}
      type={isNumber ? 'number' : 'text'}
      value={textOf(value)}
      onChange={(text) => onChange(read(text))}
    />
  );
}
