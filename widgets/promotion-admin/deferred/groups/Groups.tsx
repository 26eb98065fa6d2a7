import { useMemo, useState } from 'react';
import { type RecordAct, StaffTable } from '#features/staff/StaffTable';
import { brand } from '#page/core/metadata';
import type { PromotionGroup } from '#services/entities/promotion';
import { orNull } from '#services/fallbacks/problem';
import { getPromotionGroup, listPromotionGroups, removePromotionGroup } from '#services/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { promotionName } from '../promotion-data';
import type { TabProps } from '../tab-props';
import { GroupEditor } from './GroupEditor';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

/** The groups of the brand's promotions as a table, with what staff can do to each. */
export function Groups({ data }: TabProps) {
  const messages = useMessages(pt, es);
  const { signal, emit } = useHost();
  const { source, promotions, refresh } = data;
  const [edited, setEdited] = useState<PromotionGroup | 'new'>();
  const [said, setSaid] = useState('');
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
  const table = useAdminTable<PromotionGroup>({
    name: 'promotion-groups',
    columns,
    source,
    load: ({ page, size }) =>
      listPromotionGroups({ query: { page, size, brand: brand() ?? '' } }, { signal }),
  });
  const removal: RecordAct<PromotionGroup> = {
    words: messages.removal,
    fileName: messages.fileName,
    perform: ({ id }, _, options) => removePromotionGroup({ id }, options),
    isDone: async ({ id }, options) => !(await orNull(getPromotionGroup({ id }, options))),
    onDone({ id }) {
      emit('vt-promotion-group-removed', { groupId: id });
      table.drop(id);
      refresh();
    },
  };
  if (!all) return promotions.failed ? <Failed onRetry={promotions.retry} /> : <Loading />;
  return (
    <>
      <div className="actions promotion-tools">
        <Button onClick={() => setEdited('new')}>{messages.create}</Button>
      </div>
      <StaffTable<PromotionGroup>
        table={table}
        caption={messages.caption}
        nameOf={({ name }) => name}
        act={removal}
        said={said}
        onSaid={setSaid}
        onOpen={setEdited}
        actionsOf={(group) => [{ label: messages.edit, onPress: () => setEdited(group) }]}
        empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
      />
      {edited && (
        <GroupEditor
          group={edited === 'new' ? undefined : edited}
          promotions={all}
          onSaved={(group) => {
            setSaid(fillMessage(messages.saved, { name: group.name }));
            setEdited(undefined);
            table.put(group);
            table.reload();
            refresh();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
