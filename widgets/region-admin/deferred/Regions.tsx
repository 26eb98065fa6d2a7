import { useMemo, useState } from 'react';
import { useAccountRows } from '#features/session/use-account-rows';
import { RemovableRows } from '#features/staff/removal/RemovableRows';
import { useRemoval } from '#features/staff/removal/use-removal';
import type { Region } from '#services/entities/region';
import { getRegion, listRegions, removeRegion } from '#services/regions';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
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
  const removal = useRemoval<Region>({
    table,
    nameOf: ({ name }) => name,
    remove: ({ id }, options) => removeRegion({ id }, options),
    load: ({ id }, ended) => getRegion({ id }, { signal: ended }),
    conflict: messages.inUse,
    notDone: messages.notRemoved,
    onRemoved: ({ id }) => emit('vt-region-removed', { regionId: id }),
    onOneRemoved: ({ name }) => setSaid(fillMessage(messages.removed, { name })),
  });
  return (
    <>
      <div className="actions region-tools">
        <Button onClick={() => setEdited('new')}>{messages.create}</Button>
      </div>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      <RemovableRows removal={removal} words={messages} fileName="regioes" hint={() => messages.removeHint}>
        <AdminTable<Region>
          table={table}
          caption={messages.caption}
          nameOf={({ name }) => name}
          onOpen={setEdited}
          actionsOf={(region) => [
            { label: messages.edit, onPress: () => setEdited(region) },
            { label: messages.remove, isDanger: true, onPress: () => removal.one.ask(region) },
          ]}
          bulkActions={[
            {
              label: messages.remove,
              isDanger: true,
              onPress() {
                setSaid('');
                removal.selected.collect();
              },
            },
          ]}
          empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
        />
      </RemovableRows>
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
