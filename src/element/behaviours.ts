import { followAnchor } from '../page/anchors';
import { hideScroll, showScroll } from '../page/scroll-lock';

let popups: Promise<unknown> | undefined;

const answers: Record<string, (event: Event) => void> = {
  'hide-scroll': hideScroll,
  'show-scroll': showScroll,
  'vt-popup-queued': () => {
    popups ??= import('../ui/Popups').then(({ mountPopups }) => mountPopups(), console.error);
  },
};

/** The page behaviours of platform 2 and 9; the loader passes on every event that may need one. */
export const hear = (event: Event): void => answers[event.type]?.(event);

document.addEventListener('click', followAnchor);
