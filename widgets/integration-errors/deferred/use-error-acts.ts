import { useMemo, useState } from 'react';
import { type Confirmation, useConfirmation } from '#features/staff/use-confirmation';
import { isKind } from '#services/http/problem';
import { type IntegrationError, updateIntegrationError } from '#services/integration-log';
import { sendOnce } from '#services/once/ensure-once';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import type { AdminTableModel } from '#ui/table/use-admin-table';
import { findErrors } from './find-error';
import { texts } from './messages';
import { type Resent, resender } from './resend';

interface StatusChange {
  row: IntegrationError;
  status: 'IGNORED' | 'PENDING';
}

interface ErrorActs {
  resending: Confirmation<readonly IntegrationError[]>;
  changing: Confirmation<StatusChange>;
  /** What was done last, in words; and what became of what was sent again. */
  statusMessage: string;
  resent: Resent | undefined;
  /** Why a corrected error was not sent; empty if it was. */
  problem: string;
  say(text: string): void;
  clear(): void;
  /** Sends one again whose correction is saved. */
  sendCorrected(row: IntegrationError): Promise<void>;
}

/** What staff do to errors: send them again, ignore one, reopen one. */
export function useErrorActs(
  table: Pick<AdminTableModel<IntegrationError>, 'reload' | 'selection' | 'put'>,
): ErrorActs {
  const messages = useMessages(texts);
  const { element, signal, emit } = useHost();
  const [statusMessage, setStatusMessage] = useState('');
  const [problem, setProblem] = useState('');
  const [resent, setResent] = useState<Resent>();
  const resend = useMemo(() => resender(element, signal), [element, signal]);
  const clear = () => {
    setStatusMessage('');
    setProblem('');
    setResent(undefined);
  };
  const say = (text: string) => {
    clear();
    setStatusMessage(text);
  };
  const send = async (rows: readonly IntegrationError[]) => {
    clear();
    const result = await resend(rows);
    if (result.sent.length > 0) emit('vt-integration-errors-resent', { errorIds: [...result.sent] });
    setResent(result);
    table.selection.clear();
    table.reload();
  };
  const resending = useConfirmation<readonly IntegrationError[]>({
    perform: send,
    conflict: messages.changed,
    notDone: messages.notSent,
    onDone: () => undefined,
    onUnknown: table.reload,
  });
  const changing = useConfirmation<StatusChange>({
    async perform({ row, status }, reason) {
      const { id, updatedAt } = row;
      const body = {
        status,
        ...(reason && { note: reason }),
        ...(updatedAt && { updatedAt }),
      };
      try {
        table.put(
          await sendOnce<IntegrationError>({
            owner: element,
            kind: 'error status',
            subject: [id, updatedAt, status],
            send: () => updateIntegrationError({ id, body }, { signal }),
            look: async () => (await findErrors([id], signal)).find((each) => each.status === status),
            // A browser repeats a PATCH whose connection was lost: another state may be this visitor's own doing.
            verifies: (refusal) => isKind(refusal, 'conflict'),
          }),
        );
      } catch (error) {
        // Another person was first: what is asked next is asked of what is there now.
        if (isKind(error, 'conflict')) table.reload();
        throw error;
      }
    },
    conflict: messages.changed,
    notDone: messages.notChanged,
    onDone({ row: { id }, status }) {
      if (status === 'IGNORED') emit('vt-integration-error-ignored', { errorId: id });
      say(fillMessage(status === 'IGNORED' ? messages.ignored : messages.reopened, { id }));
      table.reload();
    },
    onUnknown: table.reload,
  });
  return {
    resending,
    changing,
    statusMessage: statusMessage,
    resent,
    problem,
    say,
    clear,
    async sendCorrected(row) {
      try {
        await send([row]);
      } catch {
        if (signal.aborted) return;
        setProblem(fillMessage(messages.savedNotSent, { id: row.id }));
        table.reload();
      }
    },
  };
}
