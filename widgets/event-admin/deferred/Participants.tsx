import { useState } from 'react';
import { BulkActionView } from '#features/staff/BulkActionView';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useBulkAction } from '#features/staff/use-bulk-action';
import { useConfirmation } from '#features/staff/use-confirmation';
import type { Event } from '#services/entities/event';
import { listEventParticipants, removeEventParticipant } from '#services/events';
import { orNull } from '#services/fallbacks/problem';
import type { CallOptions } from '#services/http/types';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { AdminTable } from '#ui/table/AdminTable';
import { DownloadList } from './DownloadList';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { type ParticipantRow, useParticipants } from './use-participants';

/** Least number of characters of the reason. */
const REASON_LENGTH = 10;

/** Who takes part in an event, with what staff can do to one and to several. */
export function Participants({ event }: { event: Event }) {
  const messages = useMessages(pt, es);
  const { signal, emit } = useHost();
  const [said, setSaid] = useState('');
  const { table, hasEmails, setHasEmails, refresh, drop } = useParticipants(event, messages);
  const { id } = event;
  const isOver = event.status === 'ENDED';
  const nameOf = ({ name, participantId }: ParticipantRow) => name || participantId;
  /** One that is gone already counts as removed, which was the aim. */
  const remove = (participantId: string, reason: string, options: CallOptions) =>
    orNull(removeEventParticipant({ id, participantId, body: { reason } }, options));
  const isRemoved = ({ participantId }: ParticipantRow) => {
    emit('vt-event-participant-removed', { eventId: id });
    drop(participantId);
  };
  const removal = useConfirmation<ParticipantRow>({
    perform: ({ participantId }, reason) => remove(participantId, reason, { signal }),
    conflict: messages.conflict,
    notDone: messages.notRemoved,
    onDone(row) {
      isRemoved(row);
      setSaid(fillMessage(messages.removed, { name: nameOf(row) }));
      refresh();
    },
    onUnknown: refresh,
  });
  const removals = useBulkAction<ParticipantRow>({
    table,
    nameOf,
    perform: ({ participantId }, reason, options) => remove(participantId, reason, options),
    async check({ participantId }, options) {
      const present = await listEventParticipants({ id }, options);
      return !present.some((each) => each.participantId === participantId);
    },
    onDone: isRemoved,
    onClose: refresh,
  });
  const collect = () => {
    setSaid('');
    removals.selected.collect();
  };
  return (
    <>
      {isOver && <p className="muted">{messages.isOver}</p>}
      <div className="actions participant-tools">
        <DownloadList eventId={id} />
        <Button kind="plain" aria-pressed={hasEmails} onClick={() => setHasEmails(!hasEmails)}>
          {hasEmails ? messages.hideEmails : messages.showEmails}
        </Button>
      </div>
      <p className="muted small">{messages.downloadHint}</p>
      <p role="status" className={said ? 'notice' : 'sr'}>
        {said}
      </p>
      <BulkActionView
        action={removals}
        title={messages.removeMany}
        button={messages.remove}
        hint={messages.removeHint}
        words={messages.bulk}
        fileName={messages.fileName}
        reasonLength={REASON_LENGTH}
      >
        <AdminTable<ParticipantRow>
          table={table}
          caption={fillMessage(messages.caption, { title: event.title })}
          nameOf={nameOf}
          {...(!isOver && {
            actionsOf: (row: ParticipantRow) => [
              { label: messages.remove, isDanger: true, onPress: () => removal.ask(row) },
            ],
            bulkActions: [{ label: messages.remove, isDanger: true, onPress: collect }],
          })}
          empty={<Empty title={messages.emptyTitle}>{messages.emptyHint}</Empty>}
        />
      </BulkActionView>
      <ConfirmedAction
        confirmation={removal}
        title={(row) => fillMessage(messages.removeTitle, { name: nameOf(row) })}
        action={messages.remove}
        reasonLength={REASON_LENGTH}
      >
        <p>{messages.removeHint}</p>
      </ConfirmedAction>
    </>
  );
}
