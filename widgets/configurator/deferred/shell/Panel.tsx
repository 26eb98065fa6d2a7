import type { RefObject } from 'react';
import type { ConfiguratorStep } from '../../../../src/domain/standalone/screen-steps';
import { retryLoadCar } from '../../../../src/features/car/current/load-car';
import { $car } from '../../../../src/stores/current-car';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { useHost } from '../../../../src/ui/core/host-context';
import { useStoreSelector } from '../../../../src/ui/hooks/use-store-selector';
import type { ConfiguratorProps } from '../../attributes';
import type { Actions } from '../steps/actions';
import type { ModelInSight } from '../versions/use-car-model';
import { VersionStep } from '../versions/VersionStep';
import { useConfiguratorWords } from './messages-context';
import { useStepsContext } from './steps-context';
import { Waiting } from './Waiting';

interface PanelProps {
  step: ConfiguratorStep;
  /** Whether the visitor may choose a version. */
  chooses: boolean;
  /** Whether it is known if the page has a car. */
  entered: boolean;
  model: ModelInSight;
  priceType: ConfiguratorProps['priceType'];
  /** Called when the visitor chooses a version. */
  onChoose(): void;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined until the other steps have loaded. */
  actions: Actions | undefined;
  /** Loads the other steps again; undefined unless loading them failed. */
  onRetry: (() => void) | undefined;
}

/** The current step, or why there is none. */
export function Panel({ step, chooses, entered, model, heading, actions, onRetry, ...props }: PanelProps) {
  const { element } = useHost();
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
    <section className="panel" aria-labelledby="step-title">
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
      {/* The list is usable without the other steps, but the visitor must know that they failed to load. */}
      {step === 'version' && !unknown && onRetry && <FailureNotice onRetry={onRetry} />}
      {content()}
    </section>
  );
}
