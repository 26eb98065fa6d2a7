import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageAddress } from '#page/address/page-address';
import { useUrlStep } from '#ui/hooks/use-url-step';

/** The query parameter with the opened event. */
const EVENT_PARAMETER = 'vt-event';

/** The id format of services; an address may contain no other. */
const ID = /^[\w.-]{1,60}$/;
const idOf = (text: string | null): string => (text && ID.test(text) ? text : '');

/** Returns the address that opens an event on this page. */
export function eventAddress(id: string): string {
  const url = pageAddress();
  url.searchParams.set(EVENT_PARAMETER, id);
  return url.href;
}

/**
 * Which event is open, kept in the page's URL: a link, a reload and the browser's history lead to it; empty for none.
 * @param region holds the entries' headings with the ids `event-{id}`: the one that was open takes the focus on the way back
 */
export function useOpenedEvent(
  region: RefObject<HTMLElement | null>,
): [opened: string, open: (id: string) => void] {
  const url = useUrlStep(EVENT_PARAMETER, (text) => show(idOf(text)));
  const [opened, setOpened] = useState(() => idOf(url.read()));
  const left = useRef('');
  function show(next: string) {
    // A step of the history that changes something else.
    if (next === opened) return;
    left.current = opened;
    setOpened(next);
  }
  useEffect(() => {
    if (opened || !left.current) return;
    const entry = region.current?.querySelector<HTMLElement>(
      `[role=tabpanel]:not([hidden]) [id$="event-${CSS.escape(left.current)}"]`,
    );
    (entry ?? region.current)?.focus();
    left.current = '';
  }, [opened, region]);
  return [
    opened,
    (next) => {
      show(next);
      url.write(next, 'push');
    },
  ];
}
