import { useMemo, useState } from 'react';
import type { StaffResourceModel } from '#features/staff/resource/use-staff-resource';
import type { IntegrationError } from '#services/integration-log';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { texts } from './messages';
import { type Resent, resender } from './resend';

export interface Resending {
  /** Sends errors again. Throws a ServiceError. */
  send(rows: readonly IntegrationError[]): Promise<void>;
  /** What became of what was sent again. */
  resent: Resent | undefined;
  /** Why a corrected error was not sent; empty if it was. */
  problem: string;
  clear(): void;
  /** Sends one again whose correction is saved. */
  sendCorrected(row: IntegrationError): Promise<void>;
}

/** Sends errors again, and says what became of each. */
export function useResending(model: () => StaffResourceModel<IntegrationError>): Resending {
  const messages = useMessages(texts);
  const { element, signal, emit } = useHost();
  const [problem, setProblem] = useState('');
  const [resent, setResent] = useState<Resent>();
  const resend = useMemo(() => resender(element, signal), [element, signal]);
  const clear = () => {
    setProblem('');
    setResent(undefined);
  };
  const send = async (rows: readonly IntegrationError[]) => {
    clear();
    model().clear();
    const result = await resend(rows);
    if (result.sent.length > 0) emit('vt-integration-errors-resent', { errorIds: [...result.sent] });
    setResent(result);
  };
  return {
    send,
    resent,
    problem,
    clear,
    async sendCorrected(row) {
      try {
        await send([row]);
        model().table.selection.clear();
      } catch {
        if (signal.aborted) return;
        setProblem(fillMessage(messages.savedNotSent, { id: row.id }));
      }
      model().refresh();
    },
  };
}
