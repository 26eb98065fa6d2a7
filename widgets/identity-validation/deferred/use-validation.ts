import { useEffect, useRef, useState } from 'react';
import { object, string } from 'valibot';
import { latestRequest } from '#domain/core/latest-request';
import { persisted } from '#page/settings/storage';
import { isKind, orNull } from '#services/http/problem';
import * as identity from '#services/identity-validation';
import { sendOnce } from '#services/once/ensure-once';
import { useHost } from '#ui/core/host-context';
import { useEvent } from '#ui/hooks/use-event';
import { usePolling } from '#ui/hooks/use-polling';

export type Validation = Awaited<ReturnType<typeof identity.getIdentityValidation>>;
export type Person = Parameters<typeof identity.startIdentityValidation>[0]['body'];
type Answers = Parameters<typeof identity.answerIdentityQuiz>[0]['body']['answers'];

/** What a refusal of these calls has besides its messages. */
interface Refused {
  status?: number;
  body?: { attempts?: unknown; retryAfter?: unknown } | null;
}

/** The id of this tab's validation; nothing of the person. */
const stored = persisted('identity-validation', object({ id: string() }), { area: 'sessionStorage' });

const ANSWERED_HERE = ['VALIDATING_TOKEN', 'AWAITING_QUIZ'];
const LAST = 'PERSISTED_HUB';
/** Status of a wrong answer, which costs an attempt (ours). */
const WRONG = 422;
const isFailed = ({ step, attempts }: Validation) => ANSWERED_HERE.includes(step) && attempts === 0;

/** The validation of this tab: undefined while it loads, null if there is none. */
export function useValidation(onValidated: () => void) {
  const { element, signal } = useHost();
  const [validation, setValidation] = useState<Validation | null | undefined>(() =>
    stored.load() ? undefined : null,
  );
  const [failed, setFailed] = useState(false);
  /** Whether what was sent had no effect, as its step was over. */
  const [movedOn, setMovedOn] = useState(false);
  /** When another token may be asked for, in milliseconds since 1970 by this device; 0 if that is not known. */
  const [resendAt, setResendAt] = useState(0);
  const [latest] = useState(latestRequest);
  const reported = useRef('');
  /** What is shown, for answers that arrive later. */
  const live = useRef(validation);

  const waitFor = (seconds: unknown) => {
    const ms = 1000 * Number(seconds);
    setResendAt(ms > 0 ? Date.now() + ms : 0);
  };
  const put = (next: Validation | null) => {
    live.current = next;
    if (next && next.step !== LAST && !isFailed(next)) stored.save({ id: next.id });
    else stored.clear();
    setValidation(next);
  };
  const show = (next: Validation | null) => {
    latest.drop();
    if (next?.step !== live.current?.step) setMovedOn(false);
    put(next);
    waitFor(next?.resendAfter);
    setFailed(false);
    if (next?.step === LAST && reported.current !== next.id) {
      reported.current = next.id;
      onValidated();
    }
  };
  const load = async () => {
    const id = live.current?.id ?? stored.load()?.id;
    if (!id) return show(null);
    const isLatest = latest.start();
    try {
      // None if it has ended, or belongs to another account.
      const next = await orNull(identity.getIdentityValidation({ id }, { signal }));
      if (isLatest()) show(next);
    } catch {
      if (isLatest()) setFailed(true);
    }
  };
  // A validation of an earlier page.
  const resume = useEvent(() => {
    if (validation === undefined) load();
  });
  useEffect(() => {
    resume();
    return latest.drop;
  }, [latest]);
  const waits = !!validation && validation.step !== LAST && !ANSWERED_HERE.includes(validation.step);
  usePolling(load, waits && !failed);

  /**
   * Sends what the visitor answers or asks for. A wrong answer costs an attempt. Resolves to false if the validation has
   * gone on or is gone: it is loaded then.
   */
  const answer = async (send: () => Promise<Validation>): Promise<boolean> => {
    try {
      show(await send());
      return true;
    } catch (error) {
      if (isKind(error, 'missing', 'conflict')) {
        await load();
        setMovedOn(true);
        return false;
      }
      const { status, body } = error as Refused;
      const attempts = Number(body?.attempts);
      if (live.current && status === WRONG && Number.isInteger(attempts)) put({ ...live.current, attempts });
      throw error;
    }
  };
  return {
    validation,
    failed,
    movedOn,
    resendAt,
    isOut: !!validation && isFailed(validation),
    retry() {
      setFailed(false);
      load();
    },
    restart: () => show(null),
    begin: async (body: Person) => show(await identity.startIdentityValidation({ body }, { signal })),
    async sendToken(id: string, token: string) {
      await answer(() => identity.sendIdentityToken({ id, body: { token } }, { signal }));
    },
    async sendAnswers(id: string, answers: Answers) {
      await answer(() => identity.answerIdentityQuiz({ id, body: { answers } }, { signal }));
    },
    /** Has another token sent. Resolves to whether one was. A press that was not answered is repeated under its key. */
    async resend(id: string): Promise<boolean> {
      const resend = {
        send: (key: string) => answer(() => identity.resendIdentityToken({ id, body: { key } }, { signal })),
        isEnd: () => true,
      };
      try {
        return await sendOnce({ owner: element, kind: 'resend', content: id, ...resend });
      } catch (error) {
        if (isKind(error, 'rate-limited')) waitFor((error as Refused).body?.retryAfter);
        throw error;
      }
    },
  };
}
