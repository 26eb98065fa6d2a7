import { useMemo, useRef } from 'react';
import type { RecordAct } from '#features/staff/resource/record-act';
import type { StaffResourceModel } from '#features/staff/resource/use-staff-resource';
import { useHost, useMessages } from '#ui/core/host-context';
import { hasTrait, setTrait, traitSetter, type Wanted } from './change-dealer';
import { type DealerRow, rowOf } from './dealer-rows';
import { texts } from './messages';

/** Least number of characters of the reason. */
const REASON_LENGTH = 10;
/** So many are blocked at once only by who has typed their number. */
const MANY = 10;

interface DealerActs {
  /** Undone after each; it asks for a reason. */
  block: RecordAct<DealerRow>;
  unblock: RecordAct<DealerRow>;
  /** The same, of several too. */
  unblockMany: RecordAct<DealerRow>;
  join: RecordAct<DealerRow>;
  leave: RecordAct<DealerRow>;
}

/** What staff do to dealers. `show` gets a dealer as it is now, and why it was blocked here. */
export function useDealerActs(
  show: (dealer: DealerRow, reason?: string) => void,
  model: () => StaffResourceModel<DealerRow>,
): DealerActs {
  const messages = useMessages(texts);
  const { element, signal, emit } = useHost();
  const setOnce = useMemo(() => traitSetter({ element, signal }), [element, signal]);
  const { notChanged: notDone, unknown } = messages;
  /** By the dealers' ids: no call tells them. */
  const reasons = useRef(new Map<string, string>()).current;
  const blocking = (reason: string): Wanted => ({ trait: 'blocked', value: true, reason });
  const unblocking: Wanted = { trait: 'blocked', value: false };
  const unblocked = (dealer: DealerRow) => {
    show({ ...dealer, blocked: false });
    emit('vt-dealer-unblocked', { dealerId: dealer.id });
  };
  const unblock = async ({ id }: DealerRow) => {
    const now = rowOf(await setOnce(id, unblocking));
    unblocked(now);
    // It is in the searches again.
    model().refresh();
    return now;
  };
  const setEconnect = async ({ id }: DealerRow, to: boolean) => {
    const now = rowOf(await setOnce(id, { trait: 'econnect', value: to }));
    show(now);
    emit('vt-dealer-econnect-changed', { dealerId: id, econnect: to });
    return now;
  };
  const econnect = (to: boolean): RecordAct<DealerRow> => ({
    words: { ...messages[to ? 'join' : 'leave'], conflict: notDone, notDone, unknown },
    isDanger: false,
    isAllowed: (dealer) => !!dealer.econnect !== to,
    perform: (dealer) => setEconnect(dealer, to),
    undo: (dealer) => async () => model().put(await setEconnect(dealer, !to)),
  });
  const unblockOne: RecordAct<DealerRow> = {
    words: { ...messages.unblock, notDone, unknown },
    isDanger: false,
    isAllowed: ({ blocked }) => !!blocked,
    perform: unblock,
  };
  return {
    block: {
      words: messages.block,
      fileName: 'concessionarias',
      reasonLength: REASON_LENGTH,
      typedAbove: MANY,
      isAllowed: ({ blocked }) => !blocked,
      async perform({ id }, reason) {
        reasons.set(id, reason);
        await setOnce(id, blocking(reason));
        return undefined;
      },
      performInRun({ id }, reason, options) {
        reasons.set(id, reason);
        return setTrait(id, blocking(reason), options);
      },
      isDone: ({ id }, options) => hasTrait(id, blocking(''), options),
      onDone(dealer) {
        show({ ...dealer, blocked: true }, reasons.get(dealer.id));
        emit('vt-dealer-blocked', { dealerId: dealer.id });
      },
      undo: (dealer) => async () => void (await unblock(dealer)),
    },
    unblock: unblockOne,
    unblockMany: {
      ...unblockOne,
      words: { ...unblockOne.words, ...messages.unblockMany },
      fileName: 'concessionarias',
      typedAbove: MANY,
      performInRun: ({ id }, _reason, options) => setTrait(id, unblocking, options),
      isDone: ({ id }, options) => hasTrait(id, unblocking, options),
      after: (dealer) => ({ ...dealer, blocked: false }),
      onDone: unblocked,
    },
    join: econnect(true),
    leave: econnect(false),
  };
}
