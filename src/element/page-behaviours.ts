import { followAnchor } from '#page/anchors';
import { keepCampaign } from '#page/campaign/campaign-values';
import { keepClickId } from '#page/campaign/click-id';
import { pageDocument } from '#page/core/native';
import { logError } from '#page/log-error';
import { reportMisplaced } from '#page/misplaced-metadata';
import { releaseHeight } from '#page/release-height';
import { hideScroll, showScroll } from '#page/scroll-lock';
import { isAuthorMode } from '#page/settings/meta-text';
import '#page/report/monitoring';
import { openRoots } from '#page/open-roots';
import { dispatchOutsidePress } from '#page/outside-press';
import { hasLoader, loaderParts } from './loader-parts';

let popups = false;

/** Loads the popup view with the first popup. */
function showPopups(): void {
  if (popups) return;
  popups = true;
  // Only the first message loads it.
  import('#ui/popups/Popups').then(
    ({ mountPopups }) => mountPopups(),
    () => {
      // The next message retries the import; this one then still is in $popups.
      popups = false;
    },
  );
}

/** A Lit element shows its own failure in its own space. */
const onFailure = ({ target, detail }: DocumentEventMap['vt-widget-failed']): void => {
  // Only pages with faults load it.
  import('#page/faults/faults').then(
    (module) => module.tellWidgetFailure(detail.tag, detail.phase, detail.error),
    () => {},
  );
  const element = target as HTMLElement;
  if ('updateComplete' in element) return;
  element.addEventListener('vt-widget-ready', releaseHeight(element), { once: true });
};

/** The site's other pages learn of a sign-out, also where no widget of this page uses the session. */
function onSignOut(event: Event): void {
  import('#page/session/sign-outs').then(
    ({ noteSignOut }) => noteSignOut(event),
    // They find the session gone.
    () => {},
  );
}

const answers: Record<string, (event: Event, path: readonly EventTarget[]) => void> = {
  pointerdown: (_, path) => dispatchOutsidePress(path, openRoots()),
  'hide-scroll': hideScroll,
  'show-scroll': showScroll,
  'vt-popup-queued': showPopups,
  'vt-session-ended': onSignOut,
  'vt-widget-failed': onFailure as (event: Event) => void,
};

const onClick = (event: MouseEvent): void => followAnchor(event, openRoots);

/** Of what listens already nothing is added: document.open() takes all listeners away. */
function listen(): void {
  pageDocument.addEventListener('click', onClick);
}

/**
 * The page behaviours (spec screens#anchors, screens#scroll, screens#navigation); the loader passes on every event that may
 * need one.
 * @param path of the event, from when it was dispatched
 */
export function onPageEvent(event?: Event, path: readonly EventTarget[] = []): void {
  listen();
  reportMisplaced();
  if (event) answers[event.type]?.(event, path);
}

// A shadow root in the page's markup that the parser attached after the loader had found its element.
// Not the document itself: a widget whose file failed is tried again when it is inserted again.
if (hasLoader()) for (const root of openRoots().slice(1)) loaderParts().discover(root as ShadowRoot);
keepClickId();
keepCampaign();
if (location.search.includes('loginType=WEAK')) {
  import('#page/session/weak-login').then(
    ({ storeWeakLogin }) => storeWeakLogin(),
    // This page still passes its own query on.
    () => {},
  );
}

if (isAuthorMode()) {
  import('./author/notes').then(
    ({ startAuthorMode }) => startAuthorMode(),
    (error) => logError(error),
  );
}
