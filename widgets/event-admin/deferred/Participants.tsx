import type { RecordAct } from '#features/staff/resource/record-act';
import { StaffResourceView } from '#features/staff/resource/StaffResourceView';
import { useStaffResource } from '#features/staff/resource/use-staff-resource';
import type { Event } from '#services/entities/event';
import { listEventParticipants, removeEventParticipant } from '#services/events';
import { orNull } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { DownloadList } from './DownloadList';
import { texts } from './messages';
import { type ParticipantRow, useParticipants } from './use-participants';

/** Least number of characters of the reason. */
const REASON_LENGTH = 10;

/** Who takes part in an event, with what staff can do to one and to several. */
export function Participants({ event }: { event: Event }) {
  const messages = useMessages(texts);
  const { emit } = useHost();
  const { resource: rows, hasEmails, setHasEmails } = useParticipants(event, messages);
  const { id } = event;
  const isOver = event.status === 'ENDED';
  const removal: RecordAct<ParticipantRow> = {
    words: messages.removal,
    fileName: messages.fileName,
    reasonLength: REASON_LENGTH,
    perform: ({ participantId }, reason, options) =>
      orNull(removeEventParticipant({ id, participantId, body: { reason } }, options)),
    async isDone({ participantId }, options) {
      const present = await listEventParticipants({ id }, options);
      return !present.some((each) => each.participantId === participantId);
    },
    onDone: () => emit('vt-event-participant-removed', { eventId: id }),
  };
  const resource = useStaffResource<ParticipantRow>({
    ...rows,
    words: { ...messages, caption: fillMessage(messages.caption, { title: event.title }) },
    nameOf: ({ name, participantId }) => name || participantId,
    acts: isOver ? [] : [removal],
  });
  return (
    <>
      {isOver && <p className="muted">{messages.isOver}</p>}
      <StaffResourceView
        resource={resource}
        tools={
          <>
            <DownloadList eventId={id} />
            <Button kind="plain" aria-pressed={hasEmails} onClick={() => setHasEmails(!hasEmails)}>
              {hasEmails ? messages.hideEmails : messages.showEmails}
            </Button>
          </>
        }
      >
        <p className="muted small">{messages.downloadHint}</p>
      </StaffResourceView>
    </>
  );
}
