import { useEffect, useRef, useState } from 'react';
import { object, string } from 'valibot';
import { latestRequest } from '../../../src/domain/standalone/latest-request';
import { persisted } from '../../../src/page/settings/storage';
import { orNull } from '../../../src/services/fallbacks/problem';
import * as identity from '../../../src/services/identity-validation';
import { useHost } from '../../../src/ui/core/host-context';
import { usePolling } from '../../../src/ui/hooks/use-polling';

export type Validation = Awaited<ReturnType<typeof identity.getIdentityValidation>>;

/** The id of this tab's validation; nothing of the person. */
const stored = persisted('identity-validation', object({ id: string() }), { area: 'sessionStorage' });

const ANSWERED_HERE = ['VALIDATING_TOKEN', 'AWAITING_QUIZ'];
const LAST = 'PERSISTED_HUB';
const isFailed = ({ step, attempts }: Validation) => ANSWERED_HERE.includes(step) && attempts === 0;

/** The validation of this tab: undefined while it loads, null if there is none. */
export function useValidation(onValidated: () => void) {
  const { signal } = useHost();
  const [validation, setValidation] = useState<Validation | null | undefined>(() =>
    stored.load() ? undefined : null,
  );
  const [failed, setFailed] = useState(false);
  const [latest] = useState(latestRequest);
  const reported = useRef('');
  const show = (next: Validation | null) => {
    latest.drop();
    if (next && next.step !== LAST && !isFailed(next)) stored.save({ id: next.id });
    else stored.clear();
    if (next?.step === LAST && reported.current !== next.id) {
      reported.current = next.id;
      onValidated();
    }
    setFailed(false);
    setValidation(next);
  };
  const load = async () => {
    const id = validation?.id ?? stored.load()?.id;
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a validation of an earlier page
  useEffect(() => {
    if (validation === undefined) load();
    return () => latest.drop();
  }, []);
  const waits = !!validation && validation.step !== LAST && !ANSWERED_HERE.includes(validation.step);
  usePolling(load, waits && !failed);

  /** Sends what the visitor answers. A wrong one costs an attempt; a step that has gone on is loaded. */
  const answer = async (send: () => Promise<Validation>) => {
    try {
      show(await send());
    } catch (error) {
      const { status, body } = error as { status?: number; body?: { attempts?: unknown } };
      if (status === 409) return load();
      const attempts = Number(body?.attempts);
      if (validation && status === 422 && Number.isInteger(attempts)) show({ ...validation, attempts });
      throw error;
    }
  };
  return {
    validation,
    failed,
    isOut: !!validation && isFailed(validation),
    retry() {
      setFailed(false);
      load();
    },
    restart: () => show(null),
    begin: async (body: { name: string; cpf: string; phone: string }) =>
      show(await identity.startIdentityValidation({ body }, { signal })),
    sendToken: (id: string, token: string) =>
      answer(() => identity.sendIdentityToken({ id, body: { token } }, { signal })),
    sendAnswers: (id: string, answers: { questionId: string; optionId: string }[]) =>
      answer(() => identity.answerIdentityQuiz({ id, body: { answers } }, { signal })),
  };
}
