/** Encodes a plan with installments for an address: terms only, no visitor data. */
import { MOST_INSTALLMENTS } from '../core/bounds';
import { type AdapterName, hasAdapter } from '../financing/adapter';

/** Percents from 0 to 100. */
export interface PlanTerms {
  source: AdapterName;
  entrancePercent: number;
  numberOfInstallments: number;
  /** Absent if there is no final installment. */
  finalInstallmentPercentage?: number;
  /** The plan of an offer whose conditions apply; the source's usual conditions if absent. */
  planId?: string;
}

/** The query parameter that passes a plan from one widget's page to another's. */
export const PLAN_PARAMETER = 'vt-plan';

const FIELD = '~';

/** The id format of services; an address may contain no other. */
const ID = /^[\w.-]{1,60}$/;

/** Encodes a plan, for example `PSA_BALAO~30~36~20`; an offer's plan is appended as in `~PSA_BALAO-OFFER`. */
export const planText = (plan: PlanTerms): string =>
  [
    plan.source,
    plan.entrancePercent,
    plan.numberOfInstallments,
    plan.finalInstallmentPercentage ?? '',
    ...(plan.planId && ID.test(plan.planId) ? [plan.planId] : []),
  ].join(FIELD);

const between = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Parses an encoded plan; null if it is not a plan of a source that simulates. */
export function parsePlanText(text: string | null | undefined): PlanTerms | null {
  const [source = '', entrance = '', count = '', final = '', planId = ''] = (text ?? '').split(FIELD);
  if (!hasAdapter(source) || entrance === '') return null;
  const [entrancePercent, numberOfInstallments] = [Number(entrance), Number(count)];
  if (!between(entrancePercent, 0, 100) || !Number.isInteger(numberOfInstallments)) return null;
  if (!between(numberOfInstallments, 1, MOST_INSTALLMENTS)) return null;
  const percent = Number(final);
  if (!between(percent, 0, 100)) return null;
  return {
    source,
    entrancePercent,
    numberOfInstallments,
    ...(final !== '' && { finalInstallmentPercentage: percent }),
    ...(ID.test(planId) && { planId }),
  };
}
