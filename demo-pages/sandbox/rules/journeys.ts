import { email as isEmail, phone as isPhone } from '#domain/person/contact';
import { disableFutureDates, date as isDate } from '#domain/time/dates';
import { found, Refusal } from '../answers';
import { JOURNEYS, type Question } from '../data/journeys';
import type { World } from '../world';

export interface KeptJourney {
  id: string;
  type: string;
  status: 'IN_PROGRESS' | 'SUBMITTED';
  /** The user who began it; empty for a visitor without an account, whose journey is whoever's has its id. */
  owner: string;
  /** Answers by question; for evidence the file names. */
  answers: Map<string, string>;
  protocol?: string;
  /** The intent that submitted it. */
  key?: string;
}

/** Two initial journeys: one without answers, and one that only has to be submitted. */
function examples(): Map<string, KeptJourney> {
  const type = 'owner-opinion';
  const questions = JOURNEYS[type] ?? [];
  const all = new Map(questions.map(({ id, options }) => [id, options?.[0]?.code ?? 'exemplo']));
  const example = { type, status: 'IN_PROGRESS', owner: '' } as const;
  return new Map<string, KeptJourney>([
    ['jor-aberta', { ...example, id: 'jor-aberta', answers: new Map() }],
    ['jor-respondida', { ...example, id: 'jor-respondida', answers: all }],
  ]);
}
export const journeys = (world: World) => world.table('journeys', examples);

/** Takes a journey away, as the service does with those that nobody ends. */
export const endJourney = (world: World, id: string): void => void journeys(world).delete(id);

export const questionsOf = (type: string): readonly Question[] => found(JOURNEYS[type], 'type of journey');

/** A journey of a type, for the visitor who began it. */
export function journeyOf(world: World, type: string, id: string, userId: string): KeptJourney {
  const kept = journeys(world).get(id);
  if (kept?.owner && !userId) throw new Refusal(401, { error: 'the journey belongs to an account' });
  const isMine = kept?.type === type && (!kept.owner || kept.owner === userId);
  return found(isMine ? kept : undefined, 'journey');
}

/** The questions that the answers lead to. */
const askedOf = ({ type, answers }: KeptJourney) =>
  questionsOf(type).filter(
    ({ showIf }) => !showIf || showIf.values.includes(answers.get(showIf.questionId) ?? ''),
  );

export const missing = (kept: KeptJourney) =>
  askedOf(kept)
    .filter(({ id, required }) => required && !kept.answers.has(id))
    .map(({ id }) => id);

/** Returns the error of an answer, by the question's domain. */
function errorOf(world: World, { domain, options }: Question, value: string): string | undefined {
  const isOption = () => !!options?.some(({ code }) => code === value);
  const ok: Record<string, () => boolean> = {
    EMAIL: () => isEmail(value),
    PHONE_NUMBER: () => isPhone(value) || isPhone(value, { country: 'AR' }),
    DATEPICKER: () => isDate(value),
    SINGLE: isOption,
    LOYALTY_PROGRAMS: isOption,
  };
  if (!(ok[domain]?.() ?? value.trim() !== '')) return 'Resposta inválida';
  const now = new Date(world.now());
  return domain === 'DATEPICKER' && !disableFutureDates(value, { now })
    ? 'A data não pode ser futura'
    : undefined;
}

/** Stores all answers of a request or none, and its files for the evidence that it names, else the first. */
export function complement(
  world: World,
  kept: KeptJourney,
  given: readonly { questionId: string; value: string }[],
  files: readonly Blob[],
): void {
  const questions = new Map(questionsOf(kept.type).map((question) => [question.id, question]));
  const errors: Record<string, string> = {};
  for (const { questionId, value } of given) {
    const question = questions.get(questionId);
    const error = question ? errorOf(world, question, value) : 'Pergunta desconhecida';
    if (error) errors[questionId] = error;
  }
  if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'answers are not valid', errors });
  for (const { questionId, value } of given) kept.answers.set(questionId, value);
  const evidence = [...questions.values()].filter(({ domain }) => domain === 'EVIDENCE');
  const named = evidence.find(({ id }) => given.some(({ questionId }) => questionId === id)) ?? evidence[0];
  if (files.length === 0 || !named) return;
  const names = files.map((each) => (each instanceof File ? each.name : 'anexo'));
  kept.answers.set(named.id, names.join(', '));
}
