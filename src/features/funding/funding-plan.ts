import { atom, type ReadableAtom } from 'nanostores';
import type { SimulationFigures } from '../../domain/financing/simulation';
import type { PlanTerms } from '../../domain/funding/plan';
import { pageSingleton } from '../../page/core/page-singleton';
import { publishEvent } from '../../page/events/publish-event';

declare module '../../page/core/events' {
  interface VitrineEvents {
    /** The visitor chose to go on with a plan: who lends, for which car, in how many installments. */
    'vt-funding-plan-selected': { source: string; mvsCode: string; year: number; installments: number };
  }
}

/** A plan that a visitor chose, and the car it is for. price in the market's currency. */
export interface FundingPlan extends PlanTerms {
  /** The version's code. */
  mvs: string;
  year: number;
  price: number;
  /** Whose conditions it was simulated with (spec financing#sources). */
  planType?: 'MSC' | 'ECOM' | 'OFFER';
  offerId?: string;
  figures: SimulationFigures;
}

const plan = pageSingleton('$fundingPlan', () => atom<FundingPlan | null>(null));
/** The plan the visitor goes on with; null until one is chosen. A flow on the page begins with it. */
export const $fundingPlan: ReadableAtom<FundingPlan | null> = plan;

/** Takes a plan, and says so to the page. */
export function choosePlan(value: FundingPlan, from: EventTarget): void {
  plan.set(value);
  const { source, mvs, year, numberOfInstallments } = value;
  publishEvent(from, 'vt-funding-plan-selected', {
    source,
    mvsCode: mvs,
    year,
    installments: numberOfInstallments,
  });
}

export const forgetPlan = (): void => plan.set(null);
