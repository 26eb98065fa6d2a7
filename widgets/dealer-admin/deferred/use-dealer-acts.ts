import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { hasAccess } from '#domain/access/access';
import { $session } from '#features/session/session';
import { texts as staffTexts } from '#features/staff/messages';
import type { DealerDetails } from '#services/entities/dealer';
import { isOutcomeUnknown } from '#services/once/unknown-outcome';
import { useHost, useMessages } from '#ui/core/host-context';
import { type Undo, useUndo } from '#ui/editor/use-undo';
import { failureText } from '#ui/failure-text';
import { fillMessage } from '#ui/fill-message';
import { traitSetter } from './change-dealer';
import { type DealerRow, rowOf } from './dealer-rows';
import { texts } from './messages';

interface DealerActs {
  /** What the account may do; the server decides. */
  can: { block: boolean; econnect: boolean };
  undo: Undo;
  /** What was done last and is not undone: blocking asks for a reason. */
  statusMessage: string;
  /** Why the latest act failed, in words; empty if it did not. */
  problem: string;
  /** Ids of the dealers whose change is under way. */
  busy: ReadonlySet<string>;
  block(dealer: DealerRow, reason: string): Promise<void>;
  unblock(dealer: DealerRow): Promise<void>;
  toggleEconnect(dealer: DealerRow): Promise<void>;
}

/** What staff do to one dealer. `onChanged` hears how it is now. */
export function useDealerActs(onChanged: (dealer: DealerRow) => void): DealerActs {
  const messages = useMessages(texts);
  const { forbidden } = useMessages(staffTexts);
  const { element, signal, emit } = useHost();
  const { signOnUser } = useStore($session);
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const [statusMessage, setStatusMessage] = useState('');
  const undo = useUndo();
  const setTrait = useMemo(() => traitSetter({ element, signal }), [element, signal]);
  const changed = (now: DealerDetails) => onChanged(rowOf(now));
  const unblock = async ({ id }: DealerRow) => {
    changed(await setTrait(id, { trait: 'blocked', value: false }));
    emit('vt-dealer-unblocked', { dealerId: id });
  };
  const econnect = async ({ id }: DealerRow, to: boolean) => {
    changed(await setTrait(id, { trait: 'econnect', value: to }));
    emit('vt-dealer-econnect-changed', { dealerId: id, econnect: to });
  };
  const sayWhy = (error: unknown, name: string, conflict: string) => {
    const failed = fillMessage(isOutcomeUnknown(error) ? messages.unknown : messages.notChanged, { name });
    return failureText(error, { conflict, forbidden, failed });
  };
  /** Does one thing at a time to a dealer; a failure is said in words. */
  const act = async (dealer: DealerRow, run: () => Promise<void>, conflict = messages.notChanged) => {
    if (busy.has(dealer.id)) return;
    setProblem('');
    setStatusMessage('');
    setBusy((ids) => new Set(ids).add(dealer.id));
    try {
      await run();
    } catch (error) {
      setProblem(sayWhy(error, dealer.name, conflict));
    } finally {
      setBusy((ids) => new Set([...ids].filter((id) => id !== dealer.id)));
    }
  };
  return {
    can: {
      block: hasAccess(signOnUser ?? {}, { anyRole: ['dealer_blocker'] }),
      econnect: hasAccess(signOnUser ?? {}, { anyRole: ['dealer_manager'] }),
    },
    undo,
    statusMessage: statusMessage,
    problem,
    busy,
    async block(dealer, reason) {
      setProblem('');
      setStatusMessage('');
      changed(await setTrait(dealer.id, { trait: 'blocked', value: true, reason }));
      emit('vt-dealer-blocked', { dealerId: dealer.id });
      undo.offer(fillMessage(messages.blocked, { name: dealer.name }), () => unblock(dealer));
    },
    unblock: (dealer) =>
      act(
        dealer,
        async () => {
          await unblock(dealer);
          setStatusMessage(fillMessage(messages.unblocked, { name: dealer.name }));
        },
        messages.unblockedAlready,
      ),
    toggleEconnect: (dealer) =>
      act(dealer, async () => {
        const to = !dealer.econnect;
        await econnect(dealer, to);
        undo.offer(fillMessage(to ? messages.joined : messages.left, { name: dealer.name }), () =>
          econnect(dealer, !to),
        );
      }),
  };
}
