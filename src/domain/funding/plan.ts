/** Encodes a plan with installments for an address: terms and conditions only, no visitor data. */
import { MOST_INSTALLMENTS } from '../core/bounds';
import { type AdapterName, hasAdapter } from '../financing/adapter';
import { FUNDING_PLAN_TYPES, type FundingPlanType } from './plan-types';

/** Percents from 0 to 100. */
export interface PlanTerms {
  source: AdapterName;
  entrancePercent: number;
  numberOfInstallments: number;
  /** Absent if there is no final installment. */
  finalInstallmentPercentage?: number;
  /** The plan of an offer whose conditions apply; the source's usual conditions if absent. */
  planId?: string;
  /** Whose conditions apply (spec financing#sources); those of the widget that goes on with the plan if absent. */
  planType?: FundingPlanType;
  /** The offer under whose conditions the plan was simulated. */
  offerId?: string;
}

/** The query parameter that passes a plan from one widget's page to another's. */
export const PLAN_PARAMETER = 'vt-plan';

const FIELD = '~';

/** The id format of services; an address may contain no other. */
const ID = /^[\w.-]{1,60}$/;

const NO_CONDITIONS = FIELD.repeat(2);

const idText = (id: string | undefined): string => (id && ID.test(id) ? id : '');

/**
 * Encodes a plan, for example `PSA_BALAO~30~36~20`; an offer's plan, the plan type and the offer are appended as far as
 * they are known: `~PSA_BALAO-OFFER~OFFER~of-1`.
 */
export function planText(plan: PlanTerms): string {
  const { source, entrancePercent, numberOfInstallments, finalInstallmentPercentage = '' } = plan;
  const terms = [source, entrancePercent, numberOfInstallments, finalInstallmentPercentage];
  const conditions = [idText(plan.planId), plan.planType ?? '', idText(plan.offerId)].join(FIELD);
  return [...terms, ...(conditions === NO_CONDITIONS ? [] : [conditions])].join(FIELD);
}

const between = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Parses an encoded plan; null if it is not a plan of a source that simulates. */
export function parsePlanText(text: string | null | undefined): PlanTerms | null {
  const [source = '', entrance = '', count = '', final = '', planId = '', type, offerId = ''] = (
    text ?? ''
  ).split(FIELD);
  if (!hasAdapter(source) || entrance === '') return null;
  const [entrancePercent, numberOfInstallments] = [Number(entrance), Number(count)];
  if (!between(entrancePercent, 0, 100) || !Number.isInteger(numberOfInstallments)) return null;
  if (!between(numberOfInstallments, 1, MOST_INSTALLMENTS)) return null;
  const percent = Number(final);
  const planType = FUNDING_PLAN_TYPES.find((each) => each === type);
  if (!between(percent, 0, 100)) return null;
  return {
    source,
    entrancePercent,
    numberOfInstallments,
    ...(final !== '' && { finalInstallmentPercentage: percent }),
    ...(ID.test(planId) && { planId }),
    ...(planType && { planType }),
    ...(ID.test(offerId) && { offerId }),
  };
}
