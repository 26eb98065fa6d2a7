import type { Question } from '#domain/questions/question';
import { type AnswerValues, filesOf, shownIn, textOf } from '#features/questions/answers';
import { useQuestionName } from '#features/questions/QuestionField';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { LongText } from '#ui/LongText';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';

interface ReviewProps {
  form: Form<AnswerValues>;
  questions: readonly Question[];
  /** Ids of the questions that the service has an answer to. */
  answered: readonly string[];
}

/** Name of the field of the last word, which is of no question. */
export const COMMENT = 'comment';

/** All answers once more, and a last word. */
export function Review({ form, questions, answered }: ReviewProps) {
  const messages = useMessages(texts);
  const nameOf = useQuestionName();
  const { values } = form;
  const answerOf = ({ id, options }: Question): string => {
    const text = textOf(values, id);
    const files = filesOf(values, id).map(({ name }) => name);
    const given = options.find((option) => option.id === text)?.label ?? (text || files.join(', '));
    return given || (answered.includes(id) ? messages.answeredBefore : messages.noAnswer);
  };
  return (
    <>
      <dl className="journey-answers">
        {shownIn(questions, values).map((question) => (
          <div key={question.id}>
            <dt>{nameOf(question, questions.indexOf(question))}</dt>
            <dd>
              <Spoken>{answerOf(question)}</Spoken>
            </dd>
          </div>
        ))}
      </dl>
      <LongText
        form={form as unknown as Form<Record<string, string>>}
        name={COMMENT}
        label={messages.comment}
        optional={messages.optional}
      />
    </>
  );
}
