import { useEffect, useMemo, useRef, useState } from 'react';
import type { Language } from '#domain/core/brands';
import { placeTime } from '#domain/events/event-time';
import { hiddenEmail } from '#domain/person/hidden-email';
import type { Participant, Promotion } from '#services/entities/promotion';
import { listParticipants } from '#services/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { Badge, type Tone } from '#ui/parts/Badge';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import { typeChoices } from '../base-choices';
import { messages as adminEs } from '../messages.es-AR';
import { messages as adminPt } from '../messages.pt-BR';
import { type BaseData, ofBrand, promotionName } from '../promotion-data';
import { promotionZone } from '../promotion-zone';
import type { TabProps } from '../tab-props';
import type { ParticipantMessages } from './messages.pt-BR';

/** The status of somebody who no longer takes part (spec offers#promotions). */
export const INACTIVATED = 'INACTIVATED';

const TONES: Readonly<Record<string, Tone>> = { AGREED: 'info', ATTRIBUTED: 'success' };

/** The tab with what it waits for. */
export interface LoadedTab extends TabProps {
  promotions: readonly Promotion[];
  base: BaseData;
}

export const nameOf = ({ userName, userId }: Participant): string => userName || userId;

/** A moment where the promotions are held; empty where the service gives none. */
export function participantTime(moment: string | null | undefined, language: Language): string {
  const at = placeTime(moment, promotionZone(), language);
  return at ? `${at.date} ${at.time}` : '';
}

export function StatusOf({ status, messages }: { status: string; messages: ParticipantMessages }) {
  const text = Object.hasOwn(messages.statuses, status)
    ? messages.statuses[status as keyof typeof messages.statuses]
    : status;
  return <Badge tone={TONES[status] ?? 'neutral'}>{text}</Badge>;
}

/** The participants, a page at a time, filtered by the service. E-mails are hidden at first. */
export function useParticipants({ data, promotions, base, asked }: LoadedTab, messages: ParticipantMessages) {
  const { signal, language } = useHost();
  const admin = useMessages(adminPt, adminEs);
  const [hasEmails, setHasEmails] = useState(false);
  const columns = useMemo<readonly AdminColumn<Participant>[]>(
    () => [
      { name: 'name', label: messages.name, cell: nameOf },
      {
        name: 'email',
        label: messages.email,
        priority: 2,
        cell: ({ email }) => (hasEmails ? email : hiddenEmail(email ?? '')) || '–',
      },
      {
        name: 'promotion',
        label: admin.promotion,
        priority: 2,
        cell: (row) => promotionName(promotions, row.promotionId),
      },
      {
        name: 'status',
        label: messages.status,
        cell: ({ status }) => <StatusOf status={status} messages={messages} />,
      },
      {
        name: 'numbers',
        label: messages.numbers,
        numeric: true,
        priority: 3,
        cell: ({ luckyNumbers }) => luckyNumbers?.length ?? 0,
      },
      {
        name: 'agreedAt',
        label: messages.agreedAt,
        priority: 3,
        cell: ({ agreedAt }) => participantTime(agreedAt, language) || '–',
      },
    ],
    [messages, admin, hasEmails, promotions, language],
  );
  const table = useAdminTable<Participant>({
    name: 'promotion-participants',
    columns,
    filters: [
      {
        name: 'promotion',
        label: admin.promotion,
        all: messages.allPromotions,
        choices: ofBrand(promotions).map(({ id, name }) => ({ value: id, label: name })),
      },
      // A name says who takes part: it is in no address.
      { name: 'name', label: messages.name, personal: true },
      { name: 'type', label: messages.type, all: messages.allTypes, choices: typeChoices(base, admin) },
    ],
    source: data.source,
    load: ({ page, size, filters: { promotion, name, type } }) =>
      listParticipants(
        {
          query: {
            page,
            size,
            ...(promotion && { promotion_id: promotion }),
            ...(name && { user_name: name }),
            ...(type && { attribution_types: [type] }),
          },
        },
        { signal },
      ),
  });
  const done = useRef<typeof asked>(undefined);
  useEffect(() => {
    if (asked?.tab !== 'participants' || done.current === asked) return;
    done.current = asked;
    table.setFilters({ promotion: asked.promotionId });
  }, [asked, table]);
  return { table, hasEmails, setHasEmails };
}
