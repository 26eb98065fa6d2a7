import { useMemo, useRef, useState } from 'react';
import { DEBOUNCE } from '#domain/core/timing';
import type { AdapterName } from '#domain/financing/adapter';
import type { SimulationInput } from '#domain/financing/simulation';
import type { PlanTerms } from '#domain/funding/plan';
import type { FundingPlanType } from '#domain/funding/plan-types';
import { roundToCents } from '#domain/money/money';
import { reportProblem } from '#page/settings/report-problem';
import { sleep } from '#services/http/sleep';
import { useQuery } from '#ui/hooks/use-query';
import { useResource } from '#ui/resource/use-resource';
import type { FundingPlan } from './funding-plan';
import { simulateBy } from './simulate';
import {
  type FundedCar,
  problemOf,
  rangeFor,
  type SimulationProblem,
  type TermErrors,
} from './simulation-queries';
import { type Bounds, boundsOf, holdTerms, type Terms } from './terms';

export interface SimulationOptions {
  source: AdapterName;
  car: FundedCar;
  /** The sliders' initial terms; another value resets them. */
  start?: Partial<PlanTerms>;
  /** Steps of the sliders in percent. */
  steps: { downPayment: number; finalInstallment: number };
  planType?: FundingPlanType;
  offerId?: string;
  /** The plan of an offer, whose conditions apply. */
  planId?: string;
}

export interface Simulation {
  /** Undefined until the source's ranges have loaded. */
  bounds?: Bounds;
  terms?: Terms;
  /** The latest result; while the next is loading it is for the previous terms. */
  result?: FundingPlan;
  /** The result for the current terms; null while there is none. */
  plan: FundingPlan | null;
  busy: boolean;
  problem?: SimulationProblem;
  errors: TermErrors;
  /** The service's own messages that belong to no slider. */
  messages: readonly string[];
  set(changes: Partial<Terms>): void;
  retry(): void;
}

/** A plan as the source gives it. */
interface Answer {
  /** The source and the car. */
  of: string;
  /** All that was asked for it, as JSON. */
  question: string;
  plan: FundingPlan;
}

/**
 * A simulation of the current terms: requested 500 ms after the last change (spec limits#debounce), which aborts the
 * previous request. The last result is kept until the next has loaded.
 */
export function useSimulation({ source, car, start, steps, ...kind }: SimulationOptions): Simulation {
  const [wanted, setWanted] = useState<Partial<Terms>>(start ?? {});
  /** The latest plan, with what was asked for it; it stays until the next has loaded. */
  const latest = useRef<Answer>(undefined);
  /** The source and car of the last request: a new one is requested at once, and so is one again that has failed. */
  const lastRequest = useRef('');
  const hasFailed = useRef(false);

  const begun = JSON.stringify(start ?? {});
  const [shownStart, setShownStart] = useState(begun);
  if (begun !== shownStart) {
    setShownStart(begun);
    setWanted({ ...wanted, ...start });
  }

  const of = `${source} ${car.mvs} ${car.year}`;
  // Once for each source and car, independent of its parts.
  const { value: range, failed: isUnknown } = useQuery(
    () =>
      rangeFor(source, car).catch((error) => {
        reportProblem(`financing ${source}`, String(error?.message));
        throw error;
      }),
    of,
  );
  const figures = latest.current?.of === of ? latest.current.plan.figures : undefined;
  const bounds = range && boundsOf(range, figures, steps);
  const terms = range && bounds && holdTerms(wanted, range, bounds);
  const input: SimulationInput | undefined = terms && {
    mvs: car.mvs,
    year: car.year,
    price: roundToCents(car.price),
    partIds: car.partIds,
    colorCode: car.colorCode,
    ...kind,
    ...terms,
  };
  const question = input && JSON.stringify([source, input]);

  const isAnswered = () => !!question && latest.current?.question === question;
  const load = async (signal: AbortSignal): Promise<Answer | undefined> => {
    if (!input || !question || !terms) return undefined;
    const isNew = lastRequest.current !== of || hasFailed.current;
    await sleep(isNew ? 0 : DEBOUNCE, signal);
    lastRequest.current = of;
    const figures = await simulateBy(source, input, { signal });
    const { mvs, year, price } = input;
    const { planType, offerId, planId } = kind;
    const conditions = {
      ...(planType && { planType }),
      ...(offerId && { offerId }),
      ...(planId && { planId }),
    };
    const answer = { of, question, plan: { source, ...terms, mvs, year, price, ...conditions, figures } };
    // Before the render that it causes: the figures decide about the sliders.
    if (!signal.aborted) latest.current = answer;
    return answer;
  };
  const { failures, failed, error, retry } = useResource({ key: question, isPaused: isAnswered }, load);
  hasFailed.current = failures > 0;

  const plan = (isAnswered() && latest.current?.plan) || null;
  const refused = useMemo(() => (failed ? problemOf(error, source) : undefined), [failed, error, source]);
  return {
    bounds,
    terms,
    result: latest.current?.plan,
    plan,
    busy: !plan && !refused && !isUnknown,
    problem: refused?.problem ?? (isUnknown ? 'none' : undefined),
    errors: refused?.errors ?? {},
    messages: refused?.messages ?? [],
    set: (changes) => setWanted((before) => ({ ...terms, ...before, ...changes })),
    retry,
  };
}
