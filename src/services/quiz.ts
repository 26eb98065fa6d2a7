/** Quizzes (spec services#quiz). */
import { array, boolean, looseObject, nullish, object, optional, string } from 'valibot';
import { countOr, list, text } from './entities/fields';
import { POST } from './http/call';

const BASE = 'quiz';

/** value: an option's id, or the typed text. */
const answers = array(object({ questionId: string(), value: string() }));

/** type: TEXT, SINGLE, EVIDENCE, DATEPICKER, EMAIL, PHONE_NUMBER or LOYALTY_PROGRAMS (spec offers#questions). */
const question = looseObject({
  id: string(),
  text: string(),
  type: string(),
  required: nullish(boolean(), false),
  options: list(looseObject({ id: string(), text: text })),
});

/**
 * Scores answers. Without answers it returns the questions, for which the specification has no call (ours). Only
 * questions with a correct answer count.
 */
export const scoreQuiz = POST('QUI-01', BASE, '/quiz-answers', {
  body: object({ quizId: string(), answers: optional(answers, []) }),
  returns: looseObject({
    quizId: string(),
    title: text,
    questions: list(question),
    score: countOr(0),
    total: countOr(0),
    results: list(looseObject({ questionId: string(), correct: boolean(), explanation: text })),
  }),
});
/** Saves the answers. */
export const saveQuiz = POST('QUI-02', BASE, '/quiz/save', {
  body: object({ quizId: string(), answers }),
  returns: looseObject({ id: string(), savedAt: text, score: countOr(0) }),
});
