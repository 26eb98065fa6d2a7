import { texts as accountTexts } from '#features/account/messages';
import { startSession } from '#features/session/start-session';
import { signIn } from '#services/auth';
import { kindOf } from '#services/http/problem';
import { createUser, createUserV3 } from '#services/user';
import type { Host } from '#ui/core/host-context';
import { FormRefusal } from '#ui/form-refusal';
import type { SignupProps } from '../attributes';
import type { SignupForm } from '../form-values';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor has sent the data of a new account; its address is not confirmed yet. */
    'vt-signup-sent': null;
    /** The address is confirmed, and the visitor is signed in. */
    'vt-signup-confirmed': null;
  }
}

/**
 * Sends the data of a new account. An address that has an account already is treated alike: the form must not tell who
 * has one, and its owner gets an e-mail. Throws a FormRefusal or a ServiceError.
 */
export async function createAccount(
  values: Partial<SignupForm>,
  { crm }: SignupProps,
  host: Host,
): Promise<void> {
  const email = (values.email ?? '').trim();
  const { name = '', cpf = '', password = '' } = values;
  const dataUser = { name: name.trim(), cpf: cpf.replace(/\D/g, '') };
  const limits = { signal: host.signal };
  try {
    if (crm)
      await createUser(
        { query: { salesforceIntegration: true }, body: { email, password, dataUser } },
        limits,
      );
    else await createUserV3({ credentials: { email, password }, body: { dataUser } }, limits);
  } catch (error) {
    const kind = kindOf(error);
    if (kind === 'rate-limited') throw new FormRefusal({}, [accountTexts[host.language].tooMany]);
    if (kind !== 'conflict') throw error;
  }
  host.emit('vt-signup-sent', null);
}

/** Signs the owner of a confirmed address in. Throws a FormRefusal or a ServiceError. */
export async function enterAccount(
  { email = '', password = '' }: Partial<SignupForm>,
  host: Host,
): Promise<void> {
  const session = await signIn({ credentials: { email: email.trim(), password } }, { signal: host.signal });
  if (!startSession(session)) throw new FormRefusal({}, [accountTexts[host.language].cookies]);
  host.emit('vt-signup-confirmed', null);
}
