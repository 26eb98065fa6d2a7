import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { DeviceType } from '../domain/lists/users';
import { pageSingleton } from './core/page-singleton';

/**
 * Maximum widths of layouts in px: mobile up to 720, tablet up to 860, desktop above (spec screens#layout). Style sheets
 * repeat them, since container queries accept no variables; test/unit/page/breakpoints.test.ts compares.
 */
export const MOBILE_MAX = 720;
export const TABLET_MAX = 860;
/** Other breakpoints of the specification in px: below 760, 760 to 950, 1600 and above (spec screens#layout). */
export const NARROW_BELOW = 760;
export const MIDDLE_MAX = 950;
export const WIDE_FROM = 1600;

/** A media query as a store; it only listens while the store has listeners. */
export function mediaStore<T>(
  name: string,
  queries: readonly string[],
  read: (matches: boolean[]) => T,
): ReadableAtom<T> {
  return pageSingleton(name, () => {
    const lists = () => queries.map((query) => matchMedia(query));
    const now = () => read(lists().map((list) => list.matches));
    const store = atom<T>(now());
    onMount(store, () => {
      const watched = lists();
      const update = () => store.set(now());
      update();
      for (const list of watched) list.addEventListener('change', update);
      return () => {
        for (const list of watched) list.removeEventListener('change', update);
      };
    });
    return store;
  });
}

/** A touch screen without a mouse or a similar pointer. */
const TOUCH = '(hover: none) and (pointer: coarse)';

/** The visitor's device by the width of the window; a wide touch screen is a tablet (spec market#devices). */
export const deviceStore = (): ReadableAtom<DeviceType> =>
  mediaStore<DeviceType>(
    '$device',
    [`(max-width: ${MOBILE_MAX}px)`, `(max-width: ${TABLET_MAX}px)`, TOUCH],
    ([mobile, tablet, touch]) => (mobile ? 'mobile' : tablet || touch ? 'tablet' : 'desktop'),
  );

/** Whether it is a phone: a mobile layout, or a touch screen with the shorter side of one, as of a phone held sideways (ours). */
export const phoneStore = (): ReadableAtom<boolean> =>
  mediaStore(
    '$phone',
    [`(max-width: ${MOBILE_MAX}px)`, TOUCH],
    ([mobile, touch]) => !!mobile || (!!touch && Math.min(screen.width, screen.height) <= MOBILE_MAX),
  );

/** The other breakpoints: narrow below 760, middle 760 to 950, wide from 1600. */
export const bandStore = (): ReadableAtom<'narrow' | 'middle' | 'regular' | 'wide'> =>
  mediaStore(
    '$band',
    [`(max-width: ${NARROW_BELOW - 0.02}px)`, `(max-width: ${MIDDLE_MAX}px)`, `(min-width: ${WIDE_FROM}px)`],
    ([narrow, middle, wide]) => (narrow ? 'narrow' : middle ? 'middle' : wide ? 'wide' : 'regular'),
  );
