import { boolean, type InferOutput, looseObject, nullish, string } from 'valibot';
import { text } from './fields';

/**
 * One step of an order or a proposal. status: any of src/domain/statuses. date: when it was reached, an ISO moment;
 * none for a step still to come. current: where it stands now.
 */
export const timelineStep = looseObject({
  status: string(),
  date: nullish(string()),
  current: nullish(boolean(), false),
  /** Anything the service says about it: why it was refused, where the car is. */
  note: text,
});
export type TimelineStep = InferOutput<typeof timelineStep>;

/** A document that is asked for. status: MISSING, RECEIVED, APPROVED, REFUSED. */
export const wantedDocument = looseObject({
  type: string(),
  name: text,
  required: nullish(boolean(), true),
  status: string(),
  fileName: nullish(string()),
  receivedAt: nullish(string()),
});
export type WantedDocument = InferOutput<typeof wantedDocument>;
