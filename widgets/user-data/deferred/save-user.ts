import type { Country } from '../../../src/domain/core/brands';
import { $session, putUser } from '../../../src/features/session/session';
import { statusOf } from '../../../src/services/fallbacks/status';
import { outdateAgreement, updateUser } from '../../../src/services/user';
import type { Host } from '../../../src/ui/core/host-context';
import { FormRefusal } from '../../../src/ui/form-refusal';
import { messages } from './messages';
import { changesOf, type UserForm } from './user-values';

const TAKEN = 409;

/** The calls that are done: a retry does not repeat them. */
export interface Progress {
  saved: UserForm;
  /** Number of fields changed so far. */
  changed: number;
  agreed: boolean;
}

/**
 * Saves the changed fields, then the acceptance of an agreement; neither call is made without need. Resolves to the number
 * of changed fields. Throws a FormRefusal or a ServiceError.
 */
export async function saveUser(
  values: Partial<UserForm>,
  progress: Progress,
  agreement: 'none' | 'privacy' | 'terms',
  country: Country,
  host: Host,
): Promise<number> {
  const { serial } = $session.get();
  const limits = { signal: host.signal };
  const body = changesOf(values, progress.saved, country);
  const count = Object.keys(body).length;
  if (count > 0) {
    const user = await updateUser({ body }, limits).catch((error) => {
      if (statusOf(error) !== TAKEN) throw error;
      throw new FormRefusal({ emailPreferred: messages[host.language].taken });
    });
    progress.saved = { ...progress.saved, ...values };
    progress.changed += count;
    putUser(user, serial);
  }
  if (agreement !== 'none' && !progress.agreed) {
    await outdateAgreement({ body: { type: agreement.toUpperCase() } }, limits);
    progress.agreed = true;
  }
  const { changed } = progress;
  host.emit('vt-user-data-saved', { changed });
  return changed;
}
