import { useEffect, useRef, useState } from 'react';
import { openQuestions, type Question } from '#domain/questions/question';
import { type AnswerValues, atFields, fieldOf, filesOf, shownIn, textOf } from '#features/questions/answers';
import { type Draft, storedChoices } from '#features/questions/draft';
import { QuestionFields } from '#features/questions/QuestionFields';
import { answerErrors } from '#features/questions/rules';
import { SessionExpired } from '#features/session/sign-in/SessionExpired';
import { country } from '#page/core/metadata';
import type { Cell } from '#page/settings/storage';
import { problemOf } from '#services/http/problem';
import type { Journey } from '#services/journey';
import { useHost, useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { FormRefusal } from '#ui/form-refusal';
import { useLatest } from '#ui/hooks/use-latest';
import { Stepper } from '#ui/parts/Stepper';
import { failureKind } from '#ui/submission';
import { WizardForm } from '#ui/WizardForm';
import { complement, isSubmitted, nothingSent, questionsOf } from './journey-calls';
import { texts as ownTexts } from './messages';
import { COMMENT, Review } from './Review';
import { SaveLater } from './SaveLater';
import { useSubmission } from './use-submission';

interface JourneyFormProps {
  /** The journey as it was when the form was opened. */
  opened: Journey;
  initial: AnswerValues;
  draft: Cell<Draft>;
  onDone(journey: Journey, isBefore: boolean): void;
  /** Called if the service does not know the journey any more. */
  onGone(): void;
}

type StepId = 'answers' | 'review';

/** The questions of a journey, then all answers once more; each step is sent to the service as it is left. */
export function JourneyForm({ opened, initial, draft, onDone, onGone }: JourneyFormProps) {
  const host = useHost();
  const { language } = host;
  const messages = useMessages(ownTexts);
  const [journey, setJourney] = useState(opened);
  const [step, setStep] = useState<StepId>(() => {
    const isComplete = opened.missing?.length === 0 && !!opened.answered?.length;
    return isComplete && draft.load()?.at === 'review' ? 'review' : 'answers';
  });
  const sent = useRef(nothingSent());
  const latest = useRef(journey);
  latest.current = journey;
  const submission = useSubmission();
  const asked = ({ answered, missing, ...now }: Journey, values: Partial<AnswerValues>): Question[] =>
    openQuestions(
      questionsOf({ answered, missing, ...now }),
      { answered: answered ?? [], missing: missing ?? [] },
      (id) => textOf(values, id) !== '' || filesOf(values, id).length > 0,
    );
  const check = async (values: Partial<AnswerValues>) =>
    answerErrors(asked(latest.current, values), values, language, country() ?? 'BR');
  const put = (now: Journey) => {
    latest.current = now;
    setJourney(now);
  };

  /** Ends where a failure ends the journey; throws what the form shows otherwise. */
  const fail = async (error: unknown, values: Partial<AnswerValues>): Promise<void> => {
    const { kind, refusal } = problemOf(error);
    if (kind === 'missing') return onGone();
    if (kind === 'conflict') {
      const now = await submission.look(latest.current);
      if (now && isSubmitted(now)) return onDone(now, true);
    }
    // What the service refuses or misses is sent again, though it was sent before.
    for (const id of Object.keys(refusal?.fields ?? {})) {
      sent.current.texts.delete(id);
      sent.current.files.delete(id);
    }
    throw atFields(error, asked(latest.current, values));
  };

  const values = useRef<Partial<AnswerValues>>(initial);
  const form = useForm<AnswerValues>({
    initial,
    check,
    hasField: (name) =>
      shownIn(asked(latest.current, values.current), values.current).some(({ id }) => fieldOf(id) === name) ||
      (name === COMMENT && step === 'review'),
    async send(given) {
      values.current = given;
      try {
        if (step === 'answers') {
          const questions = asked(latest.current, given);
          const now = await complement(host, latest.current, questions, given, sent.current);
          put(now);
          if (isSubmitted(now)) return onDone(now, true);
          const lacking = shownIn(asked(now, given), given).filter(({ id }) => now.missing?.includes(id));
          if (lacking.length > 0)
            throw new FormRefusal(
              Object.fromEntries(lacking.map(({ id }) => [fieldOf(id), messages.missing])),
            );
          setStep('review');
        } else {
          onDone(await submission.send(latest.current, textOfComment(given)), false);
        }
      } catch (error) {
        if (step === 'review') host.emit('vt-journey-failed', { kind: failureKind(error) });
        await fail(error, given);
      }
    },
  });
  values.current = form.values;
  const { status } = form;
  // A step that was sent is left; the form goes on.
  useEffect(() => {
    if (status === 'sent') form.edit();
  }, [status, form]);

  const questions = asked(journey, form.values);
  const fields = shownIn(questions, form.values).map(({ id }) => fieldOf(id));
  const latestDraft = useLatest({ draft, questions, id: opened.id });
  useEffect(() => {
    const { draft, questions, id } = latestDraft.current;
    draft.save({ choices: storedChoices(questions, form.values), at: step, id });
  }, [form.values, step]);
  const view = useRef<HTMLDivElement>(null);
  // The pressed button is gone.
  useEffect(() => view.current?.querySelector<HTMLElement>('.wizard-title')?.focus(), []);
  const answered = journey.answered ?? [];
  const answeredBefore = (opened.answered ?? []).filter(
    (id) => !textOf(form.values, id) && filesOf(form.values, id).length === 0,
  );

  const steps = [
    {
      id: 'answers',
      title: messages.answers,
      fields,
      content: (
        <>
          <QuestionFields
            form={form}
            questions={questions}
            noteOf={({ id }) => (answeredBefore.includes(id) ? messages.answered : '')}
          />
          <SaveLater
            form={form}
            questions={questions}
            onSave={async (given) => {
              values.current = given;
              put(await complement(host, latest.current, asked(latest.current, given), given, sent.current));
            }}
            onFailed={(error) => fail(error, form.values)}
          />
        </>
      ),
    },
    {
      id: 'review',
      title: messages.review,
      fields: [COMMENT],
      content: <Review form={form} questions={questions} answered={answered} />,
    },
  ];
  return (
    <div className="journey" ref={view}>
      <SessionExpired />
      <WizardForm
        form={form}
        steps={steps}
        check={check}
        at={step}
        whole
        send={step === 'answers' ? messages.continue : messages.send}
        onStep={(id) => setStep(id as StepId)}
        indicator={({ index, goTo }) => (
          <Stepper
            steps={steps.map(({ title }) => title)}
            current={index}
            onStep={(place) => goTo(steps[place]?.id ?? '')}
          />
        )}
      />
    </div>
  );
}

const textOfComment = (values: Partial<AnswerValues>): string => {
  const comment = values[COMMENT];
  return typeof comment === 'string' ? comment.trim() : '';
};
