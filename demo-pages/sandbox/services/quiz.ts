import * as quiz from '#services/quiz';
import { answer, Reply } from '../answers';
import { languageOf } from '../lib/language';
import { signedIn } from '../rules/accounts';
import { saveAnswers, scoreOf } from '../rules/quizzes';

export const quizAnswers = answer(
  quiz,
  {
    scoreQuiz: ({ body, world }) => scoreOf(world, body.quizId, body.answers),
    /** Only for a signed-in person, and once. */
    saveQuiz(asked) {
      const { body, world, headers } = asked;
      const country = languageOf(headers) === 'es-AR' ? 'AR' : 'BR';
      const given = { ...body, key: body.idempotencyKey ?? '' };
      const { id, savedAt, score } = saveAnswers(world, signedIn(asked).id, given, country);
      return new Reply(201, { id, savedAt, score });
    },
  },
  {
    examples: {
      scoreQuiz: { body: { quizId: 'direcao-segura' } },
      saveQuiz: {
        body: {
          quizId: 'qual-combina',
          answers: [
            { questionId: 'q1', value: 'a' },
            { questionId: 'q2', value: 'b' },
          ],
        },
      },
    },
  },
);
