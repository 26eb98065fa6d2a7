import { useEffect, useMemo, useState } from 'react';
import type { StaffResourceModel } from '#features/staff/resource/use-staff-resource';
import { type CollectedRows, useCollectedRows } from '#features/staff/use-collected-rows';
import { type Confirmation, useConfirmation } from '#features/staff/use-confirmation';
import type { IntegrationError } from '#services/integration-log';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { texts } from './messages';
import { type Resent, resender } from './resend';

interface Resending {
  resending: Confirmation<readonly IntegrationError[]>;
  selected: CollectedRows<IntegrationError>;
  /** Asks about the selected errors. */
  collect(): void;
  /** What became of what was sent again. */
  resent: Resent | undefined;
  /** Why a corrected error was not sent; empty if it was. */
  problem: string;
  clear(): void;
  /** Sends one again whose correction is saved. */
  sendCorrected(row: IntegrationError): Promise<void>;
}

/** Sends errors again, many with one call, which no run of the resource does. */
export function useResending(model: () => StaffResourceModel<IntegrationError>): Resending {
  const messages = useMessages(texts);
  const { signal, emit } = useHost();
  const [problem, setProblem] = useState('');
  const [resent, setResent] = useState<Resent>();
  const resend = useMemo(() => resender(signal), [signal]);
  const clear = () => {
    setProblem('');
    setResent(undefined);
  };
  const clearAll = () => {
    clear();
    model().clear();
  };
  const send = async (rows: readonly IntegrationError[]) => {
    clearAll();
    const result = await resend(rows);
    if (result.sent.length > 0) emit('vt-integration-errors-resent', { errorIds: [...result.sent] });
    setResent(result);
    model().table.selection.clear();
    model().refresh();
  };
  const resending = useConfirmation<readonly IntegrationError[]>({
    perform: send,
    conflict: messages.changed,
    notDone: messages.notSent,
    onDone: () => undefined,
    onUnknown: () => model().refresh(),
  });
  const selected = useCollectedRows<IntegrationError>({ collect: () => model().table.collect() });
  const { rows } = selected;
  const latest = useLatest({ drop: selected.drop, ask: resending.ask });
  // Once they are there, they are asked about.
  useEffect(() => {
    if (!rows) return;
    latest.current.drop();
    latest.current.ask(rows);
  }, [rows]);
  return {
    resending,
    selected,
    collect() {
      clearAll();
      selected.collect();
    },
    resent,
    problem,
    clear,
    async sendCorrected(row) {
      try {
        await send([row]);
      } catch {
        if (signal.aborted) return;
        setProblem(fillMessage(messages.savedNotSent, { id: row.id }));
        model().refresh();
      }
    },
  };
}
