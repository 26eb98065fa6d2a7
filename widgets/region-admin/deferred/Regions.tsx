import { useMemo, useState } from 'react';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { useAccountRows } from '#features/session/use-account-rows';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useCollectedRows } from '#features/staff/use-collected-rows';
import { useConfirmation } from '#features/staff/use-confirmation';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import type { Region } from '#services/entities/region';
import { orNull } from '#services/fallbacks/problem';
import type { CallOptions } from '#services/http/types';
import { getRegion, listRegions, removeRegion } from '#services/regions';
import { BulkRun } from '#ui/bulk/BulkRun';
import { FailureNotice } from '#ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { RegionEditor } from './RegionEditor';
import css from './regions.css?inline';

type BulkRegion = Region & { label: string };

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
  const selected = useCollectedRows<Region>(table);
  const { rows: several } = selected;
  const bulk = useStaffBulk<BulkRegion>();
  const removeAll = (regions: readonly Region[]) => {
    selected.drop();
    bulk.start(
      regions.map((region) => ({ ...region, label: region.name })),
      {
        perform: ({ id }, { signal: ended, key }) => removeOnce(id, { signal: ended, idempotencyKey: key }),
        check: async ({ id }, { signal: ended }) => !(await orNull(getRegion({ id }, { signal: ended }))),
        onDone: ({ id }) => {
          emit('vt-region-removed', { regionId: id });
          table.drop(id);
        },
      },
    );
  };
  const collect = () => {
    setSaid('');
    selected.collect();
  };
  const closeBulk = () => {
    bulk.close();
    table.selection.clear();
    table.reload();
  };
  return (
    <>
      <div className="actions region-tools">
        <Button onClick={() => setEdited('new')}>{messages.create}</Button>
      </div>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      {selected.failed && <FailureNotice onRetry={collect} />}
      {bulk.run ? (
        <BulkRun
          bulk={bulk}
          words={messages.bulk}
          fileName="regioes"
          isSignedIn={bulk.isSignedIn}
          whenEnded={<SignInLink newTab />}
          onClose={closeBulk}
        />
      ) : (
        <AdminTable<Region>
          table={table}
          caption={messages.caption}
          nameOf={({ name }) => name}
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
      )}
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
      {several && (
        <ConfirmDialog
          title={countText(messages.removeMany, several.length)}
          action={messages.remove}
          onConfirm={() => removeAll(several)}
          onClose={selected.drop}
        >
          <p>{messages.removeHint}</p>
          <p>{several.map(({ name }) => name).join(', ')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
