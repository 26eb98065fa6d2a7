import { useStore } from '@nanostores/react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { FUNDING_STATE_OF } from '#domain/funding/flow';
import { PLAN_PARAMETER, parsePlanText } from '#domain/funding/plan';
import { FUNDING_FLOW_STEPS, type FundingFlowStep } from '#domain/status/screen-steps';
import { $fundingPlan } from '#features/funding/funding-plan';
import { emit } from '#page/core/events';
import { pageDocument } from '#page/core/native';
import { useHost } from '#ui/core/host-context';
import { useLatest } from '#ui/hooks/use-latest';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { beginAtHeading } from '#ui/parts/begin-at-heading';
import type { FlowState } from '../flow-state';
import { $flow, goToStep, restore, startPlan } from '../flow-store';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Another step of the funding flow is shown. */
    'vt-funding-stepped': { step: string; state: string };
  }
}

/** The query parameter of the step; it contains no personal data. */
export const FUNDING_STEP_PARAMETER = 'vt-funding-step';

const stepOf = (name: string | null): FundingFlowStep =>
  FUNDING_FLOW_STEPS.find((step) => step === name) ?? 'flow-selection';

/**
 * Resumes the visit's flow, unless a plan was chosen after it: on this page before the flow was loaded, or on another one,
 * whose link names no step yet. A reloaded page names the step, and goes on where it was.
 */
function enter(asked: string | null): void {
  const isFirst = restore(asked === null ? null : stepOf(asked));
  const { source } = $flow.get().progress;
  const linked = parsePlanText(new URLSearchParams(location.search).get(PLAN_PARAMETER));
  const plan = (isFirst || !source) && ($fundingPlan.get() ?? (asked === null || !source ? linked : null));
  if (plan) startPlan(plan, 'replace', true);
}

/**
 * The flow of this page: resumes the visit, and follows the browser's history and plans chosen elsewhere. The title of
 * a new step takes the focus, so that screen readers read it.
 */
export function useFlow(heading: RefObject<HTMLElement | null>): FlowState {
  const { element } = useHost();
  const url = useUrlStep(FUNDING_STEP_PARAMETER, (name) => {
    goToStep(stepOf(name), 'none');
    // The URL must not name a step that may not be entered.
    url.write($flow.get().step, 'replace');
  });
  // Before the first render, so that no other step is shown first.
  const [entered] = useState(() => {
    enter(url.read());
    return $fundingPlan.get();
  });
  const state = useStore($flow);
  const { step, entry } = state;
  // A plan can be chosen between the first render and its effects.
  useEffect(
    () => $fundingPlan.subscribe((plan) => plan && plan !== entered && startPlan(plan, 'push', true)),
    [entered],
  );

  const shown = useRef<FundingFlowStep | null>(null);
  const latest = useLatest({ entry, url });
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (before === step) return;
    const { entry, url } = latest.current;
    if (before === null) {
      if (step !== stepOf(url.read())) url.write(step, 'replace');
      return;
    }
    if (entry !== 'none') url.write(step, entry);
    emit(element, 'vt-funding-stepped', { step, state: FUNDING_STATE_OF[step] });
    // A field that the service refused has the focus already.
    const focused = (element.shadowRoot ?? pageDocument).activeElement;
    if (focused?.getAttribute('aria-invalid') === 'true') return;
    if (heading.current) beginAtHeading(heading.current);
  }, [step, element, heading]);
  return state;
}
