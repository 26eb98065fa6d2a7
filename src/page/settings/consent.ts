import { whenVisited } from '../when-shown';
import type { Consent } from './consent-names';
import { metaText } from './meta-text';

// Only pages that require a consent (setting `consent`) load it.
const consentState = () => import('../consent-state');

/**
 * Runs an action for which the page may require a consent (spec leads#consent): at once if it requires none or the
 * visitor has given it, else when the visitor gives it; never after a denial, and not in a page that nobody has visited yet. The
 * action must not throw.
 */
export function whenConsented(consent: Consent, action: () => void): void {
  whenVisited(() => {
    if (!metaText('consent')) action();
    else
      consentState().then(
        ({ whenGranted }) => whenGranted(consent, action),
        // Without knowing, as after a denial.
        () => {},
      );
  });
}

/** Whether the visitor has given a consent, or the page does not require it. Never rejects. */
export const hasConsent = async (consent: Consent): Promise<boolean> =>
  !metaText('consent') ||
  consentState().then(
    ({ isGranted }) => isGranted(consent),
    () => false,
  );
