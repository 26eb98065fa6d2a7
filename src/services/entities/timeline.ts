import { type InferOutput, looseObject, string } from 'valibot';
import { flagOr, optionalText, text } from './fields';

/**
 * One step of an order or a proposal. status: any of src/domain/orders/order-statuses. date: when it was reached, as ISO date and
 * time; absent for a future step. current: whether it is the current step.
 */
export const timelineStep = looseObject({
  status: string(),
  date: optionalText,
  current: flagOr(false),
  /** The service's remark: the reason for a rejection, the location of the car. */
  note: text,
});
export type TimelineStep = InferOutput<typeof timelineStep>;

/** A requested document. status: MISSING, RECEIVED, IN_ANALYSIS, APPROVED, REFUSED. */
export const wantedDocument = looseObject({
  type: string(),
  name: text,
  required: flagOr(true),
  status: string(),
  fileName: optionalText,
  receivedAt: optionalText,
  /** The service's remark: why it was refused. */
  note: text,
});
export type WantedDocument = InferOutput<typeof wantedDocument>;
