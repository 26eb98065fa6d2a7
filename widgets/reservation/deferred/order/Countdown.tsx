import type { Language } from '#domain/core/brands';
import { clockText, formatDate } from '#domain/time/calendar';
import { fillMessage, useHost, useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';
import { useCountdown } from './use-countdown';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Minutes left at which the time is announced. */
const ANNOUNCED = [10, 5, 2, 1];

const twoDigits = (number: number) => String(number).padStart(2, '0');

const dayAndTime = (deadline: string, language: Language) => {
  const date = new Date(deadline);
  return { date: formatDate(date, language), time: clockText(date) };
};

interface CountdownProps {
  /** As ISO date and time. */
  deadline: string;
  /** Called once when the time is over. */
  onOver(): void;
}

/**
 * The time left to pay: minutes and seconds; the day and time if it is more than an hour, or while the service has not told
 * its time (spec reservations#countdown).
 */
export function Countdown({ deadline, onOver }: CountdownProps) {
  const left = useCountdown(deadline, onOver);
  const { language } = useHost();
  const messages = useMessages(pt, es);
  if (left === undefined || left > HOUR)
    return <p className="notice">{fillMessage(messages.payBy, dayAndTime(deadline, language))}</p>;
  const seconds = Math.ceil(left / SECOND);
  const minutes = Math.ceil(left / MINUTE);
  return (
    <div className={minutes <= 2 ? 'notice bad countdown' : 'notice countdown'}>
      <span>{messages.timeLeft}</span>
      <b role="timer">
        {twoDigits(Math.floor(seconds / 60))}:{twoDigits(seconds % 60)}
      </b>
      {/* Every second would be too much to hear. */}
      <span className="sr" role="status">
        {ANNOUNCED.includes(minutes) &&
          fillMessage(minutes === 1 ? messages.minuteLeft : messages.minutesLeft, { minutes })}
      </span>
    </div>
  );
}
