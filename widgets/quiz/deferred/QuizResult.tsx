import { safeUrl } from '#page/core/safe-url';
import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { FocusHeading } from '#ui/parts/FocusHeading';
import { Success } from '#ui/parts/Success';
import { texts } from './messages';
import type { Ended } from './QuizForm';
import type { LoadedQuiz } from './quiz';
import { SaveNote } from './SaveNote';
import { ShareResult } from './ShareResult';
import { textAnswer } from './text-answer';

/** Where the author leads who has the result. */
export interface Links {
  contactUrl: string;
  offersUrl: string;
}

interface QuizResultProps {
  quiz: LoadedQuiz;
  ended: Ended;
  links: Links;
  mayAct(): boolean;
  onSaved(): void;
  onCorrect(): void;
  onAgain(): void;
}

/** The result with the explanation of each answer, what became of the answers, and what comes next. */
export function QuizResult({ quiz, ended, links, mayAct, onSaved, onCorrect, onAgain }: QuizResultProps) {
  const messages = useMessages(texts);
  const { score, total, results } = ended.scored;
  const byQuestion = new Map((results ?? []).map((result) => [result.questionId, result]));
  const rated = quiz.questions.flatMap((question) => {
    const result = byQuestion.get(question.id);
    return result ? { question, result } : [];
  });
  const ways = [
    { label: messages.contact, href: safeUrl(links.contactUrl) },
    { label: messages.offers, href: safeUrl(links.offersUrl) },
  ].flatMap(({ label, href }) => (href ? { label, href } : []));
  return (
    <>
      <Success>
        <FocusHeading level={3}>
          {total && score !== undefined ? fillMessage(messages.score, { score, total }) : messages.done}
        </FocusHeading>
      </Success>
      <SaveNote quiz={quiz} ended={ended} mayAct={mayAct} onSaved={onSaved} onCorrect={onCorrect} />
      {rated.length > 0 && (
        <ol className="quiz-results">
          {rated.map(({ question, result: { correct, explanation } }) => (
            <li key={question.id}>
              <p>
                <b>{question.label}</b>{' '}
                <Badge tone={correct ? 'success' : 'danger'}>
                  {correct ? messages.correct : messages.wrong}
                </Badge>
              </p>
              <p>{fillMessage(messages.answer, { answer: textAnswer(question, ended.finished.answers) })}</p>
              {explanation && <p className="muted">{explanation}</p>}
            </li>
          ))}
        </ol>
      )}
      <div className="actions">
        {ways.map(({ label, href }, index) => (
          <a className={index === 0 ? 'button' : 'button plain'} part="button" href={href} key={label}>
            {label}
          </a>
        ))}
        <Button kind="plain" onClick={onAgain}>
          {messages.again}
        </Button>
      </div>
      <ShareResult quiz={quiz} score={score} total={total} />
    </>
  );
}
