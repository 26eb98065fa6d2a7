import type { Question } from '#domain/questions/question';
import type { Form } from '#ui/core/use-form';
import { type AnswerValues, shownIn } from './answers';
import { QuestionField } from './QuestionField';

interface QuestionFieldsProps {
  form: Form<AnswerValues>;
  questions: readonly Question[];
  /** Returns what is said below a question's field, such as that it was answered before; empty for nothing. */
  noteOf?(question: Question): string;
}

/** The fields of all questions to which the answers lead, one below the other. */
export function QuestionFields({ form, questions, noteOf }: QuestionFieldsProps) {
  return shownIn(questions, form.values).map((question) => {
    const note = noteOf?.(question);
    return (
      <div className="question" key={question.id}>
        <QuestionField form={form} question={question} index={questions.indexOf(question)} />
        {note && <p className="question-note">{note}</p>}
      </div>
    );
  });
}
