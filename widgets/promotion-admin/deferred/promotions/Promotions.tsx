import { useMemo, useState } from 'react';
import { promotionState } from '#domain/offers/promotion-state';
import { clockIn } from '#domain/time/zoned-time';
import { brand } from '#page/core/metadata';
import { serverNow } from '#page/server-clock';
import type { Promotion } from '#services/entities/promotion';
import { listPromotions } from '#services/promotion';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { dayWords } from '#ui/fields/moment/field-messages';
import { fillMessage } from '#ui/fill-message';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Loading } from '#ui/parts/Loading';
import { AdminTable } from '#ui/table/AdminTable';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { groupChoices } from '../base-choices';
import { promotionZone } from '../promotion-zone';
import type { TabProps } from '../tab-props';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { PromotionEditor } from './PromotionEditor';

/** A moment in the zone of the promotions; empty where the service gives none. */
function momentText(moment: string | null | undefined): string {
  const at = Date.parse(moment ?? '');
  if (Number.isNaN(at)) return '';
  const { date, time } = clockIn(at, promotionZone());
  return `${dayWords(date)}\u00a0${time}`;
}

/** The promotions of the brand as a table, with what staff can do to each. */
export function Promotions({ data, onTab }: TabProps) {
  const messages = useMessages(pt, es);
  const { signal } = useHost();
  const { source, base, refresh } = data;
  const [edited, setEdited] = useState<Promotion | 'new'>();
  const [said, setSaid] = useState('');
  const groups = base.value?.groups;
  const columns = useMemo<readonly AdminColumn<Promotion>[]>(
    () => [
      { name: 'name', label: messages.name, cell: ({ name }) => name },
      {
        name: 'status',
        label: messages.status,
        cell(promotion) {
          const state = promotionState(promotion, serverNow());
          const text = state === 'unknown' ? promotion.status : messages.states[state];
          return <Badge tone={state === 'active' ? 'success' : 'neutral'}>{text}</Badge>;
        },
      },
      {
        name: 'period',
        label: messages.period,
        priority: 2,
        cell: ({ startsAt, endsAt }) =>
          [momentText(startsAt), momentText(endsAt)].map((text) => text || '…').join(' – '),
      },
      {
        name: 'prizes',
        label: messages.prizes,
        numeric: true,
        priority: 3,
        cell: ({ prizes }) => prizes?.length ?? 0,
      },
      {
        name: 'group',
        label: messages.group,
        priority: 3,
        cell: ({ groupId }) => groups?.find(({ id }) => id === groupId)?.name || groupId || '–',
      },
    ],
    [messages, groups],
  );
  const table = useAdminTable<Promotion>({
    name: 'promotions',
    columns,
    filters: [
      { name: 'name', label: messages.name },
      {
        name: 'status',
        label: messages.status,
        choices: Object.entries(messages.statuses).map(([value, label]) => ({ value, label })),
      },
      {
        name: 'groupId',
        label: messages.group,
        choices: groupChoices(base.value),
      },
    ],
    source,
    load: ({ page, size, filters }) =>
      listPromotions({ query: { page, size, brand: brand() ?? '', ...filters } }, { signal }),
  });
  return (
    <>
      <div className="actions promotion-tools">
        <Button onClick={() => setEdited('new')}>{messages.create}</Button>
      </div>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      {edited &&
        !base.value &&
        (base.failed ? <FailureNotice onRetry={base.retry}>{messages.noBase}</FailureNotice> : <Loading />)}
      <AdminTable<Promotion>
        table={table}
        caption={messages.caption}
        nameOf={({ name }) => name}
        onOpen={setEdited}
        actionsOf={(promotion) => [
          { label: messages.edit, onPress: () => setEdited(promotion) },
          { label: messages.toParticipants, onPress: () => onTab('participants', promotion.id) },
          { label: messages.toReport, onPress: () => onTab('report', promotion.id) },
          { label: messages.toDenied, onPress: () => onTab('denied', promotion.id) },
        ]}
        empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
      />
      {edited && base.value && (
        <PromotionEditor
          promotion={edited === 'new' ? undefined : edited}
          base={base.value}
          onSaved={(promotion) => {
            setSaid(fillMessage(messages.saved, { name: promotion.name }));
            setEdited(undefined);
            table.put(promotion);
            table.reload();
            refresh();
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
