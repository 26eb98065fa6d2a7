import { type InferOutput, looseObject, string } from 'valibot';
import { count, list, optionalFlag, text, year } from './fields';

/** The service of a recall for dealers' schedules (spec cars#recalls). */
export const RECALL_SERVICE = { type: 'RECALL', code: 'SV03' } as const;

/** A campaign: the defect, the risk, the repair. startsAt: YYYY-MM-DD. */
export const recallCampaign = looseObject({
  id: string(),
  code: text,
  brand: text,
  title: text,
  defect: text,
  risk: text,
  solution: text,
  startsAt: text,
  /** Duration of the repair in minutes. */
  minutes: count,
  serviceType: text,
  serviceCode: text,
  models: list(looseObject({ modelName: text, fromYear: year, toYear: year, chassis: text })),
  /** Whether the repair is a software update; not known where it is missing. */
  software: optionalFlag,
});
export type RecallCampaign = InferOutput<typeof recallCampaign>;

/**
 * A car with its campaigns; the status of each is OPEN or DONE. updateId (ours): the software update of this car, for
 * RCL-06 and RCL-07, which no other answer names.
 */
export const recallCar = looseObject({
  brand: text,
  modelName: text,
  versionName: text,
  year,
  mvsCode: text,
  chassis: string(),
  plateNumber: text,
  /** Not known where it is missing. */
  hasRecall: optionalFlag,
  campaigns: list(
    looseObject({ id: string(), code: text, title: text, status: text, doneAt: text, updateId: text }),
  ),
});
export type RecallCar = InferOutput<typeof recallCar>;
