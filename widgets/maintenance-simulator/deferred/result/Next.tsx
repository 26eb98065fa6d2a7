import { formatCurrency } from '#domain/money/currency';
import { isAmount } from '#domain/money/money';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Badge } from '#ui/parts/Badge';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Price } from '#ui/parts/Price';
import { Spoken } from '#ui/parts/Spoken';
import { amountsIn } from '../amounts';
import { limitsOf } from '../calls';
import { texts } from '../messages';
import { deadlineText } from './deadline-text';
import type { RevisionSchedule, useNextRevision } from './next';
import { RevisionReminder } from './RevisionReminder';

const TONES = { ahead: 'success', now: 'warning', overdue: 'danger' } as const;

interface NextProps {
  /** The car's name, for the reminder. */
  car: string;
  of: ReturnType<typeof useNextRevision>;
  schedule: RevisionSchedule;
}

/** How long the revision takes, and what the chosen dealer asks for it. */
function ScheduleText({ schedule, price }: { schedule: RevisionSchedule; price: number | null | undefined }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { value, failed, retry, dealer } = schedule;
  if (failed) return <FailureNotice onRetry={retry}>{messages.durationNotLoaded}</FailureNotice>;
  const own = value?.revision.price;
  return (
    <p className="muted schedule">
      {value?.minutes
        ? fillMessage(messages.duration, { time: amountsIn(language).time(value.minutes) })
        : ''}{' '}
      <Spoken>
        {dealer?.name && isAmount(own) && own !== price
          ? fillMessage(messages.atDealer, { dealer: dealer.name, price: formatCurrency(own, language) })
          : ''}
      </Spoken>
    </p>
  );
}

/** The next revision: when it is due, its price, how long it takes. */
export function Next({ car, of: { next, failed, retry }, schedule }: NextProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  if (failed) return <Failed onRetry={retry}>{messages.nextNotLoaded}</Failed>;
  if (!next) return <Loading />;
  const { revision, deadline } = next;
  if (!revision || !deadline) return <p role="status">{messages.planOver}</p>;
  const { price } = revision;
  const amounts = amountsIn(language);
  return (
    <>
      <div role="status">
        <p className="next-name">
          <b>
            {amounts.revision(revision.number)}: {amounts.due(limitsOf(revision))}
          </b>{' '}
          <Badge tone={TONES[deadline.state]}>{messages[deadline.state]}</Badge>
        </p>
        <p>{deadlineText(deadline, language)}</p>
      </div>
      <Price price={{ type: 'FULL_PRICE', value: price }} label={messages.suggested} large />
      <ScheduleText schedule={schedule} price={price} />
      <RevisionReminder car={car} revision={revision} deadline={deadline} />
    </>
  );
}
