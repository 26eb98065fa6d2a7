import { changedFields } from '#domain/records/merge';
import { isKind } from '#services/http/problem';
import { sendOnce } from '#services/once/ensure-once';
import { UnknownOutcome } from '#services/once/unknown-outcome';
import type { SavedRecord } from './saved-record';

interface Saving<V, Version, Read> {
  /** Of the attempts to save this record. */
  owner: object;
  fields: readonly (keyof V & string)[];
  save(): Promise<void>;
  /** Asks for the record as the service has it now; absent if it cannot be asked. */
  ask?: (() => Promise<SavedRecord<V, Version, Read> | null>) | undefined;
  onFound(record: SavedRecord<V, Version, Read>): void;
}

/**
 * Saves once: after an answer that was lost the service is asked whether it has what was sent, before it is sent again. Throws
 * the failure of the call, or an UnknownOutcome if nobody knows.
 */
export async function saveRecord<V extends object, Version, Read = unknown>(
  values: V,
  saving: Saving<V, Version, Read>,
): Promise<void> {
  const { owner, fields, save, ask, onFound } = saving;
  if (!ask) return save();
  let ended: unknown;
  const find = async () => {
    try {
      const found = await ask();
      return found && changedFields(found.values, values, fields).length === 0 ? found : undefined;
    } catch (error) {
      if (isKind(error, 'unauthenticated')) ended = error;
      throw error;
    }
  };
  try {
    const found = await sendOnce<SavedRecord<V, Version, Read> | 'saved'>({
      owner,
      kind: 'record',
      content: values,
      look: find,
      send: async () => {
        await save();
        return 'saved';
      },
    });
    if (found !== 'saved') onFound(found);
  } catch (error) {
    // Nobody can ask before they have signed in again.
    if (ended) throw ended;
    // It has been asked, and has nothing of it: a failure like any other.
    throw error instanceof UnknownOutcome && error.why === 'absent' ? error.cause : error;
  }
}
