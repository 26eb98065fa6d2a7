import { useStore } from '@nanostores/react';
import type { RefObject } from 'react';
import { $car } from '../../../src/stores/car/current';
import { reopenCar } from '../../../src/stores/car/open';
import { LostNote } from '../../../src/ui/car/LostNote';
import { useHost, useWords } from '../../../src/ui/host-context';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { Skeleton } from '../../../src/ui/parts/Skeleton';
import type { ConfiguratorProps, StepId } from '../Configurator';
import { ModelsStep } from './ModelsStep';
import { StepContent } from './StepContent';
import type { ModelInSight } from './use-model';
import { words } from './words';

interface PanelProps {
  step: StepId;
  /** The visitor may choose a version here. */
  chooses: boolean;
  /** It is known whether the page has a car already. */
  entered: boolean;
  model: ModelInSight;
  priceType: ConfiguratorProps['priceType'];
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The step in sight, or why there is none. */
export function Panel({ step, chooses, entered, model, priceType, heading }: PanelProps) {
  const { element } = useHost();
  const w = useWords(words);
  const { status, problem, lost } = useStore($car);
  const failed = status === 'failed';
  const again = () => {
    heading.current?.focus();
    reopenCar(element);
  };

  const content = () => {
    const loading = status === 'loading' && step !== 'version';
    if (loading || (!entered && status !== 'ready')) {
      return (
        <Loading>
          <Skeleton kind="rows" count={4} />
        </Loading>
      );
    }
    if (failed && problem === 'service' && !(chooses && model.model))
      return <Failed onRetry={again}>{w.failed}</Failed>;
    if (status !== 'ready' && !chooses) return null;
    if (step === 'version' && !model.model && model.answered)
      return <ModelsStep models={model.models} choose={model.choose} />;
    return <StepContent step={step} model={model} priceType={priceType} />;
  };
  return (
    <section className="panel" aria-labelledby="step-title">
      <h3 id="step-title" tabIndex={-1} ref={heading}>
        {w.steps[step]}
      </h3>
      {lost.length > 0 && <LostNote lost={lost} />}
      {failed && problem === 'missing' && (
        <p className="problem" role="alert">
          {w.gone} {chooses && w.goneHint}
        </p>
      )}
      {failed && problem === 'service' && chooses && model.model && (
        <p className="problem" role="alert">
          {w.failed}{' '}
          <button className="link" type="button" onClick={again}>
            {w.retry}
          </button>
        </p>
      )}
      {content()}
    </section>
  );
}
