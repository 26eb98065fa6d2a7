import { useMemo } from 'react';
import { IdentityExpired } from '#features/session/sign-in/IdentityExpired';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import type { Region } from '#services/entities/region';
import { orNull } from '#services/http/problem';
import { getRegion, listRegions, removeRegion } from '#services/regions';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { texts } from './messages';
import { RegionEditor } from './RegionEditor';
import css from './regions.css?inline';

/** The regions as a table, with what staff can do to one and to several. */
export function Regions() {
  const messages = useMessages(texts);
  const { emit } = useHost();
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
  const resource = useStaffResource<Region>({
    name: 'regions',
    words: messages,
    columns,
    rows: ({ page, size }, { signal }) => listRegions({ query: { page, size } }, { signal }),
    nameOf: ({ name }) => name,
    editor: ({ record, ...on }) => <RegionEditor region={record} {...on} />,
    acts: [
      {
        words: messages.removal,
        fileName: 'regioes',
        perform: ({ id }, _, options) => orNull(removeRegion({ id }, options)),
        isDone: async ({ id }, options) => !(await orNull(getRegion({ id }, options))),
        onDone: ({ id }) => emit('vt-region-removed', { regionId: id }),
      },
    ],
  });
  return (
    <>
      <IdentityExpired />
      <StaffResourceView resource={resource} />
    </>
  );
}
