import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useEffect } from 'react';
import { pageSingleton } from '#page/core/page-singleton';

/** The widgets of the page that show a way to sign in, of every copy of the library. */
const $gates = pageSingleton('signInGates', () => atom<readonly HTMLElement[]>([]));

/** Whether an element comes before another in the page; of two in different roots the one that was there first. */
const isBefore = (one: HTMLElement, other: HTMLElement): boolean => {
  const position = one.compareDocumentPosition(other);
  if (position & Node.DOCUMENT_POSITION_DISCONNECTED)
    return $gates.get().indexOf(one) < $gates.get().indexOf(other);
  return !!(position & Node.DOCUMENT_POSITION_FOLLOWING);
};

/** Whether this widget's gate is the first of the page that is seen: that one says it in full, the others in a line. */
export function useFirstGate(element: HTMLElement, isShown: boolean): boolean {
  const gates = useStore($gates);
  useEffect(() => {
    if (!isShown) return;
    $gates.set([...$gates.get(), element]);
    return () => {
      const at = $gates.get().indexOf(element);
      $gates.set($gates.get().filter((_, index) => index !== at));
    };
  }, [element, isShown]);
  return !gates.some(
    (each) => each !== element && each.getClientRects().length > 0 && isBefore(each, element),
  );
}
