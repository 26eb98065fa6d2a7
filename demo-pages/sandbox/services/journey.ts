import { email as isEmail } from '#domain/person/contact';
import * as journey from '#services/journey';
import { answer, found, Refusal } from '../answers';
import { JOURNEYS, type Question } from '../data/journeys';
import type { World } from '../world';

interface Kept {
  id: string;
  type: string;
  status: 'IN_PROGRESS' | 'SUBMITTED';
  /** Answers by question; for evidence the file names. */
  answers: Map<string, string>;
  protocol?: string;
}

/** Two initial journeys: one without answers, and one that only has to be submitted. */
function examples(): Map<string, Kept> {
  const type = 'owner-opinion';
  const questions = JOURNEYS[type] ?? [];
  const all = new Map(questions.map(({ id, options }) => [id, options?.[0]?.code ?? 'exemplo']));
  return new Map<string, Kept>([
    ['jor-aberta', { id: 'jor-aberta', type, status: 'IN_PROGRESS', answers: new Map() }],
    ['jor-respondida', { id: 'jor-respondida', type, status: 'IN_PROGRESS', answers: all }],
  ]);
}
const journeys = (world: World) => world.table('journeys', examples);

const questionsOf = (type: string): readonly Question[] => found(JOURNEYS[type], 'type of journey');

function journeyOf(world: World, type: string, id: string): Kept {
  const kept = journeys(world).get(id);
  return found(kept?.type === type ? kept : undefined, 'journey');
}

const missing = ({ type, answers }: Kept) =>
  questionsOf(type)
    .filter(({ id, required }) => required && !answers.has(id))
    .map(({ id }) => id);

const view = (kept: Kept) => ({
  id: kept.id,
  type: kept.type,
  status: kept.status,
  questions: questionsOf(kept.type).map((question) => ({
    ...question,
    options: [...(question.options ?? [])],
  })),
  answered: [...kept.answers.keys()],
  missing: missing(kept),
  protocol: kept.protocol ?? null,
});

/** Returns the error of an answer, by the question's domain. */
function errorOf({ domain, options }: Question, value: string): string | undefined {
  const ok: Record<string, () => boolean> = {
    EMAIL: () => isEmail(value),
    PHONE_NUMBER: () => value.replace(/\D/g, '').length >= 10,
    DATEPICKER: () => /^\d{2}\/\d{2}\/\d{4}$/.test(value),
    SINGLE: () => !!options?.some(({ code }) => code === value),
    LOYALTY_PROGRAMS: () => !!options?.some(({ code }) => code === value),
  };
  return (ok[domain]?.() ?? value.trim() !== '') ? undefined : 'Resposta inválida';
}

const isOpen = (kept: Kept): Kept => {
  if (kept.status === 'SUBMITTED') throw new Refusal(409, { error: 'the journey was handed in' });
  return kept;
};

export const journeyAnswers = answer(
  journey,
  {
    startJourney({ body, world }) {
      questionsOf(body.type);
      const { n } = world.state.stamp();
      const kept: Kept = { id: `jor-${n}`, type: body.type, status: 'IN_PROGRESS', answers: new Map() };
      journeys(world).set(kept.id, kept);
      return view(kept);
    },
    /** Stores all answers of a request or none. */
    complementJourney({ params, body: { request, file }, world }) {
      const kept = isOpen(journeyOf(world, params.type, params.id));
      const questions = new Map(questionsOf(kept.type).map((question) => [question.id, question]));
      const errors: Record<string, string> = {};
      for (const { questionId, value } of request.answers) {
        const question = questions.get(questionId);
        const error = question ? errorOf(question, value) : 'Pergunta desconhecida';
        if (error) errors[questionId] = error;
      }
      if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'answers are not valid', errors });
      for (const { questionId, value } of request.answers) kept.answers.set(questionId, value);
      const files = [file ?? []].flat();
      const evidence = questionsOf(kept.type).find(({ domain }) => domain === 'EVIDENCE');
      if (files.length > 0 && evidence) {
        kept.answers.set(
          evidence.id,
          files.map((each) => (each instanceof File ? each.name : 'anexo')).join(', '),
        );
      }
      return view(kept);
    },
    submitJourney({ params, world }) {
      const kept = isOpen(journeyOf(world, params.type, params.id));
      const lacking = missing(kept);
      if (lacking.length > 0) {
        const errors = Object.fromEntries(lacking.map((id) => [id, 'Resposta obrigatória']));
        throw new Refusal(422, { error: 'answers are missing', errors });
      }
      kept.status = 'SUBMITTED';
      kept.protocol = `JRN${String(world.state.stamp().n).padStart(8, '0')}`;
      return view(kept);
    },
  },
  {
    examples: {
      startJourney: { body: { type: 'owner-opinion' } },
      complementJourney: {
        type: 'owner-opinion',
        id: 'jor-aberta',
        body: { request: { answers: [{ questionId: 'comentario', value: 'Gostei do atendimento.' }] } },
      },
      submitJourney: { type: 'owner-opinion', id: 'jor-respondida' },
    },
  },
);
