import { IDENTITY_STEPS, type IdentityStep } from '#domain/person/identity-steps';
import { found, Refusal } from '../answers';
import type { World } from '../world';
import { CODE, mails, RESEND_WAIT } from './mails';

/*
 * Validations of identity. A token is sent when its step begins; another one replaces it, no sooner than half a minute
 * later, and gives no attempt back. Three wrong answers end a validation.
 */

/** Duration in ms of the steps without user action. */
export const TAKES = { VALIDATING_IDENTITY: 3000, AWAITING_IDENTITY_CHECK: 8000, SYNCING_CRM: 3000 } as const;

const ATTEMPTS = 3;
const TOKEN_STEP = 'VALIDATING_TOKEN';
const QUIZ_STEP = 'AWAITING_QUIZ';

export interface Validation {
  id: string;
  /** Empty for one of every caller. */
  userId: string;
  phone: string;
  step: IdentityStep;
  since: number;
  attempts: number;
  /** The token that is valid, when it was sent, and the press that asked for it. */
  token: string;
  sentAt: number;
  key: string;
}

/** Questions that only the person can answer; the right options are b and b. */
export const QUESTIONS = [
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
export const RIGHT = 'b';

/** Three validations in progress, for every caller. */
const validations = (world: World): Map<string, Validation> =>
  world.table('identity validations', () => {
    const known = { userId: '', phone: '11955500101', since: world.now(), attempts: ATTEMPTS };
    const token = { token: CODE, sentAt: world.now() - RESEND_WAIT, key: '' };
    return new Map<string, Validation>([
      ['a-confirmar', { ...known, ...token, id: 'a-confirmar', step: TOKEN_STEP }],
      ['a-reenviar', { ...known, ...token, id: 'a-reenviar', step: TOKEN_STEP }],
      ['a-responder', { ...known, ...token, id: 'a-responder', step: QUIZ_STEP }],
    ]);
  });

/** Starts a validation of a person. */
export function startValidation(world: World, userId: string, phone: string): Validation {
  const id = `VAL-${world.state.stamp().n}`;
  const since = world.now();
  const validation: Validation = {
    ...{ id, userId, phone, since, step: 'VALIDATING_IDENTITY', attempts: ATTEMPTS },
    ...{ token: '', sentAt: since, key: '' },
  };
  validations(world).set(id, validation);
  return validation;
}

/** Goes on to the next step; the first token is the one of the examples. */
function move(validation: Validation, at: number): void {
  const { step } = validation;
  const next = IDENTITY_STEPS[IDENTITY_STEPS.indexOf(step) + 1] ?? step;
  Object.assign(validation, { step: next, since: at, attempts: ATTEMPTS, token: CODE, sentAt: at, key: '' });
}

/** Returns a validation as it is now: the steps without user action end by the clock. */
function upToDate(world: World, validation: Validation): Validation {
  for (;;) {
    const takes = (TAKES as Partial<Record<string, number>>)[validation.step];
    if (takes === undefined || world.now() < validation.since + takes) return validation;
    move(validation, validation.since + takes);
  }
}

/** Returns the current state of the caller's validation. */
export function currentValidation(world: World, id: string, userId: string): Validation {
  const validation = validations(world).get(id);
  const mine = validation && [userId, ''].includes(validation.userId) ? validation : null;
  return upToDate(world, found(mine, 'validation'));
}

/** Whether a user's identity is confirmed. */
export const hasIdentity = (world: World, userId: string): boolean =>
  [...validations(world).values()].some(
    (validation) => validation.userId === userId && upToDate(world, validation).step === 'PERSISTED_HUB',
  );

const secondsLeft = ({ sentAt }: Validation, now: number) =>
  Math.max(0, Math.ceil((sentAt + RESEND_WAIT - now) / 1000));

export function validationView(world: World, validation: Validation) {
  const { id, step, phone, attempts } = validation;
  const isToken = step === TOKEN_STEP;
  return {
    id,
    step,
    sentTo: isToken ? `(${phone.slice(0, 2)}) *****-${phone.slice(-4)}` : '',
    attempts: isToken || step === QUIZ_STEP ? attempts : null,
    resendAfter: isToken ? secondsLeft(validation, world.now()) : null,
    questions: step === QUIZ_STEP ? QUESTIONS : [],
  };
}

function refuseOtherStep({ step, attempts }: Validation, expected: IdentityStep): void {
  if (step !== expected) throw new Refusal(409, { error: `the validation is at ${step}` });
  if (attempts === 0) throw new Refusal(409, { error: 'there are no tries left' });
}

/** Continues after a right answer; after three wrong ones the validation fails. */
export function answerStep(
  world: World,
  validation: Validation,
  { step, right, errors }: { step: IdentityStep; right: boolean; errors: Record<string, string> },
) {
  refuseOtherStep(validation, step);
  if (right) {
    move(validation, world.now());
    return validationView(world, validation);
  }
  validation.attempts -= 1;
  throw new Refusal(422, { error: 'not right', errors, attempts: validation.attempts });
}

/** Sends another token in the place of the one before; the same press again sends none. */
export function resendToken(world: World, validation: Validation, key: string) {
  refuseOtherStep(validation, TOKEN_STEP);
  if (validation.key === key) return validationView(world, validation);
  const retryAfter = secondsLeft(validation, world.now());
  if (retryAfter > 0) {
    return Response.json(
      { error: 'a token was sent a moment ago', retryAfter },
      { status: 429, headers: { 'retry-after': String(retryAfter) } },
    );
  }
  const { n, at } = world.state.stamp();
  // Never the token that it replaces.
  const token = String(((Number(validation.token) + n) % 900_000) + 100_000);
  Object.assign(validation, { token, sentAt: world.now(), key });
  const view = validationView(world, validation);
  mails(world).push({ n, at, to: view.sentTo, subject: 'Código por SMS', code: token, link: '' });
  return view;
}
