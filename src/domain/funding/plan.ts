/** A way to pay for a car by the month, as far as it can be told in an address: terms only, nothing of the visitor. */
import { MOST_INSTALLMENTS } from '../core/bounds';
import { type AdapterName, hasAdapter } from '../financing/adapter';

/** Percents from 0 to 100. */
export interface PlanTerms {
  source: AdapterName;
  entrancePercent: number;
  numberOfInstallments: number;
  /** None is no final installment. */
  finalInstallmentPercentage?: number;
  /** The plan of an offer, whose conditions count; the source's usual ones where none is named. */
  planId?: string;
}

/** The query parameter of a plan that one widget's page hands to another's. */
export const PLAN_PARAMETER = 'vt-plan';

const FIELD = '~';

/** An id as services give them; an address holds nothing else. */
const ID = /^[\w.-]{1,60}$/;

/** As `PSA_BALAO~30~36~20`, with an offer's plan behind it as `~PSA_BALAO-OFFER`. */
export const planText = (plan: PlanTerms): string =>
  [
    plan.source,
    plan.entrancePercent,
    plan.numberOfInstallments,
    plan.finalInstallmentPercentage ?? '',
    ...(plan.planId && ID.test(plan.planId) ? [plan.planId] : []),
  ].join(FIELD);

const between = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** What a text says; null where it is no plan of a source that simulates. */
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
