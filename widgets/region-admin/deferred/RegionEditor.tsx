import { useRef } from 'react';
import type { Country } from '#domain/core/brands';
import { statesOf } from '#features/place/places';
import { SessionFailure } from '#features/session/sign-in/SessionFailure';
import { useDraftKey } from '#features/staff/use-draft-key';
import { country } from '#page/core/metadata';
import { intentOf } from '#page/intents';
import type { Region } from '#services/entities/region';
import { orNull } from '#services/fallbacks/problem';
import { createRegion, getRegion, listRegions, updateRegion } from '#services/regions';
import { ErrorLine, TextField } from '#ui/core/fields';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { RecordDialog } from '#ui/editor/RecordDialog';
import type { SavedRecord } from '#ui/editor/saved-record';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { submit } from '#ui/submission';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** Longest name that the table has room for. */
const NAME_MAX = 60;

interface RegionValues {
  name: string;
  stateCodes: readonly string[];
}
const FIELDS = ['name', 'stateCodes'] as const;

const recordOf = ({ name, stateCodes, version }: Region): SavedRecord<RegionValues> => ({
  values: { name, stateCodes: [...stateCodes].sort() },
  version: version || undefined,
});

/** Rows of a page in which a region is looked for. */
const PAGE = 100;

/** Resolves to the region of a name; null if the service has none. */
async function findRegion(name: string, signal: AbortSignal): Promise<Region | null> {
  for (let page = 0, pages = 1; page < pages; page++) {
    const { content, totalPages } = await listRegions({ query: { page, size: PAGE } }, { signal });
    const found = content.find((region) => region.name === name);
    if (found) return found;
    pages = content.length > 0 ? totalPages : page;
  }
  return null;
}

interface RegionEditorProps {
  /** Undefined for a new one. */
  region: Region | undefined;
  onSaved(region: Region): void;
  onClose(): void;
}

/** Creates or changes a region: its name and its states. */
export function RegionEditor({ region, onSaved, onClose }: RegionEditorProps) {
  const messages = useMessages(pt, es);
  const host = useHost();
  const { signal } = host;
  /** As the service has it, whenever it was asked. */
  const present = useRef<Region | null>(null);
  const known = (asked: Region | null) => {
    present.current = asked;
    return asked && recordOf(asked);
  };
  const sent = useRef<unknown>(undefined);
  const of = country() as Country;
  const { value: states, failed, retry } = useQuery(() => statesOf(of), of);
  const draft = useDraftKey('region');
  const editor = useRecordEditor<RegionValues>({
    record: region ? recordOf(region) : { values: { name: '', stateCodes: [] } },
    fields: FIELDS,
    ...(draft && !region && { draft }),
    async check({ name, stateCodes }): Promise<Errors<RegionValues>> {
      const length = name.trim().length;
      return {
        ...(length === 0 && { name: messages.nameNeeded }),
        ...(length > NAME_MAX && { name: fillMessage(messages.nameLong, { max: NAME_MAX }) }),
        ...(stateCodes.length === 0 && { stateCodes: messages.statesNeeded }),
      };
    },
    async save({ name, stateCodes }, version) {
      const body = { name: name.trim(), stateCodes: [...stateCodes], version };
      sent.current = [region?.id, body];
      const saved = await submit(host, 'region', sent.current, {
        send: ({ idempotencyKey }) =>
          region
            ? updateRegion({ id: region.id, body }, { signal, idempotencyKey })
            : createRegion({ body }, { signal, idempotencyKey }),
        sent: ['vt-region-saved', ({ id }) => ({ regionId: id })],
      });
      onSaved(saved);
    },
    ...(region
      ? { load: async () => known(await orNull(getRegion({ id: region.id }, { signal }))) }
      : // Without it a service that knows no keys would refuse the name of the region that it has just made.
        { find: async ({ name }) => known(await findRegion(name.trim(), signal)) }),
    onFound() {
      if (!present.current) return;
      // The same region, removed and created again, is another intent.
      intentOf(host.element, 'region', sent.current).confirm();
      host.emit('vt-region-saved', { regionId: present.current.id });
      onSaved(present.current);
    },
  });
  const { form, values } = editor;
  const toggle = (code: string, isIn: boolean) => {
    const others = values.stateCodes.filter((each) => each !== code);
    form.set({ stateCodes: isIn ? [...others, code].sort() : others });
  };
  const namesOf = (codes: readonly string[]) =>
    codes.map((code) => states?.find((state) => state.code === code)?.name ?? code).join(', ');
  return (
    <RecordDialog
      title={region ? fillMessage(messages.editTitle, { name: region.name }) : messages.create}
      editor={editor}
      compared={[
        { name: 'name', label: messages.name, text: ({ name }) => name },
        { name: 'stateCodes', label: messages.states, text: ({ stateCodes }) => namesOf(stateCodes) },
      ]}
      save={messages.save}
      saving={messages.saving}
      failure={<SessionFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={messages.name} autoComplete="off" />
      <fieldset
        className="field"
        aria-describedby="stateCodes-error"
        aria-invalid={!!form.errors.stateCodes}
        tabIndex={-1}
      >
        <legend>{messages.states}</legend>
        {failed && <Failed onRetry={retry} />}
        {!states && !failed && <Loading />}
        {states && (
          <div className="region-states">
            {states.map(({ code, name }) => (
              <label className="choice" key={code}>
                <input
                  type="checkbox"
                  checked={values.stateCodes.includes(code)}
                  onChange={(event) => toggle(code, event.currentTarget.checked)}
                />
                {name}
              </label>
            ))}
          </div>
        )}
        <ErrorLine
          name="stateCodes"
          error={form.errors.stateCodes}
          hint={fillMessage(messages.statesHint, { count: values.stateCodes.length })}
        />
      </fieldset>
    </RecordDialog>
  );
}
