import type { Question } from '#domain/questions/question';
import type { Form } from '#ui/core/use-form';
import { type AnswerValues, shownIn } from './answers';
import { QuestionField } from './QuestionField';

interface QuestionFieldsProps {
  form: Form<AnswerValues>;
  questions: readonly Question[];
}

/** The fields of all questions to which the answers lead, one below the other. */
export function QuestionFields({ form, questions }: QuestionFieldsProps) {
  return shownIn(questions, form.values).map((question) => (
    <QuestionField form={form} question={question} index={questions.indexOf(question)} key={question.id} />
  ));
}
