import { texts as accountTexts } from '#features/account/messages';
import { signInSocially } from '#features/account/social';
import { startSession } from '#features/session/start-session';
import { checkUser, signIn } from '#services/auth';
import { kindOf } from '#services/http/problem';
import { isServiceError } from '#services/http/service-error';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import type { LoginForm } from '../form-values';
import { texts } from './messages';
import { userName } from './rules';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has signed in with this widget. method: password, or the name of the other site. */
    'vt-login-succeeded': { method: string };
    /** The visitor could not sign in, and was told why. reason: wrong, unconfirmed, blocked, too-many or failed. */
    'vt-login-failed': { method: string; reason: string };
  }
}

/** unconfirmed: the password is right, and the account's address is not confirmed yet. */
export type Outcome = 'signed-in' | 'unconfirmed';

/** Status of an account that waits for the code of its e-mail (spec services#users). */
const WAITING = 'WAITING_CONFIRMATION';

function begin(session: { token: string; idToken: string }, method: string, host: Host): void {
  if (!startSession(session)) throw new FormRefusal({}, [accountTexts[host.language].cookies]);
  host.emit('vt-login-succeeded', { method });
}

/**
 * Signs the visitor in with a password. Why it failed does not tell whether the account exists: a wrong password and an
 * unknown name get the same words, and the account's status is requested only after the password was right. Throws a
 * FormRefusal with these words, or a ServiceError that a retry may overcome.
 */
export async function signInWithPassword(values: Partial<LoginForm>, host: Host): Promise<Outcome> {
  const messages = texts[host.language];
  const name = userName(values.user ?? '');
  const fail = (reason: string, text?: string) => {
    host.emit('vt-login-failed', { method: 'password', reason });
    if (text) throw new FormRefusal({}, [text]);
  };
  try {
    const credentials = { email: name, password: values.password ?? '' };
    begin(await signIn({ credentials }, { signal: host.signal }), 'password', host);
    return 'signed-in';
  } catch (error) {
    const kind = kindOf(error);
    if (kind === 'unauthenticated') fail('wrong', messages.wrong);
    if (kind === 'rate-limited') fail('too-many', accountTexts[host.language].tooMany);
    if (kind === 'forbidden') {
      const account = await checkUser({ id: name }, { signal: host.signal });
      if (account.status?.toUpperCase() !== WAITING) fail('blocked', messages.blocked);
      fail('unconfirmed');
      return 'unconfirmed';
    }
    if (isServiceError(error)) fail('failed');
    throw error;
  }
}

/** Signs the visitor in with the token of another site. Throws a FormRefusal or a ServiceError. */
export async function signInWithToken(
  answer: { provider: string; token: string },
  host: Host,
): Promise<void> {
  try {
    begin(await signInSocially(answer), answer.provider, host);
  } catch (error) {
    host.emit('vt-login-failed', { method: answer.provider, reason: 'failed' });
    throw error;
  }
}
