import type { RecordAct } from '#features/staff/resource/record-act';
import type { StaffResourceModel } from '#features/staff/resource/use-staff-resource';
import { isOtherVersion, otherVersion } from '#services/http/other-version';
import { isKind } from '#services/http/problem';
import { type IntegrationError, updateIntegrationError } from '#services/integration-log';
import { sendOnce } from '#services/once/ensure-once';
import { useHost, useMessages } from '#ui/core/host-context';
import { countText } from '#ui/count-text';
import { findErrors } from './find-error';
import { texts } from './messages';
import { isSettled } from './resend';
import type { Resending } from './use-resending';

/** For so many a slip is dear: their number has to be typed. */
const MANY = 20;
/** Least number of characters of the reason. */
const REASON_LENGTH = 10;

/** Whether an error can be sent again, or ignored. */
export const isSendable = (row: IntegrationError): boolean =>
  !isSettled(row) && row.status !== 'REPROCESSING';

/** Returns an error's note with a reason after what others have written there. */
const noteWith = (note: string | null | undefined, reason: string): string =>
  [note?.trim(), reason].filter(Boolean).join('\n');

/** What staff do to errors: send them again with one call, ignore one or several, reopen one. */
export function useErrorActs(
  model: () => StaffResourceModel<IntegrationError>,
  { send, clear }: Pick<Resending, 'send' | 'clear'>,
): readonly RecordAct<IntegrationError>[] {
  const messages = useMessages(texts);
  const { element, signal, emit } = useHost();
  const { changed: conflict, notChanged: notDone } = messages;
  /** Changes the status of an error that nobody has changed since: not every service compares. */
  const change = async ({ id, updatedAt }: IntegrationError, status: string, reason: string) => {
    try {
      const [present] = await findErrors([id], signal);
      if (present?.status === status) return present;
      if (isOtherVersion(present?.updatedAt, updatedAt)) throw otherVersion('LOG-05');
      const note = noteWith(present?.note, reason);
      const body = { status, ...(reason && { note }), ...(updatedAt && { updatedAt }) };
      return await sendOnce<IntegrationError>({
        owner: element,
        kind: 'error status',
        subject: [id, updatedAt, status],
        send: () => updateIntegrationError({ id, body }, { signal }),
        look: async () => (await findErrors([id], signal)).find((each) => each.status === status),
        // A browser repeats a PATCH whose connection was lost: another state may be this visitor's own doing.
        verifies: (refusal) => isKind(refusal, 'conflict'),
      });
    } catch (error) {
      // Another person was first: what is asked next is asked of what is there now.
      if (isKind(error, 'conflict')) model().refresh();
      throw error;
    }
  };
  return [
    {
      words: { ...messages.sendAgain, done: '', conflict, notDone: messages.notSent },
      isDanger: false,
      typedAbove: MANY,
      namesUpTo: 0,
      isAllowed: isSendable,
      note(rows) {
        const settled = rows.filter(isSettled).length;
        return settled > 0 ? countText(messages.settledHint, settled) : '';
      },
      performTogether: send,
    },
    {
      words: { ...messages.ignore, conflict, notDone },
      fileName: messages.errorsFile,
      reasonLength: REASON_LENGTH,
      isAllowed: isSendable,
      perform: (row, reason) => change(row, 'IGNORED', reason),
      onDone({ id }) {
        clear();
        emit('vt-integration-error-ignored', { errorId: id });
      },
    },
    {
      words: { ...messages.reopen, conflict, notDone },
      isDanger: false,
      isAllowed: ({ status }) => status === 'IGNORED',
      perform: (row) => change(row, 'PENDING', ''),
      onDone: clear,
    },
  ];
}
