import { IDENTITY_STEPS, type IdentityStep } from '../../../src/domain/statuses';
import * as identity from '../../../src/services/identity-validation';
import { answer, found, Refusal, Reply } from '../answers';
import { cpfError, refuseFields, signedIn } from '../rules/accounts';
import { CODE } from '../rules/mails';
import type { World } from '../world';

/** Duration in ms of the steps without user action. */
export const TAKES = { VALIDATING_IDENTITY: 3000, AWAITING_IDENTITY_CHECK: 8000, SYNCING_CRM: 3000 } as const;

const ATTEMPTS = 3;

interface Validation {
  id: string;
  userId: string;
  phone: string;
  step: IdentityStep;
  since: number;
  attempts: number;
}

/** Questions that only the person can answer; the right options are b and b. */
const QUESTIONS = [
  {
    id: 'rua',
    text: 'Em qual destas ruas você já morou?',
    options: [
      { id: 'a', text: 'Rua das Acácias' },
      { id: 'b', text: 'Rua Bela Vista' },
      { id: 'c', text: 'Nenhuma delas' },
    ],
  },
  {
    id: 'carro',
    text: 'Qual destes carros já esteve em seu nome?',
    options: [
      { id: 'a', text: 'Um sedan azul' },
      { id: 'b', text: 'Nenhum deles' },
      { id: 'c', text: 'Uma picape vermelha' },
    ],
  },
];
const RIGHT = 'b';

/** Two validations in progress, for every caller. */
const validations = (world: World): Map<string, Validation> =>
  world.table('identity validations', () => {
    const known = { userId: '', phone: '11955500101', since: world.now(), attempts: ATTEMPTS };
    return new Map<string, Validation>([
      ['a-confirmar', { ...known, id: 'a-confirmar', step: 'VALIDATING_TOKEN' }],
      ['a-responder', { ...known, id: 'a-responder', step: 'AWAITING_QUIZ' }],
    ]);
  });

const next = (step: Validation['step']) => IDENTITY_STEPS[IDENTITY_STEPS.indexOf(step) + 1] ?? step;

function move(validation: Validation, at: number): void {
  Object.assign(validation, { step: next(validation.step), since: at, attempts: ATTEMPTS });
}

/** Returns the current state of the caller's validation. */
function current(world: World, id: string, userId: string): Validation {
  const validation = validations(world).get(id);
  const mine = validation && [userId, ''].includes(validation.userId) ? validation : null;
  const known = found(mine, 'validation');
  for (;;) {
    const takes = (TAKES as Partial<Record<string, number>>)[known.step];
    if (takes === undefined || world.now() < known.since + takes) return known;
    move(known, known.since + takes);
  }
}

const shown = ({ id, step, phone, attempts }: Validation) => ({
  id,
  step,
  sentTo: step === 'VALIDATING_TOKEN' ? `(${phone.slice(0, 2)}) *****-${phone.slice(-4)}` : '',
  attempts: ['VALIDATING_TOKEN', 'AWAITING_QUIZ'].includes(step) ? attempts : null,
  questions: step === 'AWAITING_QUIZ' ? QUESTIONS : [],
});

/** Continues after a right answer; after three wrong ones the validation fails. */
function tried(world: World, validation: Validation, step: string, right: boolean, error: object) {
  if (validation.step !== step) throw new Refusal(409, { error: `the validation is at ${validation.step}` });
  if (validation.attempts === 0) throw new Refusal(409, { error: 'there are no tries left' });
  if (right) {
    move(validation, world.now());
    return shown(validation);
  }
  validation.attempts -= 1;
  throw new Refusal(422, { error: 'not right', errors: error, attempts: validation.attempts });
}

export const identityAnswers = answer(
  identity,
  {
    startIdentityValidation(asked) {
      const { body, world } = asked;
      refuseFields({
        cpf: (body.cpf === '' && 'CPF inválido') || cpfError(body.cpf),
        phone: body.phone.replace(/\D/g, '').length < 10 && 'Digite um telefone válido',
      });
      const id = `VAL-${world.state.stamp().n}`;
      const validation: Validation = {
        id,
        userId: signedIn(asked).id,
        phone: body.phone.replace(/\D/g, ''),
        step: 'VALIDATING_IDENTITY',
        since: world.now(),
        attempts: ATTEMPTS,
      };
      validations(world).set(id, validation);
      return new Reply(201, shown(validation));
    },
    getIdentityValidation: (asked) => shown(current(asked.world, asked.params.id, signedIn(asked).id)),
    sendIdentityToken(asked) {
      const { params, body, world } = asked;
      const validation = current(world, params.id, signedIn(asked).id);
      return tried(world, validation, 'VALIDATING_TOKEN', body.token === CODE, { token: 'Código inválido' });
    },
    answerIdentityQuiz(asked) {
      const { params, body, world } = asked;
      const validation = current(world, params.id, signedIn(asked).id);
      const right = QUESTIONS.every(({ id }) =>
        body.answers.some(({ questionId, optionId }) => questionId === id && optionId === RIGHT),
      );
      return tried(world, validation, 'AWAITING_QUIZ', right, { answers: 'Respostas não conferem' });
    },
  },
  {
    examples: {
      getIdentityValidation: { id: 'a-responder' },
      sendIdentityToken: { id: 'a-confirmar', body: { token: CODE } },
      answerIdentityQuiz: {
        id: 'a-responder',
        body: { answers: QUESTIONS.map(({ id }) => ({ questionId: id, optionId: RIGHT })) },
      },
    },
  },
);
