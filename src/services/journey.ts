/** Guided questionnaires with evidence, and their results (spec services#face-and-journey). */
import {
  array,
  blob,
  type InferOutput,
  looseObject,
  object,
  optional,
  string,
  union,
  unknown,
} from 'valibot';
import { list, optionalFlag, optionalText, text } from './entities/fields';
import { named } from './entities/place';
import { POST } from './http/call';

const BASE = 'journey';

/** domain: TEXT, SINGLE, EVIDENCE, DATEPICKER, EMAIL, PHONE_NUMBER, LOYALTY_PROGRAMS (spec offers#questions). */
const question = looseObject({
  id: string(),
  domain: text,
  label: text,
  required: optionalFlag,
  options: list(named),
  /** Ours: asked only after one of these answers to an earlier question (domain/questions). */
  showIf: optional(unknown()),
});
/** A journey. status: IN_PROGRESS or SUBMITTED (spec offers#questions). */
const journey = looseObject({
  id: string(),
  type: string(),
  status: string(),
  questions: list(question),
  answered: list(string()),
  missing: list(string()),
  protocol: optionalText,
});
export type Journey = InferOutput<typeof journey>;

/** type: owner-opinion, delivery or complaint. idempotencyKey (ours): the same for all tries of one intent. */
export const startJourney = POST('JRN-01', BASE, '/start', {
  body: object({
    type: string(),
    brand: optional(string()),
    vin: optional(string()),
    idempotencyKey: optional(string()),
  }),
  returns: journey,
});
/**
 * request.answers: by question; file: one or several for the question EVIDENCE, the one among the answers if there are several (ours).
 * Without answers and files it returns the journey as it is, for which the specification has no call (ours).
 */
export const complementJourney = POST('JRN-02', BASE, '/complement/{type}/{id}', {
  body: object({
    request: object({ answers: array(object({ questionId: string(), value: string() })) }),
    file: optional(union([array(blob()), blob()])),
  }),
  returns: journey,
  wire: { sends: 'multipart' },
});
/** Submits the journey; 422 names missing answers. idempotencyKey (ours): the same for all tries of one intent. */
export const submitJourney = POST('JRN-03', BASE, '/result/{type}/{id}', {
  body: object({ comment: optional(string()), idempotencyKey: optional(string()) }),
  returns: journey,
});
