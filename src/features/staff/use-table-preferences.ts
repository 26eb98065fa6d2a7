import { useStore } from '@nanostores/react';
import { useMemo } from 'react';
import { hashOf } from '#domain/once/attempt-key';
import { persisted } from '#page/settings/storage';
import { type PreferencesCell, tablePreferences } from '#ui/table/layout/table-layout';
import { $session } from '../session/session';

/** A year (ours): an arrangement is no copy of what a service says, which grows old. */
const LIFETIME = 365 * 86_400_000;

/** Returns where the account keeps how it has arranged its tables, in this browser; undefined as long as it is not known. */
export function useTablePreferences(): PreferencesCell {
  const id = useStore($session).signOnUser?.id;
  const account = id && hashOf(id);
  return useMemo(
    () =>
      account ? persisted(`tables ${account}`, tablePreferences, { lifetime: () => LIFETIME }) : undefined,
    [account],
  );
}
