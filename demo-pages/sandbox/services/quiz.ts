import { email as isEmail } from '#domain/person/contact';
import * as quiz from '#services/quiz';
import { answer, found, Reply } from '../answers';
import { QUIZZES } from '../data/quizzes';
import { refuseFields } from '../rules/accounts';

interface Given {
  questionId: string;
  value: string;
}

function scored(quizId: string, answers: readonly Given[]) {
  const { title, questions } = found(QUIZZES[quizId], 'quiz');
  const rated = questions.filter(({ right }) => right !== undefined);
  const results = answers.flatMap(({ questionId, value }) => {
    const question = rated.find(({ id }) => id === questionId);
    if (!question) return [];
    return { questionId, correct: question.right === value, explanation: question.explanation };
  });
  return {
    quizId,
    title,
    // The questions are returned without the answers.
    questions: questions.map(({ right, explanation, ...question }) => question),
    results,
    score: results.filter(({ correct }) => correct).length,
    total: rated.length,
  };
}

export const quizAnswers = answer(
  quiz,
  {
    scoreQuiz: ({ body }) => scored(body.quizId, body.answers),
    /** Required questions must be answered, and e-mails must be valid. */
    saveQuiz({ body, world }) {
      const { score } = scored(body.quizId, body.answers);
      const given = new Map(body.answers.map(({ questionId, value }) => [questionId, value.trim()]));
      const errors = found(QUIZZES[body.quizId], 'quiz').questions.map(({ id, type, required }) => {
        const value = given.get(id) ?? '';
        if (value === '') return [id, required && 'Campo obrigatório'] as const;
        return [id, type === 'EMAIL' && !isEmail(value) && 'Digite um e-mail válido'] as const;
      });
      refuseFields(Object.fromEntries(errors));
      const { n, at } = world.state.stamp();
      const saved = { id: `QUIZ-${n}`, savedAt: at, score };
      world.table('quiz answers', () => [] as object[]).push({ ...saved, ...body });
      return new Reply(201, saved);
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
