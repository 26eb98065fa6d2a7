import { useMemo } from 'react';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import type { Region } from '#services/entities/region';
import { orNull } from '#services/http/problem';
import { getRegion, listRegions, removeRegion } from '#services/regions';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { texts } from './messages';
import css from './records.css?inline';

/** The records as a table, a page of the server's list at a time, and what staff can do to one and to several. */
export function Records() {
  const messages = useMessages(texts);
  const { signal } = useHost();
  useStyles(css);
  const columns = useMemo<readonly AdminColumn<Region>[]>(
    () => [
      { name: 'name', label: messages.name, cell: ({ name }) => name },
      { name: 'states', label: messages.states, cell: ({ stateCodes }) => stateCodes.join(', ') },
    ],
    [messages],
  );
  const resource = useStaffResource<Region>({
    name: 'template-widget',
    words: messages,
    columns,
    rows: ({ page, size }) => listRegions({ query: { page, size } }, { signal }),
    nameOf: ({ name }) => name,
    acts: [
      {
        words: messages.removal,
        fileName: 'template-widget',
        // One that is gone already counts as removed, which was the aim.
        perform: ({ id }, _, options) => orNull(removeRegion({ id }, options)),
        isDone: async ({ id }, options) => !(await orNull(getRegion({ id }, options))),
      },
    ],
  });
  return <StaffResourceView resource={resource} />;
}
