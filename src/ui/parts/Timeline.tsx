import type { ReactNode } from 'react';
import { formatDate } from '#domain/time/calendar';
import { useHost, useMessages } from '../core/host-context';
import { useStyles } from '../hooks/use-styles';
import { Spoken } from './Spoken';
import css from './timeline.css?inline';

const messages = {
  'pt-BR': { done: 'concluído', current: 'em andamento', toCome: 'a seguir', cancelled: 'cancelado' },
  'es-AR': { done: 'completado', current: 'en curso', toCome: 'por venir', cancelled: 'cancelado' },
};

export interface TimelineEntry {
  id: string;
  name: ReactNode;
  state: 'done' | 'current' | 'toCome' | 'cancelled';
  /** Whether the current entry names what has happened already, so that nothing of it is under way. */
  isDone?: boolean;
  /** The state's name if it differs from the default: refused, not cancelled. */
  stateName?: string;
  /** Actual or expected date: ISO, with or without a time. */
  date?: string;
  /** Information or instructions. */
  note?: ReactNode;
}

const MARKS = { done: 'M4 8.5l3 3L12.5 5', cancelled: 'M4.5 4.5l7 7M11.5 4.5l-7 7' };

/** Past and future events in order; side by side if they fit, else stacked. */
export function Timeline({ label, entries }: { label: string; entries: readonly TimelineEntry[] }) {
  const labels = useMessages(messages);
  const { language } = useHost();
  useStyles(css);
  /** Empty for an invalid date. */
  const dayOf = (date?: string) => (date ? formatDate(date, language) : '');
  return (
    <ol className={entries.length > 5 ? 'timeline long' : 'timeline'} part="timeline" aria-label={label}>
      {entries.map(({ id, name, state, isDone, stateName, date, note }) => (
        <li
          key={id}
          className={`timeline-entry ${state}`}
          part={`timeline-entry timeline-${state}`}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className="timeline-mark" aria-hidden="true">
            {(state === 'done' || state === 'cancelled') && (
              <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                <path d={MARKS[state]} fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            )}
          </span>
          <div className="timeline-text">
            <b>{name}</b>
            <span className="timeline-state">
              {stateName ?? labels[isDone ? 'done' : state]}
              {dayOf(date) && (
                <>
                  {', '}
                  <time dateTime={date}>
                    <Spoken>{dayOf(date)}</Spoken>
                  </time>
                </>
              )}
            </span>
            {note && <div className="timeline-note">{note}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
