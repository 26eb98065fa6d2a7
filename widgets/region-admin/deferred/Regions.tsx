import { useMemo, useState } from 'react';
import { IdentityEnded } from '#features/session/sign-in/IdentityEnded';
import { useAccountRows } from '#features/session/use-account-rows';
import { type RecordAct, StaffTable } from '#features/staff/StaffTable';
import type { Region } from '#services/entities/region';
import { orNull } from '#services/fallbacks/problem';
import { getRegion, listRegions, removeRegion } from '#services/regions';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { RegionEditor } from './RegionEditor';
import css from './regions.css?inline';

/** The regions as a table, with what staff can do to one and to several. */
export function Regions() {
  const messages = useMessages(pt, es);
  const { signal, emit } = useHost();
  const source = useAccountRows('gate');
  const [edited, setEdited] = useState<Region | 'new'>();
  const [said, setSaid] = useState('');
  useStyles(css);
  const columns = useMemo<readonly AdminColumn<Region>[]>(
    () => [
      { name: 'name', label: messages.name, cell: ({ name }) => name },
      {
        name: 'states',
        label: messages.states,
        cell: ({ stateCodes }) => stateCodes.join(', '),
        priority: 2,
      },
      { name: 'count', label: messages.count, cell: ({ stateCodes }) => stateCodes.length, numeric: true },
    ],
    [messages],
  );
  const table = useAdminTable<Region>({
    name: 'regions',
    columns,
    source,
    load: ({ page, size }) => listRegions({ query: { page, size } }, { signal }),
  });
  const removal: RecordAct<Region> = {
    words: messages.removal,
    fileName: 'regioes',
    perform: ({ id }, _, options) => removeRegion({ id }, options),
    isDone: async ({ id }, options) => !(await orNull(getRegion({ id }, options))),
    onDone({ id }) {
      emit('vt-region-removed', { regionId: id });
      table.drop(id);
    },
  };
  return (
    <>
      <IdentityEnded />
      <div className="actions region-tools">
        <Button onClick={() => setEdited('new')}>{messages.create}</Button>
      </div>
      <StaffTable<Region>
        table={table}
        caption={messages.caption}
        nameOf={({ name }) => name}
        act={removal}
        said={said}
        onSaid={setSaid}
        onOpen={setEdited}
        actionsOf={(region) => [{ label: messages.edit, onPress: () => setEdited(region) }]}
        empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
      />
      {edited && (
        <RegionEditor
          region={edited === 'new' ? undefined : edited}
          onSaved={(region) => {
            setSaid(fillMessage(messages.saved, { name: region.name }));
            setEdited(undefined);
            table.put(region);
            table.reload();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
