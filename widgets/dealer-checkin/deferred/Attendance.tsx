import { useEffect, useRef, useState } from 'react';
import { FormFailure, SESSION_EXPIRED } from '#features/session/FormFailure';
import { setting } from '#page/settings/settings';
import { kindOf } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { HeadingText } from '#ui/HeadingText';
import { useOnChange } from '#ui/hooks/use-on-change';
import { usePolling } from '#ui/hooks/use-polling';
import { LongText } from '#ui/LongText';
import { Button } from '#ui/parts/Button';
import { Success } from '#ui/parts/Success';
import { tooLong } from '#ui/validation/schema';
import { type Attendance as Answer, askAttendant } from './calls';
import { texts } from './messages';
import type { Visit } from './visit';

/** State of an attendant who is ready; the specification names none: it is ours. */
const ATTENDING = 'ATTENDING';
/** Longest comment, in characters; ours. */
const COMMENTS_MAX = 300;

/** In milliseconds. */
const MINUTE = 60_000;

/** Minutes until the attendant comes, which go on between two answers; undefined if the last answer says none. */
function useMinutesLeft(answer: Answer | null, active: boolean): number | undefined {
  const [passed, setPassed] = useState(0);
  useEffect(() => {
    setPassed(0);
    if (!active || !answer) return;
    const start = Date.now();
    const timer = setInterval(() => setPassed(Math.floor((Date.now() - start) / MINUTE)), MINUTE / 4);
    return () => clearInterval(timer);
  }, [answer, active]);
  const minutes = answer?.minutes;
  return minutes === undefined ? undefined : Math.max(0, Math.ceil(minutes) - passed);
}

/** As 09:37 in every language: the browser's own es-AR has "09:37 a. m.". */
const timeOf = (moment: number, language: string) =>
  new Date(moment).toLocaleTimeString(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

interface AttendanceProps {
  visit: Visit;
  onCalled(): void;
  onEnd(): void;
}

/** The checked-in visitor: place in the queue, the call of an attendant, and how far the attendant is. */
export function Attendance({ visit, onCalled, onEnd }: AttendanceProps) {
  const host = useHost();
  const messages = useMessages(texts);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [status, setStatus] = useState<'open' | 'calling' | 'failed' | 'session' | 'unknown'>('open');
  /** Time of the last answer while a later one is missing. */
  const [late, setLate] = useState('');
  /** Whether the service tells how far the attendant is: only one that knows a repeated request is asked again. */
  const [isFollowed, setFollowed] = useState(() => !!setting('idempotency-header'));
  const answeredAt = useRef(Date.now());
  /** Set with the last answer, before the next render. */
  const isOver = useRef(false);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useForm<{ comments: string }>({
    initial: {},
    check: async (values) => tooLong(values, { comments: COMMENTS_MAX }, host.language),
    send: async () => {},
  });
  const comments = form.values.comments?.trim() ?? '';
  const isHere = answer?.status === ATTENDING;
  const { dealerCode: dealer, checkinId: checkin } = visit;
  const stage = isHere ? 'here' : visit.isCalled ? 'called' : 'waiting';
  useOnChange(stage, () => title.current?.focus());

  const ask = async () => {
    const next = await askAttendant(visit, comments, host);
    if (host.signal.aborted) return;
    answeredAt.current = Date.now();
    setLate('');
    isOver.current = !next || next.status === ATTENDING;
    if (!next) return setFollowed(false);
    setAnswer(next);
    if (isOver.current) host.emit('vt-attendant-arrived', { dealer, checkin });
  };
  const call = async () => {
    if (status === 'calling') return;
    if (tooLong({ comments }, { comments: COMMENTS_MAX }, host.language).comments)
      return form.touch('comments');
    setStatus('calling');
    try {
      await ask();
      host.emit('vt-attendant-requested', { dealer, checkin });
      onCalled();
      setStatus('open');
    } catch (error) {
      const kind = kindOf(error);
      const next = kind === 'missing' ? 'unknown' : kind === 'unauthenticated' ? 'session' : 'failed';
      if (!host.signal.aborted) setStatus(next);
    }
  };
  const follow = async () => {
    if (isOver.current) return;
    try {
      await ask();
    } catch {
      if (!host.signal.aborted) setLate(timeOf(answeredAt.current, host.language));
    }
  };
  usePolling(follow, visit.isCalled && !isHere && isFollowed);

  const name = answer?.attendant?.name ?? messages.someone;
  const minutes = useMinutesLeft(answer, stage === 'called');
  const { position = 0 } = visit;
  const place =
    position > 1 ? fillMessage(messages.position, { position }) : position === 1 ? messages.first : '';
  const heading = {
    here: fillMessage(messages.here, { name }),
    called: messages.called,
    waiting: fillMessage(messages.done, { dealer: visit.dealerName || visit.dealerCode }),
  };
  const coming =
    minutes === undefined
      ? ''
      : minutes > 1
        ? fillMessage(messages.comes, { name, minutes })
        : fillMessage(messages.comesSoon, { name });
  return (
    <div className="visit">
      <Success>
        <h3 tabIndex={-1} ref={title} aria-describedby="visit-hint">
          <HeadingText>{heading[stage]}</HeadingText>
        </h3>
        {/* Without the role of a status, from which Firefox takes no description. */}
        <p id="visit-hint" aria-live="polite" aria-atomic="true">
          {{ here: messages.hereHint, called: coming, waiting: place }[stage]}
        </p>
      </Success>
      {stage !== 'waiting' && (
        <p className="muted late" role="status">
          {stage === 'called' && late && fillMessage(messages.late, { time: late })}
        </p>
      )}
      {stage === 'waiting' && status !== 'unknown' && (
        <>
          <LongText form={form} name="comments" label={messages.comments} optional={messages.optional} />
          <Button busy={status === 'calling'} onClick={call}>
            {messages.call}
          </Button>
        </>
      )}
      {status === 'session' && <FormFailure guest error={SESSION_EXPIRED} onSend={call} />}
      <p className="error" role="alert" aria-live="assertive">
        {status === 'failed' && messages.notCalled}
        {status === 'unknown' && messages.unknownCheckin}
      </p>
      {(stage !== 'waiting' || status === 'unknown') && (
        <Button kind="plain" onClick={onEnd}>
          {messages.end}
        </Button>
      )}
    </div>
  );
}
