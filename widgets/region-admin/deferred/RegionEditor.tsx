import type { Country } from '#domain/core/brands';
import { statesOf } from '#features/place/places';
import { FormFailure } from '#features/session/FormFailure';
import { useStaffRecord } from '#features/staff/use-staff-record';
import { country } from '#page/core/metadata';
import type { Region } from '#services/entities/region';
import { everyPage } from '#services/http/every-page';
import { createRegion, getRegion, listRegions, updateRegion } from '#services/regions';
import { describedInGroup, ErrorLine, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';

/** Longest name that the table has room for. */
const NAME_MAX = 60;

interface RegionValues {
  name: string;
  stateCodes: readonly string[];
}
type RegionBody = { name: string; stateCodes: string[] };
const FIELDS = ['name', 'stateCodes'] as const;

const valuesOf = ({ name, stateCodes }: Region): RegionValues => ({
  name,
  stateCodes: [...stateCodes].sort(),
});

interface RegionEditorProps {
  /** Undefined for a new one. */
  region: Region | undefined;
  onSaved(region: Region): void;
  onClose(): void;
}

/** Creates or changes a region: its name and its states. */
export function RegionEditor({ region, onSaved, onClose }: RegionEditorProps) {
  const messages = useMessages(texts);
  const of = country() as Country;
  const { value: states, failed, retry } = useQuery(() => statesOf(of), of);
  const editor = useStaffRecord<Region, RegionValues, RegionBody, 'vt-region-saved'>({
    kind: 'region',
    record: region,
    empty: { name: '', stateCodes: [] },
    fields: FIELDS,
    valuesOf,
    check({ name, stateCodes }) {
      const length = name.trim().length;
      return {
        ...(length === 0 && { name: messages.nameNeeded }),
        ...(length > NAME_MAX && { name: fillMessage(messages.nameLong, { max: NAME_MAX }) }),
        ...(stateCodes.length === 0 && { stateCodes: messages.statesNeeded }),
      };
    },
    bodyOf: ({ name, stateCodes }) => ({ name: name.trim(), stateCodes: [...stateCodes] }),
    create: (body, options) => createRegion({ body }, options),
    change: (id, body, options) => updateRegion({ id, body }, options),
    load: (id, options) => getRegion({ id }, options),
    async find({ name }, options) {
      const all = await everyPage((query) => listRegions({ query }, options));
      return all.find((each) => each.name === name.trim()) ?? null;
    },
    sent: ['vt-region-saved', ({ id }) => ({ regionId: id })],
    onSaved,
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
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={messages.name} autoComplete="off" />
      <fieldset
        className="field"
        // Takes the focus itself while there is no state to choose.
        {...(!states && { ...describedInGroup('stateCodes', form.errors.stateCodes), tabIndex: -1 })}
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
                  {...describedInGroup('stateCodes', form.errors.stateCodes)}
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
