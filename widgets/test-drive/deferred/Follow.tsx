import { useEffect, useRef, useState } from 'react';
import { HALF_DAYS } from '#domain/scheduling/half-days';
import { TEST_DRIVE_TIME_LABELS } from '#domain/scheduling/test-drive';
import { clockText, formatDate } from '#domain/time/calendar';
import { linkTo } from '#features/scheduling/appointment-link';
import { KeptLink } from '#features/scheduling/KeptLink';
import { Reminder } from '#features/scheduling/Reminder';
import { useVisitStatusName } from '#features/scheduling/use-visit-status-name';
import { visitIcons } from '#features/scheduling/visit-icons';
import type { TestDrive } from '#services/entities/schedule';
import { isKind } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useReleasedHeight } from '#ui/hooks/use-released-height';
import { Icon } from '#ui/icons/Icon';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Spoken } from '#ui/parts/Spoken';
import { CancelDrive } from './CancelDrive';
import { texts } from './messages';
import { RatingForm } from './RatingForm';
import { TestDriveDay } from './TestDriveDay';
import { TONES } from './tones';
import { useTestDrive } from './use-test-drive';

interface FollowProps {
  id: string;
  /** The request as the service has just received it. */
  made?: TestDrive;
  /** Whether its heading receives the focus. */
  takesFocus: boolean;
  onAgain(): void;
}

const dayOf = (date: string) => date.split('-').reverse().join('/');

/** One request: its status and what follows from it, until the test drive is rated. */
export function Follow({ id, made, takesFocus, onAgain }: FollowProps) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const labels = useMessages(TEST_DRIVE_TIME_LABELS);
  const { value: drive, error, failures, isLoading, retry, put } = useTestDrive(id, made);
  const nameOf = useVisitStatusName();
  const heading = useRef<HTMLHeadingElement>(null);
  useReleasedHeight(true);
  const [announcement, setAnnouncement] = useState('');
  const isReady = !!drive;
  useEffect(() => {
    if ((made || takesFocus) && isReady) heading.current?.focus();
  }, [made, takesFocus, isReady]);
  const shown = useRef<string>(undefined);
  useEffect(() => {
    if (!drive) return;
    if (shown.current && shown.current !== drive.status)
      setAnnouncement(fillMessage(messages.updated, { status: nameOf(drive.status) }));
    shown.current = drive.status;
  }, [drive, nameOf, messages]);

  if (!drive && isKind(error, 'missing')) {
    return (
      <Empty title={messages.notFound} isEnd action={<Button onClick={onAgain}>{messages.another}</Button>} />
    );
  }
  if (!drive)
    return failures > 0 ? <Failed attempt={failures} busy={isLoading} onRetry={retry} /> : <Loading />;
  const { status, date, dealerName, idSiteGeo, modelName, rating } = drive;
  const half = HALF_DAYS.find((each) => each === drive.period);
  const halfName = half ? labels[half === 'MORNING' ? 'morning' : 'afternoon'] : '';
  const link = linkTo('test-drive', id);
  const by = new Date(drive.replyBy ?? '');
  const isLate = status === 'REQUESTED' && by.getTime() < Date.now();
  const states: Record<string, string> = messages.states;
  const text = fillMessage(states[isLate ? 'REQUESTED_LATE' : status] ?? '', {
    date: Number.isNaN(by.getTime()) ? '' : formatDate(by, language),
    time: clockText(by),
  });
  const isComing = status === 'REQUESTED' || status === 'CONFIRMED';
  return (
    <div className="follow">
      <h3 tabIndex={-1} ref={heading}>
        <HeadingText>{made ? messages.sent : messages.yours}</HeadingText>
      </h3>
      <p>
        <Badge tone={TONES[status] ?? 'neutral'}>{nameOf(status)}</Badge>
      </p>
      <p>{text}</p>
      <dl>
        {[
          [visitIcons.car, messages.car, modelName],
          [visitIcons.place, messages.dealer, dealerName],
          [visitIcons.day, messages.when, [dayOf(date), halfName.toLowerCase()].filter(Boolean).join(', ')],
        ].map(
          ([icon = '', label, value]) =>
            value && (
              <div key={label}>
                <dt>
                  <Icon path={icon} />
                  {label}
                </dt>
                <dd>
                  <Spoken>{value}</Spoken>
                </dd>
              </div>
            ),
        )}
      </dl>
      <p className="muted">{fillMessage(messages.number, { number: id })}.</p>
      {isComing && <KeptLink link={link} hint={messages.keepLink} />}
      <p className="sr" role="status">
        {announcement}
      </p>
      {failures > 0 && (
        <FailureNotice attempt={failures} onRetry={retry}>
          {messages.notUpdated}
        </FailureNotice>
      )}
      {status === 'DONE' && <RatingForm drive={drive} rating={rating ?? 0} onRated={put} onChanged={retry} />}
      <div className="actions">
        {isComing && <TestDriveDay drive={drive} link={link} />}
        {isComing && (
          <Button kind="plain" busy={isLoading} onClick={retry}>
            {messages.update}
          </Button>
        )}
        {!isComing && (
          <Button kind="plain" onClick={onAgain}>
            {messages.another}
          </Button>
        )}
        {isComing && (
          <Reminder
            scheduleDate={[dayOf(date), halfName].filter(Boolean).join(', ')}
            dealer={idSiteGeo}
            {...(modelName && { model: modelName })}
          />
        )}
      </div>
      {isComing && (
        <CancelDrive
          drive={drive}
          onCancelled={(cancelled) => {
            put(cancelled);
            heading.current?.focus();
          }}
          onChanged={retry}
        />
      )}
    </div>
  );
}
