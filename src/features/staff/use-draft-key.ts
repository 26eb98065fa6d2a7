import { useStore } from '@nanostores/react';
import type { DraftKey } from '#ui/editor/drafts';
import { $session } from '../session/session';

/** Returns the key of the draft of a new record, which is the account's own; undefined as long as the account is not known. */
export function useDraftKey(name: string): DraftKey | undefined {
  const owner = useStore($session).signOnUser?.id;
  return owner ? { name, owner } : undefined;
}
