/** Identity validation in steps. These calls are ours (spec calls#our-calls). */
import { array, looseObject, object, string } from 'valibot';
import { count, list, text } from './entities/fields';
import { GET, POST } from './http/call';

const BASE = 'identity-validation';
const auth = 'bearer';

/**
 * step: IDENTITY_STEPS of src/domain/person/identity-steps, in order. VALIDATING_TOKEN waits for the token sent to the phone (sentTo
 * has the masked number), AWAITING_QUIZ for the answers to the questions; the other steps proceed automatically.
 */
const validation = looseObject({
  id: string(),
  step: string(),
  sentTo: text,
  /** Remaining attempts for the token or the quiz; at 0 the validation has failed. */
  attempts: count,
  /** Seconds until another token may be sent; absent in other steps. */
  resendAfter: count,
  questions: list(
    looseObject({ id: string(), text: string(), options: list(looseObject({ id: string(), text: text })) }),
  ),
});

/** cpf: in Argentina the DNI, as in an account. birthday: DD/MM/YYYY (spec reservations#identity-validation). */
export const startIdentityValidation = POST('IDV-01', BASE, '/validations', {
  auth,
  ours: true,
  body: object({ cpf: string(), name: string(), birthday: string(), phone: string() }),
  returns: validation,
});
export const getIdentityValidation = GET('IDV-02', BASE, '/validations/{id}', {
  auth,
  ours: true,
  returns: validation,
});
export const sendIdentityToken = POST('IDV-03', BASE, '/validations/{id}/token', {
  auth,
  ours: true,
  body: object({ token: string() }),
  returns: validation,
});
export const answerIdentityQuiz = POST('IDV-04', BASE, '/validations/{id}/quiz', {
  auth,
  ours: true,
  body: object({ answers: array(object({ questionId: string(), optionId: string() })) }),
  returns: validation,
});
/**
 * Sends another token, which replaces the one before; the attempts stay as they are. key: of one press; the same key sends
 * one token, so that a press whose answer was lost can be repeated. 409 if the step is over; 429 soon after the last token,
 * with the seconds to wait as retryAfter in the body and in Retry-After.
 */
export const resendIdentityToken = POST('IDV-05', BASE, '/validations/{id}/token/resend', {
  auth,
  ours: true,
  body: object({ key: string() }),
  returns: validation,
});
