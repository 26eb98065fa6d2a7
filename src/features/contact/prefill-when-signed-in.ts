import { whenSignedIn } from '#page/session/session';
import type { prefillContact } from './prefill-contact';

/**
 * Fills in a form as prefillContact does, now or when the visitor signs in later. Its code and the account's load for a
 * signed-in visitor only; if they cannot be loaded, the visitor types. Returns the unsubscribe function.
 */
export const prefillWhenSignedIn: typeof prefillContact = (...form) => {
  let isConnected = true;
  let stop = whenSignedIn(() => {
    // Only signed-in visitors load it.
    import('./prefill-contact').then(
      ({ prefillContact }) => {
        if (isConnected) stop = prefillContact(...form);
      },
      () => {},
    );
  });
  return () => {
    isConnected = false;
    stop();
  };
};
