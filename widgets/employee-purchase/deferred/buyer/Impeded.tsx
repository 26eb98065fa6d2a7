import { formatDate } from '#domain/time/calendar';
import { safeUrl } from '#page/core/safe-url';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { texts } from '../messages';
import type { Impediment } from './buyer';

interface ImpededProps {
  impediments: readonly Impediment[];
  contactUrl: string;
  /** Leads back to who buys. */
  onOther(): void;
}

/** What stands against the purchase, each with what to do about it. */
export function Impeded({ impediments, contactUrl, onOther }: ImpededProps) {
  const { language } = useHost();
  const { impeded: messages } = useMessages(texts);
  const contact = safeUrl(contactUrl);
  const untilOf = ({ until }: Impediment) => (until ? formatDate(until, language) : '');
  const hintOf = (impediment: Impediment) => {
    const { code } = impediment;
    // Its hint speaks of the date.
    const isUndated = code === 'RECENT_PURCHASE' && !untilOf(impediment);
    return !isUndated && Object.hasOwn(messages.hints, code) ? messages.hints[code] : messages.hint;
  };
  return (
    <div className="notice">
      <FocusHeading level={3} scrollsToStart>
        {messages.title}
      </FocusHeading>
      <ul className="employee-impediments">
        {impediments.map((each) => (
          <li key={each.code}>
            <b>{each.name || each.code}</b>.{' '}
            {untilOf(each) && `${fillMessage(messages.until, { date: untilOf(each) })} `}
            {hintOf(each)}
          </li>
        ))}
      </ul>
      <div className="actions">
        <Button kind="plain" onClick={onOther}>
          {messages.other}
        </Button>
        {contact && (
          <a className="button plain" part="button" href={contact}>
            {messages.contact}
          </a>
        )}
      </div>
    </div>
  );
}
