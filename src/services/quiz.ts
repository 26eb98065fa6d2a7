/** Quizzes (spec services#quiz). */
import { array, boolean, type InferOutput, looseObject, object, optional, string, unknown } from 'valibot';
import { count, list, optionalFlag, text, unread } from './entities/fields';
import { POST } from './http/call';

const BASE = 'quiz';

/** value: an option's id, or the typed text. */
const answers = array(object({ questionId: string(), value: string() }));

/** type: TEXT, SINGLE, EVIDENCE, DATEPICKER, EMAIL, PHONE_NUMBER or LOYALTY_PROGRAMS (spec offers#questions). */
const question = looseObject({
  id: string(),
  text: text,
  type: text,
  required: optionalFlag,
  options: list(looseObject({ id: string(), text: text })),
  /** Ours: asked only after one of these answers to an earlier question (domain/questions). */
  showIf: optional(unknown()),
});

const scored = looseObject({
  quizId: text,
  title: text,
  questions: list(question),
  score: count,
  total: count,
  results: list(looseObject({ questionId: string(), correct: boolean(), explanation: text })),
});
export type ScoredQuiz = InferOutput<typeof scored>;

/**
 * Scores answers. Without answers it returns the questions, for which the specification has no call (ours). Only
 * questions with a correct answer count.
 */
export const scoreQuiz = POST('QUI-01', BASE, '/quiz-answers', {
  safe: true,
  body: object({ quizId: string(), answers: optional(answers, []) }),
  returns: scored,
});
/** Saves the answers of a signed-in person. idempotencyKey (ours): the same for all tries of one intent. */
export const saveQuiz = POST('QUI-02', BASE, '/quiz/save', {
  body: object({ quizId: string(), answers, idempotencyKey: optional(string()) }),
  returns: unread(looseObject({ id: string(), savedAt: text })),
});
