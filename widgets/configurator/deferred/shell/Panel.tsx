import type { RefObject } from 'react';
import type { CarLink } from '#domain/car/link';
import type { ConfiguratorStep } from '#domain/status/screen-steps';
import { $car } from '#features/car/car-store';
import { loadCar, loadVersion, retryLoadCar } from '#features/car/current/load-car';
import type { Actions } from '#features/car/steps/actions';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { HeadingText } from '#ui/HeadingText';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { LateContent } from '#ui/LateContent';
import type { ConfiguratorProps } from '../../attributes';
import type * as stageModule from '../stage/stage';
import type { NextStepPages } from '../steps/NextSteps';
import type { ModelInSight } from '../versions/use-car-model';
import { VersionStep } from '../versions/VersionStep';
import { useConfiguratorMessages } from './messages-context';
import { StepSkeleton } from './StepSkeleton';
import { useStepsSource } from './steps-context';

interface PanelProps {
  step: ConfiguratorStep;
  /** Whether the visitor may choose a version. */
  chooses: boolean;
  /** Whether it is known if the page has a car. */
  entered: boolean;
  model: ModelInSight;
  priceType: ConfiguratorProps['priceType'];
  /** What stands beside the versions; undefined until it has loaded. */
  stage: typeof stageModule | undefined;
  /** Closes the page's car and shows the models; undefined if the author has named the model. */
  onStartOver: (() => void) | undefined;
  /** The car that the visitor has closed, to be opened again. */
  closed: CarLink | null;
  /** Makes the version that the visitor chose the page's car, and goes on. */
  onChoose(code: string, load: () => Promise<void>): void;
  /** Shows the summary; undefined if it is not offered. */
  onSummary: (() => void) | undefined;
  /** The pages that the summary leads on to. */
  pages: NextStepPages;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Undefined until the other steps have loaded. */
  actions: Actions | undefined;
  /** Loads again what failed to load beside the current step; undefined if nothing did. */
  onRetry: (() => void) | undefined;
}

/** The current step, or why there is none. */
export function Panel({ step, chooses, entered, heading, actions, onRetry, closed, ...props }: PanelProps) {
  const { model, onChoose } = props;
  const { element } = useHost();
  const messages = useConfiguratorMessages();
  const { module: stepsModule } = useDeferred(useStepsSource(), false);
  const status = useStoreSelector($car, (car) => car.status);
  const problem = useStoreSelector($car, (car) => car.problem);
  const lost = useStoreSelector($car, (car) => car.lost);
  const failed = status === 'failed';
  const retry = () => {
    heading.current?.focus();
    retryLoadCar(element);
  };

  const unknown = step === 'version' && !model.model && model.answered;
  const needsSteps = !(stepsModule && actions) && (step !== 'version' || unknown);
  const content = () => {
    const loading = status === 'loading' && step !== 'version';
    if (loading || (!entered && status !== 'ready')) return <StepSkeleton />;
    if (status !== 'ready' && !chooses) return null;
    if (step === 'version' && !unknown) return <VersionStep {...props} />;
    if (!stepsModule || !actions) return onRetry ? <FailureNotice onRetry={onRetry} /> : <StepSkeleton />;
    if (unknown)
      return (
        <stepsModule.ModelsStep
          models={model.models}
          choose={model.choose}
          onVersion={(code, year) => onChoose(code, () => loadVersion(code, year, element))}
          onReopen={
            closed
              ? () =>
                  onChoose(closed.mvsCode, () =>
                    loadCar({ ...closed, codes: closed, byVisitor: true }, element),
                  )
              : undefined
          }
        />
      );
    return (
      <stepsModule.ActionsContext.Provider value={actions}>
        <stepsModule.StepContent step={step} onSummary={props.onSummary} pages={props.pages} />
      </stepsModule.ActionsContext.Provider>
    );
  };
  return (
    <section className="panel" aria-labelledby="step-title">
      <h3 id="step-title" tabIndex={-1} ref={heading}>
        <HeadingText>{messages.steps[step]}</HeadingText>
      </h3>
      {stepsModule && lost.length > 0 && <stepsModule.LostNote lost={lost} />}
      {failed && problem === 'missing' && (
        <FailureNotice action={stepsModule && chooses && <stepsModule.OtherYear onChoose={onChoose} />}>
          {messages.gone} {chooses && messages.goneHint}
        </FailureNotice>
      )}
      {failed && problem === 'service' && <FailureNotice onRetry={retry} />}
      {/* A step is usable without the others, but the visitor must know that they failed to load. */}
      {onRetry && !needsSteps && <FailureNotice onRetry={onRetry} />}
      <LateContent>{content()}</LateContent>
    </section>
  );
}
