import type { Language } from '#domain/core/brands';
import { spokenSpan } from '#domain/spoken/spoken-text';
import { clockText, formatDate } from '#domain/time/calendar';
import { type TimeParts, timeParts } from '#domain/time/countdown';
import { useHost, useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useCountdown } from '../hooks/use-countdown';
import { useStyles } from '../hooks/use-styles';
import css from './countdown.css?inline';
import { Spoken } from './Spoken';

const messages = {
  'pt-BR': { day: '1\u00a0dia', days: '{days}\u00a0dias' },
  'es-AR': { day: '1\u00a0día', days: '{days}\u00a0días' },
};

const MINUTE = 60_000;
/** Minutes left at which the time is announced. */
const ANNOUNCED = [10, 5, 2, 1];

const twoDigits = (number: number) => String(number).padStart(2, '0');

/** As 09:05 below an hour; else in words, as 3 dias 04 h 09 min 05 s. */
function partsText(left: TimeParts, of: (typeof messages)[Language], language: Language): string {
  const { days, hours, minutes, seconds } = left;
  if (!days && !hours) return `${twoDigits(minutes)}:${twoDigits(seconds)}`;
  const clock = `${twoDigits(hours)}\u00a0h ${twoDigits(minutes)}\u00a0min ${twoDigits(seconds)}\u00a0s`;
  if (!days) return clock;
  return `${days === 1 ? of.day : fillMessage(of.days, { days: days.toLocaleString(language) })} ${clock}`;
}

const dayAndTime = (until: string, language: Language) => {
  const date = new Date(until);
  return { date: formatDate(date, language), time: clockText(date) };
};

interface CountdownProps {
  /** As ISO date and time; nothing is shown for an invalid one. */
  until: string;
  texts: {
    /** What it is the time to: "Tempo para pagar". */
    label: string;
    /** Shown instead of a time that is not counted, with {date} and {time}; nothing is shown without it. */
    at?: string;
    /** Announced, with {minutes}. */
    minutes: string;
    minute: string;
  };
  /** The longest time that is counted, in ms. */
  within?: number;
  /** Minutes at the end in which the visitor has to hurry. */
  urgent?: number;
  /** Called once when the time is over. */
  onOver(): void;
  /** Called when the service's time is no longer known (ui/hooks/use-countdown). */
  onUnsure?(): void;
}

/**
 * The time left until a date by the service's clock; the day and time if it is longer than is counted, or while the service
 * has not told its time. Spoken now and then only.
 */
export function Countdown({ until, texts, within = Infinity, urgent = 0, onOver, onUnsure }: CountdownProps) {
  const left = useCountdown(until, onOver, onUnsure);
  const { language } = useHost();
  const labels = useMessages(messages);
  useStyles(css);
  if (left === undefined || left > within) {
    const isShown = texts.at && !Number.isNaN(Date.parse(until));
    return isShown ? (
      <p className="notice">
        <Spoken>{fillMessage(texts.at ?? '', dayAndTime(until, language))}</Spoken>
      </p>
    ) : null;
  }
  const minutes = Math.ceil(left / MINUTE);
  const parts = timeParts(left);
  return (
    <div className={minutes <= urgent ? 'notice bad countdown' : 'notice countdown'}>
      <span>{texts.label}</span>
      <b role="timer">
        <Spoken words={spokenSpan(parts, language)}>{partsText(parts, labels, language)}</Spoken>
      </b>
      {/* Every second would be too much to hear. */}
      <span className="sr" role="status">
        {ANNOUNCED.includes(minutes) &&
          fillMessage(minutes === 1 ? texts.minute : texts.minutes, { minutes })}
      </span>
    </div>
  );
}
