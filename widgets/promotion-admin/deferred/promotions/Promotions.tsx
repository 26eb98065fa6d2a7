import { useMemo } from 'react';
import { promotionState } from '#domain/offers/promotion-state';
import { clockIn } from '#domain/time/zoned-time';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import { brand } from '#page/core/metadata';
import { serverNow } from '#page/server-clock';
import type { Promotion } from '#services/entities/promotion';
import { listPromotions } from '#services/promotion';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { dayWords } from '#ui/fields/moment/field-messages';
import { Badge } from '#ui/parts/Badge';
import { Loading } from '#ui/parts/Loading';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { groupChoices } from '../base-choices';
import { promotionZone } from '../promotion-zone';
import type { TabProps } from '../tab-props';
import { texts } from './messages';
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
  const messages = useMessages(texts);
  const { source, base, refresh } = data;
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
        cell: ({ prizes }) => prizes?.length ?? '–',
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
  const resource = useStaffResource<Promotion>({
    name: 'promotions',
    words: messages,
    columns,
    filters: [
      { name: 'name', label: messages.name },
      {
        name: 'status',
        label: messages.status,
        choices: Object.entries(messages.statuses).map(([value, label]) => ({ value, label })),
      },
      { name: 'groupId', label: messages.group, choices: groupChoices(base.value) },
    ],
    source,
    rows: ({ page, size, filters }, { signal }) =>
      listPromotions({ query: { page, size, brand: brand() ?? '', ...filters } }, { signal }),
    nameOf: ({ name }) => name,
    editor({ record, ...on }) {
      if (base.value) return <PromotionEditor promotion={record} base={base.value} {...on} />;
      return base.failed ? (
        <FailureNotice onRetry={base.retry}>{messages.noBase}</FailureNotice>
      ) : (
        <Loading />
      );
    },
    actionsOf: ({ id }) => [
      { label: messages.toParticipants, onPress: () => onTab('participants', id) },
      { label: messages.toReport, onPress: () => onTab('report', id) },
      { label: messages.toDenied, onPress: () => onTab('denied', id) },
    ],
    onChanged: refresh,
  });
  return <StaffResourceView resource={resource} />;
}
