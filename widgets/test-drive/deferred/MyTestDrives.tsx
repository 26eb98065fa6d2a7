import { HALF_DAYS } from '#domain/scheduling/half-days';
import { TEST_DRIVE_TIME_LABELS } from '#domain/scheduling/test-drive';
import { useOwnList } from '#features/scheduling/use-own-list';
import { useVisitStatusName } from '#features/scheduling/use-visit-status-name';
import { SignInLink } from '#features/session/sign-in/SignInLink';
import { listTestDrives } from '#services/visitor-schedule';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { LateContent } from '#ui/LateContent';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import { TONES } from './tones';

const load = (signal: AbortSignal) => listTestDrives({}, { signal });

/** The test drives of a signed-in visitor with their state, as the service lists them; each opens. */
export function MyTestDrives({ onOpen }: { onOpen(id: string): void }) {
  const messages = useMessages(texts);
  const labels = useMessages(TEST_DRIVE_TIME_LABELS);
  const { items, failed, isSignedIn, hasExpired, reload } = useOwnList(load);
  const nameOf = useVisitStatusName();
  if (!isSignedIn && !hasExpired) return null;
  return (
    <section className="mine" aria-label={messages.mine}>
      <h3>{messages.mine}</h3>
      {hasExpired && (
        <div className="notice bad">
          <p role="alert">{messages.expired}</p>
          <SignInLink newTab />
        </div>
      )}
      {failed && <FailureNotice onRetry={reload} />}
      {!items && !failed && isSignedIn && <Loading />}
      {items && (
        <LateContent>
          {items.length === 0 && <p className="muted">{messages.noneYet}</p>}
          <ul className="drives">
            {items.map(({ id, date, period, status, modelName, dealerName }) => {
              const day = date.split('-').reverse().join('/');
              const half = HALF_DAYS.find((each) => each === period);
              const time = half && labels[half === 'MORNING' ? 'morning' : 'afternoon'].toLowerCase();
              const when = [day, time].filter(Boolean).join(', ');
              return (
                <li className="drive" key={id}>
                  <p className="drive-head">
                    <b>{when}</b> <Badge tone={TONES[status] ?? 'neutral'}>{nameOf(status)}</Badge>
                  </p>
                  <p>{[modelName, dealerName].filter(Boolean).join(', ')}</p>
                  <Button kind="plain" onClick={() => onOpen(id)}>
                    {messages.open}
                    <span className="sr"> {fillMessage(messages.ofDrive, { when })}</span>
                  </Button>
                </li>
              );
            })}
          </ul>
        </LateContent>
      )}
    </section>
  );
}
