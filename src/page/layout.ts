import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { DeviceType } from '#domain/access/user-kinds';
import { MOBILE_MAX, TABLET_MAX, TOUCH } from './breakpoints';
import { pageSingleton } from './core/page-singleton';

/** A media query as a store; it only listens while the store has listeners. */
function mediaStore<T>(
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

/** The visitor's device by the width of the window; a wide touch screen is a tablet (spec market#devices). */
export const deviceStore = (): ReadableAtom<DeviceType> =>
  mediaStore<DeviceType>(
    '$device',
    [`(max-width: ${MOBILE_MAX}px)`, `(max-width: ${TABLET_MAX}px)`, TOUCH],
    ([mobile, tablet, touch]) => (mobile ? 'mobile' : tablet || touch ? 'tablet' : 'desktop'),
  );
