import { useEffect, useRef, useState } from 'react';
import { timeZoneOf } from '#domain/dealer/opening-hours';
import { momentIn } from '#domain/time/zoned-time';
import { CalendarButton } from '#features/calendar/CalendarButton';
import { useDealer } from '#features/dealer/picker/use-form-dealer';
import { linkTo } from '#features/scheduling/appointment-link';
import { KeptLink } from '#features/scheduling/KeptLink';
import { Reminder } from '#features/scheduling/Reminder';
import { ZoneNote } from '#features/scheduling/ZoneNote';
import { country } from '#page/core/metadata';
import { bearer } from '#page/session/session';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import { cancelOnce } from '../cancel-visit';
import { texts } from './messages';
import type { Booking } from './send';

const MINUTE = 60_000;

/** Cancels the visit that another one replaces; what fails is said beside the new one, and tried again. */
function OldVisit({ id, reason, onDone }: { id: string; reason: string; onDone(): void }) {
  const messages = useMessages(texts);
  const [state, setState] = useState({ done: false, failures: 0, busy: true });
  const isRunning = useRef(false);
  const cancel = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      await cancelOnce(id, reason);
      setState({ done: true, failures: 0, busy: false });
      onDone();
    } catch {
      setState(({ failures }) => ({ done: false, failures: failures + 1, busy: false }));
    } finally {
      isRunning.current = false;
    }
  };
  const latest = useLatest(cancel);
  useEffect(() => void latest.current(), []);
  if (state.failures > 0)
    return (
      <FailureNotice attempt={state.failures} onRetry={cancel}>
        {messages.notCancelled}
      </FailureNotice>
    );
  return (
    <p role="status" aria-busy={state.busy}>
      {state.done && messages.oldCancelled}
    </p>
  );
}

/** The visit that was booked: when and where, for the calendar, and a reminder. Takes the focus. */
export function Booked({
  booking,
  onChanged,
  onAgain,
}: {
  booking: Booking;
  /** Called when the visit that it replaces has been cancelled. */
  onChanged(): void;
  onAgain(): void;
}) {
  const messages = useMessages(texts);
  useReleasedHeight(true);
  const { visit, minutes, old } = booking;
  const { id, idSiteGeo, dealerName, date, time, services, status } = visit;
  const { value: dealer } = useDealer(idSiteGeo);
  const zone = timeZoneOf(country() ?? 'BR', dealer?.stateCode ?? '');
  const start = momentIn(date, time, zone);
  const day = date.split('-').reverse().join('/');
  const link = linkTo('visit', id);
  const names = (services ?? []).map(({ serviceName }) => serviceName).join(', ');
  const place = [dealerName, dealer?.street, dealer?.cityName].filter(Boolean).join(', ');
  return (
    <div className="booked">
      <Success>
        <FocusHeading level={3}>{messages.booked}</FocusHeading>
        <p>
          <b>{fillMessage(messages.visitTime, { day, time })}</b>
          {dealerName && `, ${dealerName}`}
        </p>
        {names && <p>{names}</p>}
        <p>
          {status === 'A' ? messages.bookedConfirmed : messages.bookedHint}{' '}
          {fillMessage(messages.number, { number: id })}.
        </p>
      </Success>
      <ZoneNote timeZone={zone} date={date} time={time} />
      {old && <OldVisit {...old} onDone={onChanged} />}
      {!bearer() && <KeptLink link={link} hint={messages.keepLink} />}
      <div className="actions">
        {dealer && (
          <CalendarButton
            event={{
              id,
              start,
              ...(minutes && { end: start + minutes * MINUTE }),
              summary: fillMessage(messages.summary, { dealer: dealerName ?? '' }),
              description: fillMessage(messages.description, { services: names, number: id, link }),
              location: place,
              url: link,
              isConfirmed: status === 'A',
            }}
          />
        )}
        <Button kind="plain" onClick={onAgain}>
          {messages.another}
        </Button>
        <Reminder scheduleDate={`${day} ${time}`} dealer={idSiteGeo} />
      </div>
    </div>
  );
}
