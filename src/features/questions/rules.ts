import { type GenericSchema, nonEmpty, object, pipe, string, trim } from 'valibot';
import type { Country, Language } from '#domain/core/brands';
import type { Question } from '#domain/questions/question';
import { date as isDate } from '#domain/time/dates';
import { UPLOAD_FILES } from '#domain/uploads/upload-limits';
import { companyPhone, email } from '#features/person/person-schemas';
import type { Errors } from '#ui/core/use-form';
import { errorsOf, fits, orEmpty, tooLong } from '#ui/validation/schema';
import { type AnswerValues, fieldOf, filesOf, shownIn } from './answers';
import { texts } from './messages';

/** Characters of a text (ours). */
const TEXT_LIMIT = 1000;

function ruleOf({ type }: Question, language: Language, country: Country): GenericSchema<string> {
  const messages = texts[language];
  if (type === 'EMAIL') return email(language);
  if (type === 'PHONE_NUMBER') return companyPhone(language, country);
  if (type === 'DATEPICKER') return fits((value) => isDate(value), messages.noDate, messages.dateMissing);
  return pipe(string(), trim(), nonEmpty(type === 'TEXT' ? messages.textMissing : messages.choose));
}

function filesProblem(question: Question, files: readonly File[], language: Language): string | undefined {
  const messages = texts[language];
  if (question.isRequired && files.length === 0) return messages.fileMissing;
  if (files.some(({ size }) => size === 0)) return messages.fileEmpty;
  return files.length > UPLOAD_FILES ? messages.tooManyFiles : undefined;
}

/** Returns the messages of the questions that the answers lead to, by field. Files are checked by their field as well. */
export function answerErrors(
  questions: readonly Question[],
  values: Partial<AnswerValues>,
  language: Language,
  country: Country,
): Errors<AnswerValues> {
  const shown = shownIn(questions, values);
  const written = shown.filter(({ type }) => type !== 'EVIDENCE');
  const rules = written.map((question) => [
    fieldOf(question.id),
    orEmpty(ruleOf(question, language, country), !question.isRequired),
  ]);
  const limits = written
    .filter(({ type }) => type === 'TEXT')
    .map(({ id }): [string, number] => [fieldOf(id), TEXT_LIMIT]);
  const files = shown
    .filter(({ type }) => type === 'EVIDENCE')
    .flatMap((question) => {
      const problem = filesProblem(question, filesOf(values, question.id), language);
      return problem ? [[fieldOf(question.id), problem]] : [];
    });
  return {
    ...tooLong(values, Object.fromEntries(limits), language),
    ...errorsOf(object(Object.fromEntries(rules)), values),
    ...Object.fromEntries(files),
  };
}
