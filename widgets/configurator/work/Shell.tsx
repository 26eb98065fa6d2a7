import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { CONFIGURATOR_STEPS } from '../../../src/domain/screens/steps';
import { tell } from '../../../src/stores/car/choose';
import { $car, $carOptions } from '../../../src/stores/car/current';
import { currentCodes } from '../../../src/stores/car/open';
import { LostNote } from '../../../src/ui/car/LostNote';
import { fillWords, useHost, useWords } from '../../../src/ui/host-context';
import { Failed } from '../../../src/ui/parts/Failed';
import { Loading } from '../../../src/ui/parts/Loading';
import { Skeleton } from '../../../src/ui/parts/Skeleton';
import { Stepper } from '../../../src/ui/parts/Stepper';
import { useStyles } from '../../../src/ui/use-styles';
import type { ConfiguratorProps, StepId } from '../Configurator';
import { Asking } from './Asking';
import { Bar } from './Bar';
import { ActionsContext, useChanges } from './changes';
import { ModelsStep } from './ModelsStep';
import { Stage } from './Stage';
import { StepContent } from './StepContent';
import css from './shell.css?inline';
import { stepsFor } from './steps';
import { useEntrance } from './use-entrance';
import { useCarModel } from './use-model';
import { useRoute } from './use-route';
import { words } from './words';

/** The configurator: the car beside the step in sight, and the bar that goes along. */
export function Shell(props: ConfiguratorProps) {
  const host = useHost();
  useStyles(css);
  const w = useWords(words);
  const car = useStore($car);
  const options = useStore($carOptions);
  const heading = useRef<HTMLHeadingElement>(null);
  const { state, actions } = useChanges();
  const model = useCarModel(props.model, car.mvs?.modelCode ?? '');
  const entered = useEntrance(props, props.steps.includes('version'));

  const steps = stepsFor(props.steps, CONFIGURATOR_STEPS, options);
  const route = useRoute(steps, (step) => {
    actions.clear();
    tell(host.element, 'vt-configurator-stepped', { step });
    heading.current?.focus({ preventScroll: true });
    if (host.element.getBoundingClientRect().top < 0) host.element.scrollIntoView({ block: 'start' });
  });
  // Without a version there is nothing to choose of it.
  const step: StepId = car.status === 'ready' ? route.current : 'version';

  const finished = step === 'resume' && car.isReady;
  useEffect(() => {
    const codes = finished && currentCodes();
    if (!codes) return;
    tell(host.element, 'vt-configuration-finished', {
      mvsCode: codes.mvsCode,
      year: codes.year ?? null,
      colorCode: codes.color,
      coatingCode: codes.coating,
      partCodes: [...codes.parts],
      serviceCodes: [...codes.services],
    });
  }, [finished, host]);

  const name = car.mvs?.modelName || model.model?.modelName;
  const waiting = !entered && car.status !== 'ready';
  return (
    <ActionsContext.Provider value={actions}>
      <div className="shell">
        <header className="top">
          <h2>{props.heading || (name ? fillWords(w.title, { model: name }) : w.titleAny)}</h2>
          <Stepper
            label={w.progress}
            steps={steps.map((id) => w.steps[id])}
            current={steps.indexOf(step)}
            free={car.isReady}
            onStep={(index) => route.go(steps[index] as StepId)}
          />
        </header>
        <Stage model={model.model} />
        <section className="panel" aria-labelledby="step-title">
          <h3 id="step-title" tabIndex={-1} ref={heading}>
            {w.steps[step]}
          </h3>
          {car.lost.length > 0 && <LostNote lost={car.lost} />}
          {car.status === 'failed' && car.problem === 'missing' && (
            <p className="problem" role="alert">
              {w.gone} {w.goneHint}
            </p>
          )}
          {waiting || (car.status === 'loading' && step !== 'version') ? (
            <Loading>
              <Skeleton kind="rows" count={4} />
            </Loading>
          ) : car.status === 'failed' && car.problem === 'service' && !model.model ? (
            <Failed onRetry={model.again}>{w.failed}</Failed>
          ) : step === 'version' && !model.model && model.answered ? (
            <ModelsStep models={model.models} choose={model.choose} />
          ) : (
            <StepContent step={step} model={model} priceType={props.priceType} />
          )}
        </section>
        <Bar
          step={step}
          steps={steps}
          finishUrl={props.finishUrl}
          notice={state.notice}
          actions={actions}
          onGo={route.go}
        />
        <Asking ask={state.ask} actions={actions} />
      </div>
    </ActionsContext.Provider>
  );
}
