import { useMemo, useState } from 'react';
import { placeTime } from '#domain/events/event-time';
import { hiddenEmail } from '#domain/person/hidden-email';
import { containsName } from '#domain/person/same-name';
import type { WholeList } from '#features/staff/resource/staff-resource';
import type { Event, EventParticipant } from '#services/entities/event';
import { listEventParticipants } from '#services/events';
import { useHost } from '#ui/core/host-context';
import type { AdminColumn } from '#ui/table/use-admin-table';
import type { Messages } from './messages';

/** A participant as a row: its id is the event's own for them. */
export type ParticipantRow = EventParticipant & { id: string };

const { compare } = new Intl.Collator('pt-BR', { numeric: true });
const ORDERS = {
  name: (one: ParticipantRow, other: ParticipantRow) => compare(one.name ?? '', other.name ?? ''),
  enrolledAt: (one: ParticipantRow, other: ParticipantRow) =>
    compare(one.enrolledAt ?? '', other.enrolledAt ?? ''),
};

/** What the table of an event's participants shows: the service gives them whole. E-mails are hidden at first. */
export function useParticipants({ id, timeZone }: Event, messages: Messages) {
  const { signal, language } = useHost();
  const [hasEmails, setHasEmails] = useState(false);
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
  const rows: WholeList<ParticipantRow> = {
    async load() {
      const all = await listEventParticipants({ id }, { signal });
      return all.map((each) => ({ ...each, id: each.participantId }));
    },
    matches: (row, { name }) => !name || containsName(row.name ?? '', name),
    orders: ORDERS,
  };
  // A name says who takes part: it is in no address.
  const filters = [{ name: 'name', label: messages.name, personal: true }];
  return { resource: { name: 'participants', columns, filters, rows }, hasEmails, setHasEmails };
}
