import { type RefObject, useEffect, useRef, useState } from 'react';
import { joinFields, splitFields } from '#domain/offers/filter-fields';
import { offerIdOf } from '#domain/offers/offer-id';
import { useUrlStep } from '#ui/hooks/use-url-step';
import type { Opened } from './benefit-calls';

/** The query parameter with the opened benefit; of a gift with its hash, as its link has it. */
export const BENEFIT_PARAMETER = 'vt-benefit';

export const openedText = ({ id, hash }: Opened): string => joinFields(hash ? [id, hash] : [id]);

/** Returns the benefit of an address; null if it names none. */
function parse(text: string | null): Opened | null {
  const [id, hash] = splitFields(text).map((part) => offerIdOf(part) ?? '');
  return id ? { id, hash: hash ?? '' } : null;
}

/**
 * Which benefit is open, kept in the page's URL: a link, a reload and the browser's history lead to it.
 * @param region holds the entries' headings with the ids `benefit-{id}`: the one that was open takes the focus on the way back
 */
export function useOpenedBenefit(
  region: RefObject<HTMLElement | null>,
): [opened: Opened | null, open: (benefit: Opened | null) => void] {
  const url = useUrlStep(BENEFIT_PARAMETER, (text) => show(parse(text)));
  const [opened, setOpened] = useState(() => parse(url.read()));
  const left = useRef('');
  function show(next: Opened | null) {
    // A step of the history that changes something else.
    if (next?.id === opened?.id && next?.hash === opened?.hash) return;
    left.current = opened?.id ?? '';
    setOpened(next);
  }
  useEffect(() => {
    if (opened || !left.current) return;
    const entry = region.current?.querySelector<HTMLElement>(`[id$="benefit-${CSS.escape(left.current)}"]`);
    (entry ?? region.current)?.focus();
    left.current = '';
  }, [opened, region]);
  return [
    opened,
    (next) => {
      show(next);
      url.write(next ? openedText(next) : '', 'push');
    },
  ];
}
