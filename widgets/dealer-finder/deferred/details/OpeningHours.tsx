import type { Language } from '#domain/core/brands';
import { clockTime, type OpenState, type Period, type WeekRow, weekOf } from '#domain/dealer/opening-hours';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { contactIcons } from '#ui/icons/contact';
import { Icon } from '#ui/icons/Icon';
import { Spoken } from '#ui/parts/Spoken';
import { type Messages, texts } from './messages';

/** A Sunday. */
const SUNDAY = Date.UTC(2023, 0, 1);
const DAY = 86_400_000;

/** Returns a weekday's name without the -feira that Brazil's weekdays share; 0 is Sunday. */
const dayName = (weekday: number, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' })
    .format(SUNDAY + weekday * DAY)
    .replace(/-feira$/, '');

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Says until or from when the dealer is open. */
function stateText(state: OpenState, messages: Messages, language: Language): string {
  if (state.isOpen) return fillMessage(messages.open, { time: clockTime(state.until) });
  const text = [messages.opensToday, messages.opensTomorrow][state.days] ?? messages.opensOn;
  return fillMessage(text, { time: clockTime(state.opens), day: dayName(state.weekday, language) });
}

/** Whether a dealer is open now, in its own time, and its hours of the week. */
export function OpeningHours({ periods, state }: { periods: readonly Period[]; state: OpenState | null }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const daysText = ({ from, to }: WeekRow) => {
    const [first, last] = [dayName(from, language), dayName(to, language)];
    if (from === to) return capitalized(first);
    return capitalized(
      fillMessage((from + 1) % 7 === to ? messages.bothDays : messages.days, { from: first, to: last }),
    );
  };
  const hoursText = ({ hours }: WeekRow) =>
    hours?.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`).join(', ');
  const week = weekOf(periods);
  return (
    <div>
      <h4 className="with-icon">
        <Icon path={contactIcons.hours} />
        {messages.hours}
      </h4>
      {week.some(({ hours }) => hours?.length) ? (
        <>
          {state && (
            <p className={state.isOpen ? 'now open' : 'now'}>{stateText(state, messages, language)}</p>
          )}
          <dl>
            {week.map((row) => (
              <div key={row.from}>
                <dt>{daysText(row)}</dt>
                <dd>
                  <Spoken>{row.hours ? hoursText(row) || messages.closed : messages.unsaid}</Spoken>
                </dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>{messages.noHours}</p>
      )}
    </div>
  );
}
