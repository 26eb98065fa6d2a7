import { useCallback, useEffect, useRef, useState } from 'react';
import type { AdapterName } from '#domain/financing/adapter';
import type { FundingPlanType } from '#domain/funding/plan-types';
import type { FundingPlan } from '#features/funding/funding-plan';
import { Simulator } from '#features/funding/Simulator';
import { differsFromPlan, saveSimulation } from '#features/funding/save-simulation';
import { FormFailure, SESSION_EXPIRED } from '#features/session/FormFailure';
import type { Simulation } from '#services/entities/simulation';
import { isKind } from '#services/http/problem';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { acceptedSimulation, termsOf } from '../flow-state';
import { passSimulation, transition, updateFlow } from '../flow-store';
import { PlanSummary } from '../proposal/PlanSummary';
import { simulating, useFlowPage } from '../shell/flow-context';
import { CarLine } from './CarLine';
import { CarToChoose } from './CarToChoose';
import { CompareButton } from './CompareButton';
import { texts } from './messages';

const PLAN_TYPES = { msc: 'MSC', ecom: 'ECOM', offer: 'OFFER' } satisfies Record<string, FundingPlanType>;

/** The sliders of the chosen source; the service saves the simulation before the next step. */
export function SimulatorStep() {
  const { props, sources, state, found, viewed, refreshOffer } = useFlowPage();
  const messages = useMessages(texts);
  const { car } = found;
  const source = state.progress.source as AdapterName;
  const [plan, setPlan] = useState<FundingPlan | null>(null);
  const [changed, setChanged] = useState<Simulation | null>(null);
  const [status, setStatus] = useState<'' | 'saving' | 'failed' | 'session'>('');
  const asking = useRef<AbortController | null>(null);
  const notice = useRef<HTMLElement>(null);
  // Terms that the visitor sets must not come back as initial terms.
  const start = useRef(state.terms?.source === source ? state.terms : undefined);

  const take = useCallback((next: FundingPlan | null) => {
    asking.current?.abort();
    setPlan(next);
    setStatus('');
    setChanged(null);
    if (!next) return;
    updateFlow({ terms: termsOf(next) });
  }, []);
  useEffect(() => () => asking.current?.abort(), []);
  useEffect(() => {
    if (changed) notice.current?.focus();
  }, [changed]);

  const accept = (simulation: Simulation) => {
    updateFlow(acceptedSimulation(simulation));
    passSimulation();
  };
  const onNext = async () => {
    if (!plan || !car || status === 'saving') return;
    const control = new AbortController();
    asking.current = control;
    setStatus('saving');
    try {
      const kept = await saveSimulation(plan, car, props, control.signal);
      if (control.signal.aborted) return;
      setStatus('');
      if (differsFromPlan(kept, plan)) setChanged(kept);
      else accept(kept);
    } catch (error) {
      if (control.signal.aborted) return;
      if (isKind(error, 'unauthenticated')) return setStatus('session');
      setStatus('failed');
      // The offer may have been sold meanwhile: then the plan goes on without it.
      if (viewed) refreshOffer();
    }
  };
  const back = (
    <Button kind="plain" onClick={() => transition('back')}>
      {messages.back}
    </Button>
  );
  if (!car) {
    return (
      <>
        <CarToChoose source={source} />
        <div className="actions">{back}</div>
      </>
    );
  }
  const { downPaymentStep, finalInstallmentStep, planType, offerId } = props;
  const { name: _, ...funded } = car;
  return (
    <>
      <CarLine />
      <Simulator
        source={source}
        car={funded}
        planType={PLAN_TYPES[planType]}
        onPlan={take}
        {...(start.current && { start: start.current })}
        {...(start.current?.planId && { planId: start.current.planId })}
        downPaymentStep={downPaymentStep}
        {...(finalInstallmentStep !== undefined && { finalInstallmentStep })}
        {...(offerId && { offerId })}
      />
      {changed && (
        <section className="notice neutral" aria-labelledby="changed-title" tabIndex={-1} ref={notice}>
          <h4 id="changed-title">{messages.changedTitle}</h4>
          <p>{messages.changed}</p>
          <PlanSummary simulation={changed} />
          <div className="actions">
            <Button onClick={() => accept(changed)}>{messages.accept}</Button>
          </div>
        </section>
      )}
      {status === 'session' && <FormFailure guest error={SESSION_EXPIRED} onSend={onNext} />}
      {status === 'failed' && (
        <p className="notice bad" role="alert">
          {messages.saveFailed} {messages.kept}
        </p>
      )}
      <div className="actions">
        {back}
        {simulating(sources).length > 1 && <CompareButton plan={plan} />}
        {!changed && (
          <Button busy={status === 'saving'} disabled={!plan} onClick={onNext}>
            {messages.next}
          </Button>
        )}
      </div>
    </>
  );
}
