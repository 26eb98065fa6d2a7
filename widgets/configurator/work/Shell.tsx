import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { CONFIGURATOR_STEPS } from '../../../src/domain/screens/steps';
import { tell } from '../../../src/stores/car/choose';
import { $car, $carOptions } from '../../../src/stores/car/current';
import { currentCodes } from '../../../src/stores/car/open';
import { fillWords, useHost, useWords } from '../../../src/ui/host-context';
import { Stepper } from '../../../src/ui/parts/Stepper';
import { useStyles } from '../../../src/ui/use-styles';
import type { ConfiguratorProps, StepId } from '../Configurator';
import { Asking } from './Asking';
import { Bar } from './Bar';
import { ActionsContext, useChanges } from './changes';
import { Panel } from './Panel';
import { Stage } from './Stage';
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
  const chooses = props.steps.includes('version');
  const entered = useEntrance(props, chooses);

  const steps = stepsFor(props.steps, CONFIGURATOR_STEPS, options);
  const route = useRoute(steps, (step) => {
    actions.clear();
    tell(host.element, 'vt-configurator-stepped', { step });
    heading.current?.focus({ preventScroll: true });
    if (host.element.getBoundingClientRect().top < 0) host.element.scrollIntoView({ block: 'start' });
  });
  // Without a version there is nothing to choose of it.
  const coming = car.status === 'loading' || !entered;
  const step: StepId = car.status === 'ready' || coming ? route.current : (steps[0] ?? 'version');

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
  return (
    <ActionsContext.Provider value={actions}>
      <div className={`shell on-${step}`}>
        <div className="top">
          <h2>{props.heading || (name ? fillWords(w.title, { model: name }) : w.titleAny)}</h2>
          <Stepper
            label={w.progress}
            steps={steps.map((id) => w.steps[id])}
            current={steps.indexOf(step)}
            free={car.isReady}
            onStep={(index) => route.go(steps[index] as StepId)}
          />
        </div>
        <Stage model={model.model} />
        <Panel
          step={step}
          chooses={chooses}
          entered={entered}
          model={model}
          priceType={props.priceType}
          heading={heading}
        />
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
