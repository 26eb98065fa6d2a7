import * as journey from '#services/journey';
import { answer, Refusal } from '../answers';
import { whoAsks } from '../rules/accounts';
import { complement, journeyOf, journeys, type KeptJourney, missing, questionsOf } from '../rules/journeys';

const view = (kept: KeptJourney) => ({
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

const isOpen = (kept: KeptJourney): KeptJourney => {
  if (kept.status === 'SUBMITTED') throw new Refusal(409, { error: 'the journey was handed in' });
  return kept;
};

export const journeyAnswers = answer(
  journey,
  {
    startJourney(asked) {
      const { body, world } = asked;
      questionsOf(body.type);
      const owner = whoAsks(asked)?.id ?? '';
      const own = `jor-${world.state.stamp().n}`;
      const id = world.state.enter('JRN-01', body.idempotencyKey ?? '', own);
      const known = journeys(world).get(id);
      const kept: KeptJourney = known ?? {
        id,
        type: body.type,
        status: 'IN_PROGRESS',
        owner,
        answers: new Map(),
      };
      journeys(world).set(id, kept);
      return view(kept);
    },
    /** Without answers and files it changes nothing. */
    complementJourney(asked) {
      const { params, world } = asked;
      const { request, file } = asked.body;
      const kept = journeyOf(world, params.type, params.id, whoAsks(asked)?.id ?? '');
      const files = [file ?? []].flat();
      if (request.answers.length > 0 || files.length > 0)
        complement(world, isOpen(kept), request.answers, files);
      return view(kept);
    },
    submitJourney(asked) {
      const { params, body, world } = asked;
      const found = journeyOf(world, params.type, params.id, whoAsks(asked)?.id ?? '');
      // The same intent has the same answer: a browser by itself sends a request again whose connection was closed.
      if (found.key && found.key === body.idempotencyKey) return view(found);
      const kept = isOpen(found);
      const lacking = missing(kept);
      if (lacking.length > 0) {
        const errors = Object.fromEntries(lacking.map((id) => [id, 'Resposta obrigatória']));
        throw new Refusal(422, { error: 'answers are missing', errors });
      }
      kept.key = body.idempotencyKey ?? '';
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
