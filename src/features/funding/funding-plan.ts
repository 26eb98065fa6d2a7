import { atom, type ReadableAtom } from 'nanostores';
import type { SimulationFigures } from '#domain/financing/simulation';
import type { PlanTerms } from '#domain/funding/plan';
import { emit } from '#page/core/events';
import { pageSingleton } from '#page/core/page-singleton';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor continues with a plan: its source, car and number of installments. */
    'vt-funding-plan-selected': { source: string; mvsCode: string; year: number; installments: number };
  }
}

/** A plan chosen by the visitor, and its car. price in the market's currency. */
export interface FundingPlan extends PlanTerms {
  /** The version's code. */
  mvs: string;
  year: number;
  price: number;
  figures: SimulationFigures;
}

const plan = pageSingleton('$fundingPlan', () => atom<FundingPlan | null>(null));
/** The chosen plan; null until one is chosen. A flow on the page starts with it. */
export const $fundingPlan: ReadableAtom<FundingPlan | null> = plan;

/** Sets the plan and emits the event. */
export function choosePlan(value: FundingPlan, from: EventTarget): void {
  plan.set(value);
  const { source, mvs, year, numberOfInstallments } = value;
  emit(from, 'vt-funding-plan-selected', {
    source,
    mvsCode: mvs,
    year,
    installments: numberOfInstallments,
  });
}

export const forgetPlan = (): void => plan.set(null);
