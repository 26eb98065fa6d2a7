import { useRef, useState } from 'react';
import { knownChoices } from '#domain/questions/question';
import { type AnswerValues, valuesOf } from '#features/questions/answers';
import { draftCell } from '#features/questions/draft';
import { useAnswerOwner } from '#features/session/use-account-content';
import { orNull } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import { type Ended, QuizForm } from './QuizForm';
import { type Links, QuizResult } from './QuizResult';
import { type LoadedQuiz, loadQuiz } from './quiz';
import css from './quiz.css?inline';
import { Start } from './Start';

type Stage =
  | { name: 'start' | 'loading' | 'gone' | 'none' }
  | { name: 'failed'; isResumed: boolean; attempt: number }
  | { name: 'asking'; quiz: LoadedQuiz; values: AnswerValues; at: string }
  | { name: 'ended'; quiz: LoadedQuiz; values: AnswerValues; ended: Ended };

const START: Stage = { name: 'start' };

interface QuizAreaProps {
  quizId: string;
  /** Whether the author has given a title, which is then shown instead of the quiz's own. */
  isTitled: boolean;
  links: Links;
}

/** The way of a quiz: its start, its questions, its result. */
export function QuizArea({ quizId, isTitled, links }: QuizAreaProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const [draft] = useState(() => draftCell(`quiz-${quizId}`));
  const [stage, setStage] = useState<Stage>(quizId ? START : { name: 'gone' });
  /** Counts what another account must not see the answer of. */
  const turn = useRef(0);
  const attempts = useRef(0);
  useStyles(css);
  const mayAct = useAnswerOwner(() => {
    turn.current++;
    draft.clear();
    setStage(START);
  });

  const begin = async (isResumed: boolean) => {
    const mine = ++turn.current;
    setStage({ name: 'loading' });
    try {
      const quiz = await orNull(loadQuiz(quizId, signal));
      if (turn.current !== mine) return;
      if (!quiz) return setStage({ name: 'gone' });
      if (quiz.questions.length === 0) return setStage({ name: 'none' });
      const kept = isResumed ? draft.load() : undefined;
      if (!kept) draft.clear();
      const values = valuesOf(knownChoices(quiz.questions, kept?.choices ?? {}));
      setStage({ name: 'asking', quiz, values, at: kept?.at ?? '' });
    } catch {
      if (turn.current === mine) setStage({ name: 'failed', isResumed, attempt: ++attempts.current });
    }
  };

  switch (stage.name) {
    case 'loading':
      return <Loading label={messages.loading} />;
    case 'failed':
      return <Failed onRetry={() => begin(stage.isResumed)} attempt={stage.attempt} />;
    case 'gone':
      return <Empty title={messages.gone} isEnd />;
    case 'none':
      return <Empty title={messages.none} />;
    case 'asking': {
      const { quiz, values, at } = stage;
      return (
        <QuizForm
          quiz={quiz}
          isTitled={isTitled}
          initial={values}
          at={at}
          draft={draft}
          mayAct={mayAct}
          onEnded={(ended, given) => setStage({ name: 'ended', quiz, values: given, ended })}
        />
      );
    }
    case 'ended': {
      const { quiz, values, ended } = stage;
      return (
        <QuizResult
          quiz={quiz}
          ended={ended}
          links={links}
          mayAct={mayAct}
          onSaved={draft.clear}
          onCorrect={() => setStage({ name: 'asking', quiz, values, at: quiz.questions[0]?.id ?? '' })}
          onAgain={() => {
            draft.clear();
            setStage({ name: 'asking', quiz, values: {}, at: '' });
          }}
        />
      );
    }
    default:
      return <Start hasDraft={!!draft.load()} onBegin={begin} />;
  }
}
