import type { Country } from '#domain/core/brands';
import { email as isEmail, phone as isPhone } from '#domain/person/contact';
import { date as isDate } from '#domain/time/dates';
import { found, Refusal } from '../answers';
import { QUIZZES, type QuizQuestion } from '../data/quizzes';
import type { World } from '../world';
import { refuseFields } from './accounts';

export interface GivenAnswer {
  questionId: string;
  value: string;
}

/** Quizzes that the brand has taken away. */
const withdrawn = (world: World) => world.table('withdrawn quizzes', () => new Set<string>());
/** The saved answers of each person and quiz, and the key of the intent that saved them. */
const saved = (world: World) =>
  world.table(
    'quiz answers',
    () => new Map<string, { key: string; id: string; savedAt: string; score: number }>(),
  );

const quizOf = (world: World, quizId: string) =>
  found(withdrawn(world).has(quizId) ? undefined : QUIZZES[quizId], 'quiz');

/** Takes a quiz away, as the brand does while somebody answers it. */
export const withdrawQuiz = (world: World, quizId: string): void => void withdrawn(world).add(quizId);

/** Number of saved quizzes. */
export const savedQuizzes = (world: World): number => saved(world).size;

/** The questions that the answers lead to. */
const askedOf = (questions: readonly QuizQuestion[], given: ReadonlyMap<string, string>) =>
  questions.filter(({ showIf }) => !showIf || showIf.values.includes(given.get(showIf.questionId) ?? ''));

/** Scores answers; without answers returns the questions, without what is right. */
export function scoreOf(world: World, quizId: string, answers: readonly GivenAnswer[]) {
  const { title, questions } = quizOf(world, quizId);
  const given = new Map(answers.map(({ questionId, value }) => [questionId, value]));
  const rated = askedOf(questions, given).filter(({ right }) => right !== undefined);
  const results = rated.flatMap(({ id, right, explanation }) =>
    given.has(id) ? { questionId: id, correct: right === given.get(id), explanation } : [],
  );
  return {
    quizId,
    title,
    questions: questions.map(({ right, explanation, ...question }) => question),
    results,
    score: results.filter(({ correct }) => correct).length,
    total: rated.length,
  };
}

/** Returns the error of an answer; false if it is right. */
function errorOf({ type, required, options }: QuizQuestion, value: string, country: Country): string | false {
  if (value === '') return required && 'Campo obrigatório';
  if (type === 'EMAIL') return !isEmail(value) && 'Digite um e-mail válido';
  if (type === 'PHONE_NUMBER') return !isPhone(value, { country }) && 'Digite um telefone válido';
  if (type === 'DATEPICKER') return !isDate(value) && 'Data inválida';
  return options.length > 0 && !options.some(({ id }) => id === value) && 'Opção inválida';
}

/**
 * Saves a person's answers to a quiz, once; the same intent gets the same answer. Every question that is asked must be
 * answered if it is required, by its type.
 */
export function saveAnswers(
  world: World,
  userId: string,
  { quizId, answers, key }: { quizId: string; answers: readonly GivenAnswer[]; key: string },
  country: Country = 'BR',
) {
  const { questions } = quizOf(world, quizId);
  const mine = `${userId} ${quizId}`;
  const known = saved(world).get(mine);
  if (known && known.key === key && key) return known;
  if (known) throw new Refusal(409, { error: 'the answers are saved' });
  const given = new Map(answers.map(({ questionId, value }) => [questionId, value.trim()]));
  refuseFields(
    Object.fromEntries(
      askedOf(questions, given).map((question) => [
        question.id,
        errorOf(question, given.get(question.id) ?? '', country),
      ]),
    ),
  );
  const { n, at } = world.state.stamp();
  const record = {
    key,
    id: `QUIZ-${n}`,
    savedAt: at,
    score: scoreOf(world, quizId, answers).score,
  };
  saved(world).set(mine, record);
  return record;
}
