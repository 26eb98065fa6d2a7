import { useRef, useState } from 'react';
import type { Event } from '#services/entities/event';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { loadEvent } from './event-calls';
import { texts } from './messages';

/** Names shown at first (ours). */
const SHOWN = 12;

/** Who takes part, by first names, once the visitor asks for it (EVT-02 with includeParticipants). */
export function Participants({ id }: { id: string }) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const [people, setPeople] = useState<Event['participants']>();
  const [status, setStatus] = useState<'idle' | 'loading' | 'failed'>('idle');
  const part = useRef<HTMLDivElement>(null);
  const load = async () => {
    if (status === 'loading') return;
    setStatus('loading');
    const event = await loadEvent(id, signal, true).catch(() => null);
    if (signal.aborted) return;
    setStatus(event ? 'idle' : 'failed');
    if (!event) return;
    part.current?.focus();
    // null where the service does not say who takes part.
    setPeople(event.participants ?? null);
  };
  // Only what the service shows to everybody: no surname, whatever it sends.
  const names = (people ?? []).map(({ name }) => name?.trim().split(/\s+/)[0] ?? '').filter(Boolean);
  const rest = names.length - SHOWN;
  return (
    <div className="event-people" tabIndex={-1} ref={part}>
      {people === undefined && (
        <Button kind="plain" busy={status === 'loading'} onClick={load}>
          {messages.showPeople}
        </Button>
      )}
      {status === 'failed' && <FailureNotice onRetry={load} />}
      {people !== undefined && (
        <p>
          <b>{messages.people}:</b>{' '}
          {names.length > 0
            ? names.slice(0, SHOWN).join(', ')
            : people?.length === 0
              ? messages.nobody
              : messages.unnamed}
          {rest > 0 && ` ${fillMessage(messages.others, { count: rest })}`}
        </p>
      )}
    </div>
  );
}
