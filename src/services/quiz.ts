/** Quizzes (spec services#quiz). */
import { array, boolean, looseObject, nullish, object, optional, string } from 'valibot';
import { countOr, list, text } from './entities/fields';
import { POST } from './http/call';

const BASE = 'quiz';

/** value: an option's id, or what was typed. */
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
 * Scores answers. Without any it gives the questions: no document names a call that does (ours). Only questions with a
 * right answer count.
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
/** Keeps the answers. */
export const saveQuiz = POST('QUI-02', BASE, '/quiz/save', {
  body: object({ quizId: string(), answers }),
  returns: looseObject({ id: string(), savedAt: text, score: countOr(0) }),
});
