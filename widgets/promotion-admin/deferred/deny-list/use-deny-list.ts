import { useRef } from 'react';
import type { Denied, DenyList } from '#services/entities/promotion';
import { wholeRecord } from '#services/entities/whole-record';
import { otherVersion } from '#services/http/other-version';
import { sendOnce } from '#services/once/ensure-once';
import {
  addToDenyList,
  clearDenyList,
  getDenyList,
  removeFromDenyList,
  replaceDenyList,
} from '#services/promotion';
import { useHost } from '#ui/core/host-context';
import { isSameList, type Wanted, wantedOf } from './differences';

export type Items = readonly Denied[];

export interface DenyListCalls {
  /** Asks the service, whatever is known. Throws a ServiceError. */
  load(): Promise<DenyList>;
  /** As the service had it last; undefined before the first answer. */
  present(): DenyList | undefined;
  add(items: readonly Wanted[]): Promise<DenyList>;
  remove(documents: readonly string[]): Promise<DenyList>;
  /** Replaces the list, of which entries that stay keep what is known of them. Fails with 409 if it is another one by now. */
  replace(items: readonly Wanted[], present: DenyList): Promise<DenyList>;
  /** Removes all entries. Fails with 409 if the service has other ones by now than those that were seen. */
  clear(seen: Items): Promise<DenyList>;
}

/**
 * Who may not take part in a promotion. Each change is one call for the whole of it; after an answer that was lost the list is asked
 * for, and a change that is in it is done. Throws a ServiceError, or an UnknownOutcome.
 */
export function useDenyList(promotionId: string): DenyListCalls {
  const { signal, emit } = useHost();
  const held = useRef<DenyList | undefined>(undefined);
  const load = async () => {
    held.current = await getDenyList({ promotionId }, { signal });
    return held.current;
  };
  const change = async (make: () => Promise<DenyList>, isDone: (items: Items) => boolean) => {
    held.current = await sendOnce<DenyList>({
      // Each change is of the list that was asked for last.
      owner: {},
      kind: 'deny list',
      send: make,
      async look() {
        const list = await load();
        return isDone(list.items ?? []) ? list : undefined;
      },
    });
    emit('vt-deny-list-changed', { promotionId });
    return held.current;
  };
  const has = (items: Items, document: string) => items.some((item) => item.document === document);
  return {
    load,
    present: () => held.current,
    add: (items) =>
      change(
        () => addToDenyList({ promotionId, body: { items: [...items] } }, { signal }),
        (present) => items.every(({ document }) => has(present, document)),
      ),
    remove: (documents) =>
      change(
        () => removeFromDenyList({ promotionId, body: { documents: [...documents] } }, { signal }),
        (present) => !documents.some((document) => has(present, document)),
      ),
    replace: (items, list) =>
      change(
        () => {
          const known = new Map((list.items ?? []).map((item) => [item.document, item]));
          const whole = items.map((item) => {
            const read = known.get(item.document);
            return read ? wholeRecord(read, item, wantedOf(read)) : item;
          });
          const body = wholeRecord(list, { items: whole });
          return replaceDenyList({ promotionId, body }, { signal });
        },
        (present) => isSameList(present, items),
      ),
    async clear(seen) {
      // The call has no version: what somebody else has added since would go with the others.
      const list = await load();
      const { items } = list;
      if (!items?.length) return list;
      if (!isSameList(items, seen.map(wantedOf))) throw otherVersion('DNY-03');
      return change(
        async () => {
          await clearDenyList({ promotionId }, { signal });
          return { promotionId, items: [], version: 0 };
        },
        (present) => present.length === 0,
      );
    },
  };
}
