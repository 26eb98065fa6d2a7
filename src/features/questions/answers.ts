import { type Question, shownQuestions } from '#domain/questions/question';
import { FormRefusal } from '#ui/form-refusal';
import { phoneOnWire } from '#ui/masks';

/** A form's values by the names of its fields: texts, and the files of EVIDENCE. */
export type AnswerValues = Record<string, string | File[]>;

/** An answer as the services take it: an option's id, or what was written. */
export interface SentAnswer {
  questionId: string;
  value: string;
}

/**
 * Returns the name of a question's field: a word, and another one for another id. Not the id alone, which may be any text, such as
 * the name of a method.
 */
export const fieldOf = (id: string): string =>
  `answer-${id.replace(/[^a-z\d]/gi, (character) => `_${character.charCodeAt(0)}_`)}`;

export function textOf(values: Partial<AnswerValues>, id: string): string {
  const value = values[fieldOf(id)];
  return typeof value === 'string' ? value.trim() : '';
}
export function filesOf(values: Partial<AnswerValues>, id: string): File[] {
  const value = values[fieldOf(id)];
  return Array.isArray(value) ? value : [];
}

/** Returns a form's values for choices by question. */
export const valuesOf = (choices: Readonly<Record<string, string>>): AnswerValues =>
  Object.fromEntries(Object.entries(choices).map(([id, choice]) => [fieldOf(id), choice]));

/** Returns the questions to which the answers lead. */
export const shownIn = (questions: readonly Question[], values: Partial<AnswerValues>): Question[] =>
  shownQuestions(questions, (id) => textOf(values, id));

/** Returns the answers of the shown questions, without files; one to a question that is no longer shown is not sent. */
export const answersIn = (questions: readonly Question[], values: Partial<AnswerValues>): SentAnswer[] =>
  shownIn(questions, values).flatMap(({ id, type }) => {
    const value = textOf(values, id);
    return value ? { questionId: id, value: type === 'PHONE_NUMBER' ? phoneOnWire(value) : value } : [];
  });

/** Returns the files of the shown questions that have some. */
export const evidenceIn = (questions: readonly Question[], values: Partial<AnswerValues>) =>
  shownIn(questions, values).flatMap(({ id, type }) => {
    const files = filesOf(values, id);
    return type === 'EVIDENCE' && files.length > 0 ? { questionId: id, files } : [];
  });

/** Returns a service's refusal with the names of the form's fields; any other error as it is. */
export function atFields(error: unknown, questions: readonly Question[]): unknown {
  const { refusal } = (error ?? {}) as { refusal?: FormRefusal['refusal'] };
  if (!refusal) return error;
  const isAsked = new Set(questions.map(({ id }) => id));
  const fields = Object.entries(refusal.fields).map(([id, message]) => [
    isAsked.has(id) ? fieldOf(id) : id,
    message,
  ]);
  return new FormRefusal(Object.fromEntries(fields), refusal.others);
}
