import { useMemo, useState } from 'react';
import { useAccountRows } from '#features/session/use-account-rows';
import { BulkActionView } from '#features/staff/BulkActionView';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useBulkAction } from '#features/staff/use-bulk-action';
import { useConfirmation } from '#features/staff/use-confirmation';
import type { Region } from '#services/entities/region';
import { orNull } from '#services/fallbacks/problem';
import type { CallOptions } from '#services/http/types';
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

const nameOf = ({ name }: Region) => name;

/** Removes a region; one that is gone already counts as removed, which was the aim. Throws a ServiceError. */
const removeOnce = (id: string, options: CallOptions): Promise<unknown> =>
  orNull(removeRegion({ id }, options));

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
  const removal = useConfirmation<Region>({
    perform: ({ id }) => removeOnce(id, { signal }),
    conflict: messages.inUse,
    notDone: messages.notRemoved,
    onDone({ id, name }) {
      emit('vt-region-removed', { regionId: id });
      setSaid(fillMessage(messages.removed, { name }));
      table.drop(id);
      table.reload();
    },
    onUnknown: table.reload,
  });
  const removals = useBulkAction<Region>({
    table,
    nameOf,
    perform: ({ id }, _reason, options) => removeOnce(id, options),
    check: async ({ id }, options) => !(await orNull(getRegion({ id }, options))),
    onDone({ id }) {
      emit('vt-region-removed', { regionId: id });
      table.drop(id);
    },
    onClose: table.reload,
  });
  const collect = () => {
    setSaid('');
    removals.selected.collect();
  };
  return (
    <>
      <div className="actions region-tools">
        <Button onClick={() => setEdited('new')}>{messages.create}</Button>
      </div>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      <BulkActionView
        action={removals}
        title={messages.removeMany}
        button={messages.remove}
        hint={messages.removeHint}
        words={messages.bulk}
        fileName="regioes"
      >
        <AdminTable<Region>
          table={table}
          caption={messages.caption}
          nameOf={nameOf}
          onOpen={setEdited}
          actionsOf={(region) => [
            { label: messages.edit, onPress: () => setEdited(region) },
            { label: messages.remove, isDanger: true, onPress: () => removal.ask(region) },
          ]}
          bulkActions={[
            {
              label: messages.remove,
              isDanger: true,
              onPress: collect,
            },
          ]}
          empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
        />
      </BulkActionView>
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
      <ConfirmedAction
        confirmation={removal}
        title={({ name }) => fillMessage(messages.removeTitle, { name })}
        action={messages.remove}
      >
        <p>{messages.removeHint}</p>
      </ConfirmedAction>
    </>
  );
}
