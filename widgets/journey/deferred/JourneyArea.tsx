import { useRef, useState } from 'react';
import { knownChoices } from '#domain/questions/question';
import { type AnswerValues, valuesOf } from '#features/questions/answers';
import { type Draft, draftCell } from '#features/questions/draft';
import { SessionExpired } from '#features/session/sign-in/SessionExpired';
import { useAnswerOwner } from '#features/session/use-account-content';
import { problemOf } from '#services/http/problem';
import type { Journey } from '#services/journey';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Done } from './Done';
import { JourneyForm } from './JourneyForm';
import css from './journey.css?inline';
import { beginJourney, isSubmitted, questionsOf, readJourney } from './journey-calls';
import { texts } from './messages';
import { Start } from './Start';

type Stage =
  | { name: 'start' | 'loading' | 'gone' | 'unknown' | 'none' }
  | { name: 'failed'; isResumed: boolean; attempt: number; message: string }
  | { name: 'asking'; journey: Journey; values: AnswerValues }
  | { name: 'done'; journey: Journey; isBefore: boolean };

const START: Stage = { name: 'start' };
const NONE: Draft = { choices: {}, at: '', id: '' };
/** Milliseconds in which a journey can be gone on with on this device: a week (ours). */
const LIFETIME = 7 * 86_400_000;

/** The way of a journey: its start, its questions, its protocol. */
export function JourneyArea({ type, vin }: { type: string; vin: string }) {
  const host = useHost();
  const messages = useMessages(texts);
  const [draft] = useState(() => draftCell(`journey-${type}`, LIFETIME));
  const [stage, setStage] = useState<Stage>(type ? START : { name: 'unknown' });
  /** Counts what another account must not see the answer of. */
  const turn = useRef(0);
  const attempts = useRef(0);
  useStyles(css);
  useAnswerOwner(() => {
    turn.current++;
    draft.clear();
    setStage(START);
  });
  const finish = (journey: Journey, isBefore: boolean) => {
    draft.clear();
    setStage({ name: 'done', journey, isBefore });
  };
  const leave = () => {
    draft.clear();
    setStage({ name: 'gone' });
  };

  const open = async (isResumed: boolean) => {
    const mine = ++turn.current;
    setStage({ name: 'loading' });
    const kept = (isResumed && draft.load()) || NONE;
    try {
      const journey = await (kept.id
        ? readJourney(type, kept.id, host.signal)
        : beginJourney(host, type, vin));
      if (turn.current !== mine) return;
      if (isSubmitted(journey)) return finish(journey, true);
      const questions = questionsOf(journey);
      if (questions.length === 0) return setStage({ name: 'none' });
      draft.save({ ...kept, id: journey.id });
      setStage({ name: 'asking', journey, values: valuesOf(knownChoices(questions, kept.choices)) });
    } catch (error) {
      if (turn.current !== mine) return;
      const { kind, messages: said } = problemOf(error);
      if (kind === 'missing' && kept.id) return leave();
      if (kind === 'missing') return setStage({ name: 'unknown' });
      setStage({ name: 'failed', isResumed, attempt: ++attempts.current, message: said.join(' ') });
    }
  };

  switch (stage.name) {
    case 'loading':
      return <Loading label={messages.loading} />;
    case 'failed':
      return (
        <>
          <SessionExpired />
          <Failed onRetry={() => open(stage.isResumed)} attempt={stage.attempt}>
            {stage.message || undefined}
          </Failed>
        </>
      );
    case 'unknown':
      return <Empty title={messages.unknown} isEnd />;
    case 'none':
      return <Empty title={messages.none} />;
    case 'gone':
      return (
        <Empty
          title={messages.gone}
          action={<Button onClick={() => open(false)}>{messages.restart}</Button>}
          isEnd
        >
          {messages.goneHint}
        </Empty>
      );
    case 'asking':
      return (
        <JourneyForm
          opened={stage.journey}
          initial={stage.values}
          draft={draft}
          onDone={finish}
          onGone={leave}
          key={stage.journey.id}
        />
      );
    case 'done':
      return <Done journey={stage.journey} isBefore={stage.isBefore} onAnother={() => setStage(START)} />;
    default:
      return <Start hasBegun={!!draft.load()?.id} onOpen={open} />;
  }
}
