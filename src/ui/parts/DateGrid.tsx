import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { dayName, monthName, weekdayNames } from '#domain/scheduling/day-names';
import { addMonths, clampDay, dayByKey, monthOf, weeksOf } from '#domain/time/day-text';
import { describedInGroup, ErrorLine } from '../core/fields';
import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import css from './date-grid.css?inline';

const messages = {
  'pt-BR': {
    previous: 'Mês anterior',
    next: 'Próximo mês',
    today: 'hoje',
    unavailable: '{day}: {reason}.',
    chosen: 'Dia escolhido: {day}.',
    loading: 'Carregando os dias…',
    keys: 'Setas: dia e semana. Page Up e Page Down: mês. Enter: escolher.',
  },
  'es-AR': {
    previous: 'Mes anterior',
    next: 'Mes siguiente',
    today: 'hoy',
    unavailable: '{day}: {reason}.',
    chosen: 'Día elegido: {day}.',
    loading: 'Cargando los días…',
    keys: 'Flechas: día y semana. Re Pág y Av Pág: mes. Enter: elegir.',
  },
};

interface DateGridProps {
  /** Its line for an error has the id `${name}-error`. */
  name: string;
  label: string;
  /** Days as YYYY-MM-DD; the value is empty until one is chosen. */
  value: string;
  /** First and last day of the grid. */
  min: string;
  max: string;
  /** Today where the days are meant. */
  today: string;
  /** The day whose month is shown while none is chosen; the first one by default. */
  start?: string;
  /** Returns why a day cannot be chosen; empty if it can. */
  closedReason(date: string): string;
  error?: string;
  /** Said below the days, such as why one is chosen already. */
  note?: string;
  /** Whether the days of the shown month are loading. */
  busy?: boolean;
  /** Shown in place of the days, such as a failure; the month can still be turned. */
  instead?: ReactNode;
  onChange(date: string): void;
  /** Called with the month, YYYY-MM, that the visitor goes to. */
  onMonth?(month: string): void;
}

const Arrow = ({ d }: { d: string }) => (
  <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
    <path d={d} fill="none" stroke="currentColor" strokeWidth="2" />
  </svg>
);

interface DateCellProps {
  date: string;
  reason: string;
  isToday: boolean;
  /** Whether it is the grid's tab stop. */
  isCurrent: boolean;
  isChosen: boolean;
  /** Why the grid is refused, as attributes of the tab stop: it takes the focus. */
  described: ReturnType<typeof describedInGroup> | undefined;
}

function DateCell({ date, reason, isToday, isCurrent, isChosen, described }: DateCellProps) {
  const { language } = useHost();
  const labels = useMessages(messages);
  const words = [dayName(date, language), isToday && labels.today, reason];
  const state = isChosen ? 'chosen' : reason ? 'closed' : 'open';
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      data-date={date}
      aria-label={words.filter(Boolean).join(', ')}
      aria-selected={isChosen}
      aria-disabled={reason ? true : undefined}
      aria-current={isToday ? 'date' : undefined}
      {...described}
    >
      <span className={`date-day ${state}${isToday ? ' today' : ''}`}>{Number(date.slice(8))}</span>
    </td>
  );
}

/**
 * A month of days of which one is chosen, by the ARIA pattern of a date grid: one tab stop, arrows, Home, End, Page Up and
 * Page Down, with Shift by year. Days that cannot be chosen are focusable and say why.
 */
export function DateGrid(props: DateGridProps) {
  const { name, label, value, min, max, today, closedReason, error, busy = false } = props;
  const { language } = useHost();
  const labels = useMessages(messages);
  useStyles(css);
  const [current, setCurrent] = useState(() => clampDay(value || props.start || min, min, max));
  const [announcement, setAnnouncement] = useState('');
  const table = useRef<HTMLTableElement>(null);
  /** The day that receives the focus as soon as it is there: an effect of an earlier render may run first. */
  const focusOn = useRef('');
  // Another range, as of another dealer, or a value that was set from outside.
  const shown = clampDay(current, min, max);
  const month = monthOf(shown);

  useEffect(() => {
    if (value) setCurrent(value);
  }, [value]);
  useEffect(() => {
    const cell = table.current?.querySelector<HTMLElement>(`[data-date="${focusOn.current || '-'}"]`);
    if (!cell) return;
    focusOn.current = '';
    cell.focus();
  });

  const go = (to: string) => {
    const next = clampDay(to, min, max);
    setCurrent(next);
    setAnnouncement('');
    if (monthOf(next) !== month) props.onMonth?.(monthOf(next));
  };
  const choose = (date: string) => {
    go(date);
    const reason = closedReason(date);
    if (busy) setAnnouncement(labels.loading);
    else if (reason)
      setAnnouncement(fillMessage(labels.unavailable, { day: dayName(date, language), reason }));
    else {
      setAnnouncement(fillMessage(labels.chosen, { day: dayName(date, language) }));
      props.onChange(date);
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      choose(shown);
      return;
    }
    const to = dayByKey(shown, event.key, event.shiftKey);
    if (!to) return;
    event.preventDefault();
    focusOn.current = clampDay(to, min, max);
    go(to);
  };
  const onClick = (event: MouseEvent) => {
    const date = (event.target as Element).closest<HTMLElement>('[data-date]')?.dataset.date;
    if (!date) return;
    focusOn.current = date;
    choose(date);
  };
  const goByMonths = (months: number) => () => go(addMonths(shown, months));

  return (
    <fieldset className="field date-grid" part="field">
      <legend>{label}</legend>
      <div className="date-head">
        <button
          className="date-turn"
          type="button"
          aria-label={labels.previous}
          aria-disabled={month <= monthOf(min)}
          onClick={goByMonths(-1)}
        >
          <Arrow d="M12.5 4l-6 6 6 6" />
        </button>
        <p className="date-month" id={`${name}-month`} aria-live="polite">
          {monthName(shown, language)}
        </p>
        <button
          className="date-turn"
          type="button"
          aria-label={labels.next}
          aria-disabled={month >= monthOf(max)}
          onClick={goByMonths(1)}
        >
          <Arrow d="M7.5 4l6 6-6 6" />
        </button>
      </div>
      <div className="date-room">
        {props.instead ?? (
          <table
            // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the ARIA pattern of a date grid
            role="grid"
            aria-labelledby={`${name}-month`}
            aria-describedby={`${name}-keys`}
            aria-busy={busy}
            ref={table}
            onKeyDown={onKeyDown}
            onClick={onClick}
          >
            <thead>
              <tr>
                {weekdayNames(language).map(({ full, short }) => (
                  <th scope="col" abbr={full} key={full}>
                    {short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {weeksOf(month).map((week) => (
                <tr key={week.find(Boolean)}>
                  {week.map((date, index) =>
                    date && min <= date && date <= max ? (
                      <DateCell
                        key={date}
                        date={date}
                        reason={closedReason(date)}
                        isToday={date === today}
                        isCurrent={date === shown}
                        isChosen={date === value}
                        described={date === shown && error ? describedInGroup(name, error) : undefined}
                      />
                    ) : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: days of other months have none of their own
                      <td key={index}>
                        {date && <span className="date-day closed">{Number(date.slice(8))}</span>}
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <p className="sr" id={`${name}-keys`}>
        {labels.keys}
      </p>
      <p className="date-said" role="status">
        {announcement || props.note}
      </p>
      <ErrorLine name={name} error={error} />
    </fieldset>
  );
}
