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
  const isKnown = ({ code }: Impediment) => Object.hasOwn(messages.hints, code);
  const contact = safeUrl(contactUrl);
  const day = (text: string) => formatDate(text, language);
  return (
    <div className="notice">
      <FocusHeading level={3} scrollsToStart>
        {messages.title}
      </FocusHeading>
      <ul className="employee-impediments">
        {impediments.map((each) => (
          <li key={each.code}>
            <b>{each.name || each.code}</b>.{' '}
            {each.until && day(each.until) && `${fillMessage(messages.until, { date: day(each.until) })} `}
            {isKnown(each) ? messages.hints[each.code] : messages.hint}
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
