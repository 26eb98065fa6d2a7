import { useRef, useState } from 'react';
import { FormFailure } from '#features/session/FormFailure';
import { lookUpDictionary } from '#services/dictionary';
import { isKind } from '#services/http/problem';
import { TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { countedLabel } from '#ui/count-text';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { Button } from '#ui/parts/Button';
import { DataTable } from '#ui/parts/DataTable';
import { Empty } from '#ui/parts/Empty';
import { StatusMessage } from '#ui/StatusMessage';
import { texts as ownTexts } from '../messages';
import { Translation, type TypedTranslation } from './Translation';
import type { Entry } from './translate';

interface Found {
  value: string;
  entries: readonly Entry[];
}

/** Returns how many translations were found. */
function foundText({ value, entries }: Found, texts: { results: string; none: string }): string {
  if (entries.length === 0) return fillMessage(texts.none, { value });
  return countedLabel(fillMessage(texts.results, { value }), entries.length);
}

/** The data dictionary: the translations of a value are looked up, changed and added. */
export function Dictionary() {
  const messages = useMessages(ownTexts);
  const texts = messages.words;
  const { signal } = useHost();
  const [found, setFound] = useState<Found>();
  /** The translation that is edited; 'new' for one that is to be created. */
  const [edited, setEdited] = useState<Entry | 'new'>();
  const [statusMessage, setStatusMessage] = useState('');
  const latest = useRef('');
  const typed = useRef(new Map<string, TypedTranslation>()).current;
  const load = async (value: string) => {
    latest.current = value;
    const answer = await lookUpDictionary({ body: { value } }, { signal });
    if (latest.current === value) setFound({ value, entries: answer.entries });
  };
  const form = useForm<{ value: string }>({
    initial: { value: '' },
    check: async ({ value = '' }) => ({ ...(!value.trim() && { value: texts.needed }) }),
    async send({ value = '' }) {
      setStatusMessage('');
      setFound(undefined);
      try {
        await load(value.trim());
      } catch (error) {
        if (isKind(error, 'forbidden')) throw new FormRefusal({}, [texts.forbidden]);
        throw error;
      }
    },
  });
  return (
    <>
      <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
        <FormMessages form={form} />
        <TextField
          form={form}
          name="value"
          label={texts.value}
          hint={texts.valueHint}
          autoComplete="off"
          spellCheck={false}
        />
        <FormFailure form={form} text={texts.failed} />
        <div className="actions">
          <SubmitButton form={form} sending={texts.lookingUp}>
            {texts.lookUp}
          </SubmitButton>
        </div>
      </form>
      <StatusMessage look="sr">{found ? foundText(found, texts) : ''}</StatusMessage>
      <StatusMessage>{statusMessage}</StatusMessage>
      {found && (
        <section className="translations">
          <DataTable
            caption={fillMessage(texts.results, { value: found.value })}
            columns={[
              { id: 'field', name: texts.field, cell: ({ field }: Entry) => field || messages.noValue },
              { id: 'value', name: texts.value, cell: ({ value }) => value },
              { id: 'translation', name: texts.translation, cell: ({ translation }) => translation },
              {
                id: 'change',
                name: texts.change,
                cell: (entry) => (
                  <button
                    className="link"
                    type="button"
                    aria-label={fillMessage(texts.changeOf, { field: entry.field || texts.noField })}
                    onClick={() => setEdited(entry)}
                  >
                    {texts.change}
                  </button>
                ),
              },
            ]}
            rows={found.entries}
            idOf={({ id }) => id}
            empty={<Empty title={fillMessage(texts.none, { value: found.value })}>{texts.noneHint}</Empty>}
          />
          <div className="actions">
            <Button kind="plain" onClick={() => setEdited('new')}>
              {texts.add}
            </Button>
          </div>
        </section>
      )}
      {found && edited && (
        <Translation
          value={found.value}
          entry={edited === 'new' ? undefined : edited}
          others={found.entries}
          typed={typed}
          onSaved={({ value, translation }) => {
            setEdited(undefined);
            setStatusMessage(fillMessage(texts.saved, { value, translation }));
            // What was saved has been confirmed: a list that does not load again is as it was.
            load(found.value).catch(() => undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
