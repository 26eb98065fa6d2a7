import { followAnchor } from '../page/anchors';
import { releaseHeight } from '../page/release-height';
import { hideScroll, showScroll } from '../page/scroll-lock';
import { keepCampaign } from '../page/standalone/campaign-values';
import { keepClickId } from '../page/standalone/click-id';
import { metaText } from '../page/standalone/meta-text';
import { tellTouchOutside } from '../page/touch-outside';

let popups = false;

/** Loads the popup view with the first popup. */
function showPopups(): void {
  if (popups) return;
  popups = true;
  import('../ui/popups/Popups').then(
    ({ mountPopups }) => mountPopups(),
    () => {
      // The next message retries the import; this one then still is in $popups.
      popups = false;
    },
  );
}

/** A Lit element shows its own failure in its own space. */
const onFailure = ({ target }: Event): void => {
  const element = target as HTMLElement;
  if ('updateComplete' in element) return;
  element.addEventListener('vt-widget-ready', releaseHeight(element), { once: true });
};

const answers: Record<string, (event: Event) => void> = {
  'hide-scroll': hideScroll,
  'show-scroll': showScroll,
  'vt-popup-queued': showPopups,
  'vt-widget-failed': onFailure,
};

/** The page behaviours (spec screens#anchors, screens#scroll, screens#navigation); the loader passes on every event that may need one. */
export const onPageEvent = (event?: Event): void => event && answers[event.type]?.(event);

document.addEventListener('click', followAnchor);
document.addEventListener('pointerdown', tellTouchOutside, { capture: true, passive: true });

keepClickId();
keepCampaign();
if (location.search.includes('loginType=WEAK')) {
  import('../page/weak-login').then(
    ({ storeWeakLogin }) => storeWeakLogin(),
    // This page still passes its own query on.
    () => {},
  );
}

if (metaText('mode') === 'author') {
  import('./author/notes').then(({ startAuthorMode }) => startAuthorMode(), console.error);
}
