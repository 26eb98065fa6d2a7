import { useMemo, useState } from 'react';
import type { Language } from '#domain/core/brands';
import { placeTime } from '#domain/events/event-time';
import { hiddenEmail } from '#domain/person/hidden-email';
import type { Participant, Promotion } from '#services/entities/promotion';
import { joinedPage } from '#services/http/joined-page';
import { listParticipants } from '#services/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { Badge, type Tone } from '#ui/parts/Badge';
import type { TableFilter, TableQuery } from '#ui/table/table-query';
import type { AdminColumn } from '#ui/table/use-admin-table';
import { typeChoices } from '../base-choices';
import { texts as adminTexts } from '../messages';
import { type BaseData, ofBrand, promotionName } from '../promotion-data';
import { promotionZone } from '../promotion-zone';
import type { TabProps } from '../tab-props';
import type { ParticipantMessages } from './messages';

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

/** What the table of the participants shows, filtered by the service. E-mails are hidden at first. */
export function useParticipants({ data, promotions, base }: LoadedTab, messages: ParticipantMessages) {
  const { language } = useHost();
  const admin = useMessages(adminTexts);
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
  const filters: readonly TableFilter[] = [
    {
      name: 'promotion',
      label: admin.promotion,
      all: messages.allPromotions,
      choices: ofBrand(promotions).map(({ id, name }) => ({ value: id, label: name })),
    },
    // A name says who takes part: it is in no address.
    { name: 'name', label: messages.name, personal: true },
    { name: 'type', label: messages.type, all: messages.allTypes, choices: typeChoices(base, admin) },
  ];
  /** Without a promotion the service answers the people of all brands: it is asked for those of each of the brand's. */
  const rows = (
    { page, size, filters: { promotion, name, type } }: TableQuery,
    { signal }: { signal: AbortSignal },
  ) => {
    const filter = { ...(name && { user_name: name }), ...(type && { attribution_types: [type] }) };
    const ids = promotion ? [promotion] : ofBrand(promotions).map(({ id }) => id);
    const lists = ids.map(
      (id) => (part: { page: number; size: number }) =>
        listParticipants({ query: { ...part, ...filter, promotion_id: id } }, { signal }),
    );
    return joinedPage(lists, { page, size });
  };
  const resource = { name: 'promotion-participants', columns, filters, rows, nameOf, source: data.source };
  return { resource, hasEmails, setHasEmails };
}
