import type { Country } from '#domain/core/brands';
import { accountAddress } from '#features/place/address/address-values';
import { $session, putUser } from '#features/session/session';
import { wholeRecord } from '#services/entities/whole-record';
import { isKind, kindOf } from '#services/http/problem';
import { proveIdentity, updateUser } from '#services/user';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import { texts } from './messages';
import { changesOf, needsProof, type UserForm } from './user-values';

/** The calls that are done: a retry does not repeat them. */
export interface Progress {
  saved: UserForm;
  /** Number of fields changed so far. */
  changed: number;
  /** What was accepted before is being said to be outdated, which comes before the new acceptance. */
  outdating?: Promise<void> | undefined;
  /** Of the account's owner, until it is used (spec roles#account). In memory only. */
  proof?: string | undefined;
}

/** Resolves to the proof of a change: by the password, or by the code sent to the e-mail in use. */
async function proofOf(values: Partial<UserForm>, email: string, host: Host): Promise<string> {
  const { proofBy, password = '', code = '' } = values;
  const body = proofBy === 'code' ? { email, code: code.trim() } : { password };
  const answer = await proveIdentity({ body }, { signal: host.signal }).catch((error) => {
    if (!isKind(error, 'rate-limited')) throw error;
    throw new FormRefusal({}, [texts[host.language].tooMany]);
  });
  return answer.proof;
}

/**
 * Saves the changed fields and the acceptance of an agreement; no call is made without need. Resolves to the number of changed
 * fields. Throws a FormRefusal or a ServiceError.
 */
export async function saveUser(
  values: Partial<UserForm>,
  progress: Progress,
  agreement: 'none' | 'privacy' | 'terms',
  country: Country,
  host: Host,
): Promise<number> {
  const { serial, user } = $session.get();
  const limits = { signal: host.signal };
  const body = changesOf(values, progress.saved, country);
  const count = Object.keys(body).length;
  const accepted = agreement === 'none' ? undefined : agreement.toUpperCase();
  if (count > 0 || accepted) {
    await progress.outdating;
    const messages = texts[host.language];
    const isProved = needsProof(values, progress.saved, country);
    if (isProved) progress.proof ??= await proofOf(values, progress.saved.emailPreferred, host);
    const { address } = body;
    const before = accountAddress(progress.saved, country);
    const sent = {
      ...body,
      // Nobody says what becomes of the fields of an address that are not sent.
      ...(address && user?.address && { address: wholeRecord(user.address, address, before) }),
      ...(accepted && { agreement: accepted }),
      ...(isProved && { proof: progress.proof }),
    };
    const saved = await updateUser({ body: sent }, limits).catch((error) => {
      const kind = kindOf(error);
      if (kind === 'conflict') throw new FormRefusal({ emailPreferred: messages.taken });
      if (kind !== 'forbidden' || !isProved) throw error;
      progress.proof = undefined;
      throw new FormRefusal({ [values.proofBy === 'code' ? 'code' : 'password']: messages.proofEnded });
    });
    progress.proof = undefined;
    progress.saved = { ...progress.saved, ...values, password: '', code: '' };
    progress.changed += count;
    putUser(saved, serial);
  }
  const { changed } = progress;
  host.emit('vt-user-data-saved', { changed });
  return changed;
}
