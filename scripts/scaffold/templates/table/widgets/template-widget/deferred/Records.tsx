import { useMemo, useState } from 'react';
import { useAccountRows } from '#features/session/use-account-content';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useConfirmation } from '#features/staff/use-confirmation';
import type { Region } from '#services/entities/region';
import { orNull } from '#services/http/problem';
import { listRegions, removeRegion } from '#services/regions';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { AdminTable } from '#ui/table/AdminTable';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { texts } from './messages';
import css from './records.css?inline';

/** The records as a table, a page of the server's list at a time, and what staff can do to one. */
export function Records() {
  const messages = useMessages(texts);
  const { signal } = useHost();
  const source = useAccountRows('gate');
  const [said, setSaid] = useState('');
  useStyles(css);
  const columns = useMemo<readonly AdminColumn<Region>[]>(
    () => [
      { name: 'name', label: messages.name, cell: ({ name }) => name },
      { name: 'states', label: messages.states, cell: ({ stateCodes }) => stateCodes.join(', ') },
    ],
    [messages],
  );
  const table = useAdminTable<Region>({
    name: 'template-widget',
    columns,
    source,
    load: ({ page, size }) => listRegions({ query: { page, size } }, { signal }),
  });
  const removal = useConfirmation<Region>({
    // One that is gone already counts as removed, which was the aim.
    perform: ({ id }) => orNull(removeRegion({ id }, { signal })),
    conflict: messages.inUse,
    notDone: messages.notRemoved,
    onDone({ id, name }) {
      setSaid(fillMessage(messages.removed, { name }));
      table.drop(id);
      table.reload();
    },
    onUnknown: table.reload,
  });
  return (
    <>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      <AdminTable<Region>
        table={table}
        caption={messages.caption}
        nameOf={({ name }) => name}
        actionsOf={(region) => [
          { label: messages.remove, isDanger: true, onPress: () => removal.ask(region) },
        ]}
      />
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
