import { useState } from 'react';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useCollectedRows } from '#features/staff/use-collected-rows';
import { useConfirmation } from '#features/staff/use-confirmation';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import type { Event } from '#services/entities/event';
import { listEventParticipants, removeEventParticipant } from '#services/events';
import { orNull } from '#services/fallbacks/problem';
import type { CallOptions } from '#services/http/types';
import { BulkRun } from '#ui/bulk/BulkRun';
import { FailureNotice } from '#ui/core/FailureNotice';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { ConfirmDialog } from '#ui/editor/ConfirmDialog';
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
  const selected = useCollectedRows<ParticipantRow>(table);
  const { rows: several } = selected;
  const bulk = useStaffBulk<ParticipantRow & { label: string }>();
  const removeAll = (rows: readonly ParticipantRow[], reason: string) => {
    selected.drop();
    bulk.start(
      rows.map((row) => ({ ...row, label: nameOf(row) })),
      {
        perform: ({ participantId }, { signal: ended, key }) =>
          remove(participantId, reason, { signal: ended, idempotencyKey: key }),
        async check({ participantId }, { signal: ended }) {
          const present = await listEventParticipants({ id }, { signal: ended });
          return !present.some((each) => each.participantId === participantId);
        },
        onDone: isRemoved,
      },
    );
  };
  const collect = () => {
    setSaid('');
    selected.collect();
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
      {selected.failed && <FailureNotice onRetry={collect} />}
      {bulk.run ? (
        <BulkRun
          bulk={bulk}
          words={messages.bulk}
          fileName={messages.fileName}
          isSignedIn={bulk.isSignedIn}
          whenEnded={<SignInLink newTab />}
          onClose={() => {
            bulk.close();
            table.selection.clear();
            refresh();
          }}
        />
      ) : (
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
      )}
      <ConfirmedAction
        confirmation={removal}
        title={(row) => fillMessage(messages.removeTitle, { name: nameOf(row) })}
        action={messages.remove}
        reasonLength={REASON_LENGTH}
      >
        <p>{messages.removeHint}</p>
      </ConfirmedAction>
      {several && (
        <ConfirmDialog
          title={countText(messages.removeMany, several.length)}
          action={messages.remove}
          reasonLength={REASON_LENGTH}
          onConfirm={(reason) => removeAll(several, reason)}
          onClose={selected.drop}
        >
          <p>{messages.removeHint}</p>
          <p>{several.map(nameOf).join(', ')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
