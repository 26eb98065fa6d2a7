import { useMemo, useRef, useState } from 'react';
import { placeTime } from '#domain/events/event-time';
import { hiddenEmail } from '#domain/person/hidden-email';
import { containsName } from '#domain/person/same-name';
import { useAccountRows } from '#features/session/use-account-rows';
import type { Event, EventParticipant } from '#services/entities/event';
import { listEventParticipants } from '#services/events';
import { useHost } from '#ui/core/host-context';
import { localPage } from '#ui/table/local-page';
import { type AdminColumn, useAdminTable } from '#ui/table/use-admin-table';
import type { Messages } from './messages.pt-BR';

/** A participant as a row: its id is the event's own for them. */
export type ParticipantRow = EventParticipant & { id: string };

const { compare } = new Intl.Collator('pt-BR', { numeric: true });
const ORDERS = {
  name: (one: ParticipantRow, other: ParticipantRow) => compare(one.name ?? '', other.name ?? ''),
  enrolledAt: (one: ParticipantRow, other: ParticipantRow) =>
    compare(one.enrolledAt ?? '', other.enrolledAt ?? ''),
};

/** The participants of an event: the service gives them whole, and they are asked for once. E-mails are hidden at first. */
export function useParticipants({ id, timeZone }: Event, messages: Messages) {
  const { signal, language } = useHost();
  const [hasEmails, setHasEmails] = useState(false);
  const all = useRef<ParticipantRow[]>(undefined);
  const columns = useMemo<readonly AdminColumn<ParticipantRow>[]>(() => {
    const enrolled = ({ enrolledAt }: ParticipantRow) => {
      const at = placeTime(enrolledAt, timeZone, language);
      return at ? `${at.date} ${at.time}` : messages.none;
    };
    return [
      { name: 'name', label: messages.name, cell: ({ name }) => name || messages.none, sortable: true },
      {
        name: 'email',
        label: messages.email,
        cell: ({ email }) => (hasEmails ? email : hiddenEmail(email ?? '')) || messages.none,
        priority: 2,
      },
      { name: 'enrolledAt', label: messages.enrolledAt, cell: enrolled, sortable: true, priority: 3 },
    ];
  }, [messages, hasEmails, timeZone, language]);
  const table = useAdminTable<ParticipantRow>({
    name: 'participants',
    columns,
    // A name says who takes part: it is in no address.
    filters: [{ name: 'name', label: messages.name, personal: true }],
    source: useAccountRows('gate'),
    async load(query) {
      all.current ??= (await listEventParticipants({ id }, { signal })).map((each) => ({
        ...each,
        id: each.participantId,
      }));
      const { name } = query.filters;
      return localPage(all.current, query, {
        matches: (row) => !name || containsName(row.name ?? '', name),
        orders: ORDERS,
      });
    },
  });
  return {
    table,
    hasEmails,
    setHasEmails,
    refresh() {
      all.current = undefined;
      table.reload();
    },
    drop(participantId: string) {
      all.current = all.current?.filter((row) => row.id !== participantId);
      table.drop(participantId);
    },
  };
}
