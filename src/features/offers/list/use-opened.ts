import { type RefObject, useEffect, useRef, useState } from 'react';
import { offerIdOf } from '#domain/offers/offer-id';
import { useUrlStep } from '#ui/hooks/use-url-step';

/**
 * Which entry of a list is open, kept in the page's URL: a link, a reload and the browser's history lead to it.
 * @param parameter name of the query parameter
 * @param region holds the entries' headings with the ids `offer-{id}`: the one that was open takes the focus on the way back
 * @returns the id of the open entry, empty for the list; and the function that opens another one
 */
export function useOpened(
  parameter: string,
  region: RefObject<HTMLElement | null>,
): [opened: string, open: (id: string) => void] {
  const url = useUrlStep(parameter, (id) => show(offerIdOf(id) ?? ''));
  const [opened, setOpened] = useState(() => offerIdOf(url.read()) ?? '');
  const left = useRef('');
  function show(id: string) {
    // A step of the history that changes something else.
    if (id === opened) return;
    left.current = opened;
    setOpened(id);
  }
  useEffect(() => {
    if (opened || !left.current) return;
    const entry = region.current?.querySelector<HTMLElement>(`[id="offer-${CSS.escape(left.current)}"]`);
    (entry ?? region.current)?.focus();
    left.current = '';
  }, [opened, region]);
  return [
    opened,
    (id) => {
      show(id);
      url.write(id, 'push');
    },
  ];
}
