import type { Question } from '#domain/questions/question';
import type { SentAnswer } from '#features/questions/answers';

/** Returns an answer as the visitor gave it: the text of the chosen option, else what was written. */
export function textAnswer({ id, options }: Question, answers: readonly SentAnswer[]): string {
  const value = answers.find(({ questionId }) => questionId === id)?.value ?? '';
  return options.find((option) => option.id === value)?.label ?? value;
}
