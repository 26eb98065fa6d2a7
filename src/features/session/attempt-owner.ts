import { string } from 'valibot';
import { randomId } from '#page/random-id';
import { bearer } from '#page/session/session';
import { persisted } from '#page/settings/storage';
import { $session, requestUser } from './session';

/** Who does what is done once without an account, for as long as anything of it can be open: a week (ours). */
const browser = persisted('attempts-of', string(), { lifetime: () => 7 * 86_400_000 });

function browserId(): string {
  const id = browser.load() ?? randomId();
  browser.save(id);
  return id;
}

/** Resolves once nothing of the session is loading. */
const loaded = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = $session.subscribe(({ state, user, status }) => {
      if (state === 'signedIn' && !user && status === 'LOADING') return;
      resolve();
      // The first call comes before there is anything to stop.
      queueMicrotask(() => stop());
    });
  });

/**
 * Resolves to who does something once, as a part of its key (domain/once/attempt-key): the account, the same on all its
 * devices; where it cannot be loaded, this session of it; a person without a session by what they state, else this browser.
 * @param stated what identifies a person without a session, such as a document
 */
export async function attemptOwner(stated?: string): Promise<readonly [by: string, id: string]> {
  requestUser();
  await loaded();
  const { user, state } = $session.get();
  if (user?.id) return ['account', user.id];
  if (state === 'signedIn') return ['session', bearer() ?? ''];
  return stated ? ['person', stated] : ['browser', browserId()];
}
