import { useMemo } from 'react';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import { brand } from '#page/core/metadata';
import type { PromotionGroup } from '#services/entities/promotion';
import { orNull } from '#services/http/problem';
import { getPromotionGroup, listPromotionGroups, removePromotionGroup } from '#services/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { promotionName } from '../promotion-data';
import type { TabProps } from '../tab-props';
import { GroupEditor } from './GroupEditor';
import { texts } from './messages';

/** The groups of the brand's promotions as a table, with what staff can do to each. */
export function Groups({ data }: TabProps) {
  const messages = useMessages(texts);
  const { emit } = useHost();
  const { source, promotions, refresh } = data;
  const all = promotions.value;
  const columns = useMemo<readonly AdminColumn<PromotionGroup>[]>(
    () => [
      { name: 'name', label: messages.name, cell: ({ name }) => name },
      {
        name: 'promotions',
        label: messages.promotions,
        priority: 2,
        cell: ({ promotionIds }) => promotionIds?.map((id) => promotionName(all ?? [], id)).join(', ') || '–',
      },
      {
        name: 'count',
        label: messages.count,
        numeric: true,
        cell: ({ promotionIds }) => promotionIds?.length ?? 0,
      },
    ],
    [messages, all],
  );
  const resource = useStaffResource<PromotionGroup>({
    name: 'promotion-groups',
    words: messages,
    columns,
    source,
    rows: ({ page, size }, { signal }) =>
      listPromotionGroups({ query: { page, size, brand: brand() ?? '' } }, { signal }),
    nameOf: ({ name }) => name,
    editor: ({ record, ...on }) => <GroupEditor group={record} promotions={all ?? []} {...on} />,
    acts: [
      {
        words: messages.removal,
        fileName: messages.fileName,
        perform: ({ id }, _, options) => orNull(removePromotionGroup({ id }, options)),
        isDone: async ({ id }, options) => !(await orNull(getPromotionGroup({ id }, options))),
        onDone: ({ id }) => emit('vt-promotion-group-removed', { groupId: id }),
      },
    ],
    onChanged: refresh,
  });
  if (!all) return promotions.failed ? <Failed onRetry={promotions.retry} /> : <Loading />;
  return <StaffResourceView resource={resource} />;
}
