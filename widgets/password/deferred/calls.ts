import { texts as accountTexts } from '#features/account/messages';
import { resetPassword } from '#services/auth';
import { isKind } from '#services/http/problem';
import { changePassword, confirmPassword, requestPasswordReset, setPassword } from '#services/user';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';

/** Runs a call; too many attempts are said in words. */
async function limited<T>(host: Host, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isKind(error, 'rate-limited')) throw new FormRefusal({}, [accountTexts[host.language].tooMany]);
    throw error;
  }
}

/** Resolves as well where the answer would tell whether the address has an account. */
const quietly = (call: () => Promise<unknown>): Promise<unknown> =>
  call().catch((error) => {
    // No account, or one of another state.
    if (!isKind(error, 'missing', 'conflict')) throw error;
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
