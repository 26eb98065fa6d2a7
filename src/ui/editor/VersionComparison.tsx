import { isSameValue } from '#domain/records/merge';
import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import css from './editor.css?inline';
import { texts } from './messages';
import type { RecordEditor } from './use-record-editor';

/** How a field is named and shown where two versions are compared. */
export interface ComparedField<V> {
  name: keyof V & string;
  label: string;
  text(values: V): string;
}

interface VersionComparisonProps<V> {
  editor: RecordEditor<V>;
  fields: readonly ComparedField<V>[];
}

/** What another person has saved meanwhile: what was taken over, and a choice for each field that both have changed. */
export function VersionComparison<V extends object>({ editor, fields }: VersionComparisonProps<V>) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const { conflict, form, values } = editor;
  useStyles(css);
  if (!conflict) return null;
  const { taken, conflicts, mine, theirs } = conflict;
  const takenFields = fields.filter(({ name }) => taken.includes(name)).map(({ label }) => label);
  const open = fields.filter(({ name }) => conflicts.includes(name));
  const choose = (names: readonly (keyof V & string)[], version: V) =>
    form.set(Object.fromEntries(names.map((name) => [name, version[name]])) as Partial<V>);
  return (
    <div className="versions">
      {takenFields.length > 0 && (
        <p className="notice" role="status">
          {fillMessage(messages.merged, { fields: new Intl.ListFormat(language).format(takenFields) })}
        </p>
      )}
      {open.map(({ name, label, text }) => (
        <fieldset key={name} className="version-field">
          <legend>
            {label}: <span className="muted">{messages.compare}</span>
          </legend>
          {([mine, theirs] as const).map((version) => {
            const words = messages[version === mine ? 'mine' : 'theirs'];
            return (
              <label className="choice" key={words}>
                <input
                  type="radio"
                  name={`version-${name}`}
                  checked={isSameValue(values[name], version[name])}
                  onChange={() => choose([name], version)}
                />
                {fillMessage(words, { value: text(version) || messages.emptyValue })}
              </label>
            );
          })}
        </fieldset>
      ))}
      {open.length > 1 && (
        <div className="actions">
          <button className="button plain" type="button" onClick={() => choose(conflicts, mine)}>
            {messages.allMine}
          </button>
          <button className="button plain" type="button" onClick={() => choose(conflicts, theirs)}>
            {messages.allTheirs}
          </button>
        </div>
      )}
    </div>
  );
}
