import { inLanguage } from '#domain/core/languages';
import { messages as accountEs } from '#features/account/messages.es-AR';
import { messages as accountPt } from '#features/account/messages.pt-BR';
import { resetPassword } from '#services/auth';
import { statusOf, TOO_MANY } from '#services/fallbacks/status';
import { changePassword, confirmPassword, requestPasswordReset, setPassword } from '#services/user';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';

/** Statuses that would tell whether an address has an account: no account, an account of another state. */
const TELLING = [404, 409];

/** Runs a call; too many attempts are said in words. */
async function limited<T>(host: Host, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (statusOf(error) === TOO_MANY)
      throw new FormRefusal({}, [inLanguage(host.language, accountPt, accountEs).tooMany]);
    throw error;
  }
}

/** Resolves as well where the answer would tell whether the address has an account. */
const quietly = (call: () => Promise<unknown>): Promise<unknown> =>
  call().catch((error) => {
    if (!TELLING.includes(statusOf(error))) throw error;
  });

/** Has a code sent to the address, if it has an account. */
export const requestCode = (email: string, host: Host): Promise<unknown> =>
  limited(host, () => quietly(() => requestPasswordReset({ body: { email } }, { signal: host.signal })));

/** Sets a new password with the code that the visitor typed, or with that of a link. */
export const saveWithCode = (
  body: { email: string; code: string; password: string },
  isLink: boolean,
  host: Host,
): Promise<unknown> =>
  limited(host, () => (isLink ? confirmPassword : resetPassword)({ body }, { signal: host.signal }));

/** Replaces the current password. */
export const replacePassword = (
  body: { email: string; currentPassword: string; password: string },
  host: Host,
): Promise<unknown> => limited(host, () => changePassword({ body }, { signal: host.signal }));

/** Sets the first password of an account; its address is confirmed next. */
export const saveFirst = (body: { email: string; password: string }, host: Host): Promise<unknown> =>
  limited(host, () => quietly(() => setPassword({ body }, { signal: host.signal })));
