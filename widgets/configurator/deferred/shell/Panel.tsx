import { type RefObject, useEffect, useRef } from 'react';
import type { ConfiguratorStep } from '../../../../src/domain/standalone/screen-steps';
import { retryLoadCar } from '../../../../src/features/car/current/load-car';
import { $car } from '../../../../src/stores/current-car';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { useHost } from '../../../../src/ui/core/host-context';
import { useStoreSelector } from '../../../../src/ui/hooks/use-store-selector';
import { holdGrowth } from '../../../../src/ui/standalone/hold-growth';
import type { ConfiguratorProps } from '../../attributes';
import type { Actions } from '../steps/actions';
import type { ModelInSight } from '../versions/use-car-model';
import { VersionStep } from '../versions/VersionStep';
import { useConfiguratorWords } from './messages-context';
import { useStepsContext } from './steps-context';
import { Waiting } from './Waiting';

interface PanelProps {
  step: ConfiguratorStep;
  /** The visitor may choose a version here. */
  chooses: boolean;
  /** It is known whether the page has a car already. */
  entered: boolean;
  model: ModelInSight;
  priceType: ConfiguratorProps['priceType'];
  /** The visitor chooses a version. */
  onChoose(): void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** There once the other steps are loaded. */
  actions: Actions | undefined;
  /** They could not be loaded: tries again. */
  onRetry: (() => void) | undefined;
}

/** The step in sight, or why there is none. */
export function Panel({ step, chooses, entered, model, heading, actions, onRetry, ...props }: PanelProps) {
  const { element, signal } = useHost();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (panel.current) holdGrowth(panel.current, element, signal);
  }, [element, signal]);
  const w = useConfiguratorWords();
  const later = useStepsContext();
  const status = useStoreSelector($car, (car) => car.status);
  const problem = useStoreSelector($car, (car) => car.problem);
  const lost = useStoreSelector($car, (car) => car.lost);
  const failed = status === 'failed';
  const retry = () => {
    heading.current?.focus();
    retryLoadCar(element);
  };

  const unknown = step === 'version' && !model.model && model.answered;
  const content = () => {
    const loading = status === 'loading' && step !== 'version';
    if (loading || (!entered && status !== 'ready')) return <Waiting />;
    if (status !== 'ready' && !chooses) return null;
    if (step === 'version' && !unknown) return <VersionStep model={model} {...props} />;
    if (!later || !actions) return onRetry ? <FailureNotice onRetry={onRetry} /> : <Waiting />;
    if (unknown) return <later.ModelsStep models={model.models} choose={model.choose} />;
    return (
      <later.ActionsContext.Provider value={actions}>
        <later.StepContent step={step} />
      </later.ActionsContext.Provider>
    );
  };
  return (
    <section className="panel" aria-labelledby="step-title" ref={panel}>
      <h3 id="step-title" tabIndex={-1} ref={heading}>
        {w.steps[step]}
      </h3>
      {later && lost.length > 0 && <later.LostNote lost={lost} />}
      {failed && problem === 'missing' && (
        <FailureNotice>
          {w.gone} {chooses && w.goneHint}
        </FailureNotice>
      )}
      {failed && problem === 'service' && <FailureNotice onRetry={retry} />}
      {/* The list stands without the other steps; whoever stays at it must know that they are missing. */}
      {step === 'version' && !unknown && onRetry && <FailureNotice onRetry={onRetry} />}
      {content()}
    </section>
  );
}
