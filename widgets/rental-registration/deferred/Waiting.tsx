import { useRef, useState } from 'react';
import { noteServerTime, serverNow } from '#page/server-clock';
import { isKind } from '#services/http/problem';
import { getRentalUserResult } from '#services/rental-user';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { usePolling } from '#ui/hooks/use-polling';
import { Button } from '#ui/parts/Button';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import type { Begun, End } from './registration-calls';

/** Milliseconds after which the wait is said to be long, and after which nobody waits any more; ours. */
const PATIENCE = 60_000;
const LIMIT = 600_000;

interface WaitingProps {
  begun: Begun;
  onReady(): void;
  onEnd(why: End): void;
  onRestart(): void;
}

/**
 * Asks for the result of a start (RUS-02) until it is there: less and less often, not while the tab is hidden. How long it
 * takes is counted by the service's clock, also over a reload, else since the view opened.
 */
export function Waiting({ begun, onReady, onEnd, onRestart }: WaitingProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const [waited, setWaited] = useState(0);
  const [checks, setChecks] = useState({ busy: false, failures: 0 });
  const [opened] = useState(serverNow);
  const isOver = useRef(false);

  const finish = (next: () => void) => {
    if (isOver.current) return;
    isOver.current = true;
    next();
  };
  const ask = async () => {
    try {
      const { status, startedAt, now } = await getRentalUserResult({ query: { id: begun.id } }, { signal });
      noteServerTime(now);
      if (status === 'SUCCESS') return finish(onReady);
      if (status === 'FAILED') return finish(() => onEnd('refused'));
      const since = Date.parse(startedAt || begun.startedAt);
      const passed = serverNow() - (Number.isNaN(since) ? opened : since);
      setWaited(passed);
      if (passed > LIMIT) finish(() => onEnd('never'));
    } catch (error) {
      if (isKind(error, 'missing')) return finish(() => onEnd('gone'));
      setWaited(serverNow() - opened);
      throw error;
    }
  };
  const isFailing = usePolling(ask, true);
  const check = async () => {
    setChecks((before) => ({ ...before, busy: true }));
    const isFailed = await ask().then(
      () => false,
      () => true,
    );
    if (!isOver.current && !signal.aborted)
      setChecks(({ failures }) => ({ busy: false, failures: isFailed ? failures + 1 : 0 }));
  };

  const isLate = waited > PATIENCE;
  return (
    <div className="registration-wait">
      <Loading label={isLate ? messages.late : messages.waiting} />
      <p className="muted">{isLate ? messages.lateHint : messages.waitingHint}</p>
      {(isFailing || checks.failures > 0) && (
        <FailureNotice attempt={checks.failures} onRetry={check}>
          {messages.notFollowing}
        </FailureNotice>
      )}
      {isLate && (
        <div className="actions">
          <Button busy={checks.busy} onClick={check}>
            {messages.check}
          </Button>
          <Button kind="plain" onClick={onRestart}>
            {messages.restart}
          </Button>
        </div>
      )}
    </div>
  );
}
