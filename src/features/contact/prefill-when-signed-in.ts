import { bearer } from '../../page/settings/cookies';
import type { prefillContact } from './prefill-contact';

/**
 * Fills in a form as prefillContact does. Its code and the account's load for a signed-in visitor only; if they cannot
 * be loaded, the visitor types. Returns the unsubscribe function.
 */
export const prefillWhenSignedIn: typeof prefillContact = (...form) => {
  let isConnected = true;
  let stop = () => {
    isConnected = false;
  };
  if (bearer())
    import('./prefill-contact').then(
      ({ prefillContact }) => {
        if (isConnected) stop = prefillContact(...form);
      },
      () => {},
    );
  return () => stop();
};
