import { useEffect, useRef } from 'react';
import { mayBeStored } from '#domain/questions/question';
import {
  type AnswerValues,
  answersIn,
  atFields,
  evidenceIn,
  fieldOf,
  filesOf,
  shownIn,
  textOf,
} from '#features/questions/answers';
import { type Draft, storedChoices } from '#features/questions/draft';
import { QuestionField, useQuestionName } from '#features/questions/QuestionField';
import { answerErrors } from '#features/questions/rules';
import { country } from '#page/core/metadata';
import type { Cell } from '#page/settings/storage';
import { isKind, problemOf } from '#services/http/problem';
import { type ScoredQuiz, scoreQuiz } from '#services/quiz';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { FormRefusal } from '#ui/form-refusal';
import { useLatest } from '#ui/hooks/use-latest';
import type { Steps } from '#ui/parts/use-steps';
import { WizardForm, type WizardStep } from '#ui/WizardForm';
import { texts } from './messages';
import type { LoadedQuiz } from './quiz';
import { type Finished, saveFinished } from './save-quiz';
import { useMoves } from './use-moves';

/** How answers are saved: not at all, once, before, or not for this reason. */
export type Saved = { state: 'none' | 'saved' | 'before' } | { state: 'failed'; error: unknown };

/** A quiz that was answered to its end. */
export interface Ended {
  finished: Finished;
  scored: ScoredQuiz;
  saved: Saved;
}

interface QuizFormProps {
  quiz: LoadedQuiz;
  /** Whether its title is above it already. */
  isTitled: boolean;
  initial: AnswerValues;
  /** Id of the question to begin with; the first one if it is none. */
  at: string;
  draft: Cell<Draft>;
  /** Whether the answers may be saved in the account that is signed in. */
  mayAct(): boolean;
  onEnded(ended: Ended, values: AnswerValues): void;
}

type Wizard = Steps<AnswerValues, WizardStep<AnswerValues>>;

/** One question at a time, from the first to the result. */
export function QuizForm({ quiz, isTitled, initial, at, draft, mayAct, onEnded }: QuizFormProps) {
  const host = useHost();
  const { language } = host;
  const messages = useMessages(texts);
  const nameOf = useQuestionName();
  const { questions } = quiz;
  const check = async (values: Partial<AnswerValues>) =>
    answerErrors(questions, values, language, country() ?? 'BR');

  /** Saves for who is signed in. What the service refuses is of the form; any other failure is told beside the result. */
  const save = async (finished: Finished): Promise<Saved> => {
    if (!mayAct()) return { state: 'none' };
    try {
      return { state: await saveFinished(host, finished) };
    } catch (error) {
      const { kind, messages: said } = problemOf(error);
      if (kind === 'refused' && said.length > 0) throw atFields(error, questions);
      return { state: 'failed', error };
    }
  };
  /** What was sent last: a question that it does not lead to has no field. */
  const sent = useRef(initial);
  const form = useForm<AnswerValues>({
    initial,
    check,
    hasField: (name) => shownIn(questions, sent.current).some(({ id }) => fieldOf(id) === name),
    async send(given) {
      const values = given as AnswerValues;
      sent.current = values;
      const answers = answersIn(questions, values);
      const finished = { quizId: quiz.id, answers, evidence: evidenceIn(questions, values) };
      const scored = await scoreQuiz({ body: { quizId: quiz.id, answers } }, { signal: host.signal }).catch(
        (error) => {
          throw isKind(error, 'missing')
            ? new FormRefusal({}, [messages.goneMeanwhile])
            : atFields(error, questions);
        },
      );
      const saved = await save(finished);
      const { score, total } = scored;
      host.emit('vt-quiz-finished', {
        quiz: quiz.id,
        ...(score !== undefined && { score }),
        ...(total !== undefined && { total }),
      });
      if (saved.state === 'saved') {
        draft.clear();
        host.emit('vt-quiz-saved', { quiz: quiz.id });
      }
      onEnded({ finished, scored, saved }, values);
    },
  });

  const wizard = useRef<Wizard>(undefined);
  const moves = useMoves({
    next: () => wizard.current?.next(),
    back: () => wizard.current?.back(),
    hasNext: () => !wizard.current?.last,
  });
  const shown = useRef('');
  const keep = (id: string) => draft.save({ choices: storedChoices(questions, form.values), at: id, id: '' });
  const latest = useLatest({ initial, keep });
  useEffect(() => {
    const { initial, keep } = latest.current;
    if (form.values !== initial) keep(shown.current);
  }, [form.values]);
  /** The draft has all answers. */
  const isKept = questions.every(
    (question) =>
      mayBeStored(question) || (!textOf(form.values, question.id) && !filesOf(form.values, question.id)[0]),
  );
  const view = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => view.current?.querySelector<HTMLElement>('.wizard-title')?.focus(), []);

  const steps = questions.map((question, index) => ({
    id: question.id,
    title: nameOf(question, index),
    fields: [fieldOf(question.id)],
    skip: (values: Partial<AnswerValues>) => !shownIn(questions, values).includes(question),
    content: (
      <QuestionField form={form} question={question} index={index} isHeaded showsKeys onPick={moves.onPick} />
    ),
  }));
  return (
    <div className="quiz" ref={view} {...moves.handlers}>
      <WizardForm
        form={form}
        steps={steps}
        check={check}
        {...(at && { at })}
        send={messages.finish}
        isKept={isKept}
        onStep={(id) => {
          // Not of the first one: a choice may be made before effects have run.
          if (shown.current) {
            moves.stop();
            keep(id);
          }
          shown.current = id;
        }}
        indicator={(current) => {
          wizard.current = current;
          const count = current.steps.length;
          const number = current.index + 1;
          const label = fillMessage(messages.progress, { number, count });
          return (
            <div className="quiz-progress">
              {quiz.title && !isTitled && <p className="quiz-title">{quiz.title}</p>}
              <p className="muted small">{label}</p>
              <progress aria-label={label} max={count} value={number} />
            </div>
          );
        }}
      />
      <p className="muted small quiz-keys">{messages.keys}</p>
    </div>
  );
}
