import { boolean, type InferOutput, looseObject, nullish, string } from 'valibot';
import { text } from './fields';

/**
 * One step of an order or a proposal. status: any of src/domain/orders/order-statuses. date: when it was reached, as ISO date and
 * time; absent for a future step. current: whether it is the current step.
 */
export const timelineStep = looseObject({
  status: string(),
  date: nullish(string()),
  current: nullish(boolean(), false),
  /** The service's remark: the reason for a rejection, the location of the car. */
  note: text,
});
export type TimelineStep = InferOutput<typeof timelineStep>;

/** A requested document. status: MISSING, RECEIVED, IN_ANALYSIS, APPROVED, REFUSED. */
export const wantedDocument = looseObject({
  type: string(),
  name: text,
  required: nullish(boolean(), true),
  status: string(),
  fileName: nullish(string()),
  receivedAt: nullish(string()),
  /** The service's remark: why it was refused. */
  note: text,
});
export type WantedDocument = InferOutput<typeof wantedDocument>;
