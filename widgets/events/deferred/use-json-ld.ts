import { useEffect } from 'react';
import { eventsJsonLd } from '#domain/events/structured-data';
import { country } from '#page/core/metadata';
import { pageDocument } from '#page/core/native';
import type { Event } from '#services/entities/event';
import { eventAddress } from './use-opened-event';

/** Describes events to search engines in the page's head, while they are shown; a data block, which no policy blocks. */
export function useJsonLd(events: readonly Event[] | undefined, isWanted: boolean): void {
  useEffect(() => {
    const text =
      isWanted && events && eventsJsonLd(events, { country: country() ?? 'BR', addressOf: eventAddress });
    if (!text) return;
    const script = pageDocument.createElement('script');
    script.type = 'application/ld+json';
    script.textContent = text;
    pageDocument.head.append(script);
    return () => script.remove();
  }, [events, isWanted]);
}
