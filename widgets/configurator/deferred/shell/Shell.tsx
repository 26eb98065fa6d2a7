import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo, useRef, useState } from 'react';
import type { ConfiguratorStep } from '../../../../src/domain/standalone/screen-steps';
import { CONFIGURATOR_STEPS } from '../../../../src/domain/standalone/screen-steps';
import { emit } from '../../../../src/page/core/events';
import { $car, $carOptions } from '../../../../src/stores/current-car';
import { fillMessage, useHost } from '../../../../src/ui/core/host-context';
import { useStoreSelector } from '../../../../src/ui/hooks/use-store-selector';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import type { ConfiguratorProps } from '../../attributes';
import type { Actions, ChangesState } from '../steps/actions';
import { useCarModel } from '../versions/use-car-model';
import { Bar } from './Bar';
import type { ConfiguratorMessages } from './messages.pt-BR';
import { type AllMessages, AllWordsContext, MessagesContext } from './messages-context';
import { stepsFor } from './offered-steps';
import { Panel } from './Panel';
import css from './shell.css?inline';
import { StepsContext, useStepsModule } from './steps-context';
import { useInitialCar } from './use-initial-car';
import { useRoute } from './use-route';

declare module '../../../../src/page/core/events' {
  interface VitrineEvents {
    /** Another step of the configurator is shown. */
    'vt-configurator-stepped': { step: string };
  }
}

/** The configurator: the car beside the current step, and the bar below. */
export function Shell({ messages: w, ...props }: ConfiguratorProps & { messages: ConfiguratorMessages }) {
  const host = useHost();
  useStyles(css);
  // Each part subscribes to the state it shows, so that a click does not render everything.
  const mvs = useStoreSelector($car, (car) => car.mvs);
  const status = useStoreSelector($car, (car) => car.status);
  const options = useStore($carOptions);
  const heading = useRef<HTMLHeadingElement>(null);
  const loadedSteps = useStepsModule();
  const [module, more] = loadedSteps.module ?? [];
  const all = useMemo<AllMessages | undefined>(() => more && { ...w, ...more.messages }, [w, more]);
  const [$changes] = useState(() => atom<ChangesState>({ notice: null, ask: null }));
  const actions = useMemo<Actions | undefined>(
    () => (all ? module?.actionsWith(host, all, $changes) : undefined),
    [module, host, all, $changes],
  );
  const model = useCarModel(props.model, mvs?.modelCode ?? '');
  const chooses = props.steps.includes('version');
  const entered = useInitialCar(props, chooses);

  const steps = stepsFor(props.steps, CONFIGURATOR_STEPS, options);
  const route = useRoute(steps, (step) => {
    actions?.clear();
    emit(host.element, 'vt-configurator-stepped', { step });
    heading.current?.focus({ preventScroll: true });
    if (host.element.getBoundingClientRect().top < 0) host.element.scrollIntoView({ block: 'start' });
  });
  // The steps after the first need a version.
  const isLoading = status === 'loading' || !entered;
  const step: ConfiguratorStep = status === 'ready' || isLoading ? route.current : (steps[0] ?? 'version');

  const isReady = useStoreSelector($car, (car) => car.isReady);
  const name = mvs?.modelName || model.model?.modelName;
  return (
    <MessagesContext.Provider value={w}>
      <AllWordsContext.Provider value={all}>
        <StepsContext.Provider value={module}>
          <div className={`shell on-${step}`}>
            <div className="top">
              <h2>{props.heading || (name ? fillMessage(w.title, { model: name }) : w.titleAny)}</h2>
              <div className="steps-room">
                {module && (
                  <module.Stepper
                    label={w.progress}
                    steps={steps.map((id) => w.steps[id])}
                    current={steps.indexOf(step)}
                    free={isReady}
                    onStep={(index) => route.go(steps[index] as ConfiguratorStep)}
                  />
                )}
              </div>
            </div>
            <div className="stage" part="stage">
              {module ? <module.Stage model={model.model} /> : <div className="stage-blank" />}
            </div>
            <Panel
              step={step}
              chooses={chooses}
              entered={entered}
              model={model}
              priceType={props.priceType}
              onChoose={() => route.stay(step)}
              heading={heading}
              actions={actions}
              onRetry={loadedSteps.failures ? loadedSteps.retry : undefined}
            />
            <Bar step={step} steps={steps} finishUrl={props.finishUrl} onGo={route.go}>
              {module && actions && <module.NoticeBox $changes={$changes} actions={actions} />}
            </Bar>
            {module && actions && <module.QuestionDialog $changes={$changes} actions={actions} />}
            {module && <module.Finished step={step} />}
          </div>
        </StepsContext.Provider>
      </AllWordsContext.Provider>
    </MessagesContext.Provider>
  );
}
