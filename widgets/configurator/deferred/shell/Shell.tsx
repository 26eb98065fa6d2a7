import { useStore } from '@nanostores/react';
import { atom } from 'nanostores';
import { useMemo, useRef, useState } from 'react';
import type { CarLink } from '#domain/car/link';
import type { ConfiguratorStep } from '#domain/status/screen-steps';
import { CONFIGURATOR_STEPS } from '#domain/status/screen-steps';
import { $car, $carOptions } from '#features/car/car-store';
import { linkedCar } from '#features/car/current/car-link';
import { savedConfiguration, savedStep } from '#features/car/current/saved-car';
import type { Actions } from '#features/car/steps/actions';
import type { ChangesState } from '#features/car/steps/notice';
import { emit } from '#page/core/events';
import checkCss from '#ui/check-button.css?inline';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useLatest } from '#ui/hooks/use-latest';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { useStyles } from '#ui/hooks/use-styles';
import type { ConfiguratorProps } from '../../attributes';
import { useCarModel } from '../versions/use-car-model';
import { focusStep } from './focus-step';
import { texts } from './messages';
import { type AllMessages, AllWordsContext, MessagesContext } from './messages-context';
import { stepsFor } from './offered-steps';
import { Panel } from './Panel';
import ownCss from './shell.css?inline';
import { StepsContext } from './steps-context';
import { useInitialCar } from './use-initial-car';
import { useRoute } from './use-route';
import { useSteps } from './use-steps';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** Another step of the configurator is shown. */
    'vt-configurator-stepped': { step: string };
  }
}

const css = checkCss + ownCss;

/** The configurator: the car beside the current step, and the bar below. */
export function Shell(props: ConfiguratorProps) {
  const host = useHost();
  const messages = useMessages(texts);
  useStyles(css);
  // Each part subscribes to the state it shows, so that a click does not render everything.
  const mvs = useStoreSelector($car, (car) => car.mvs);
  const status = useStoreSelector($car, (car) => car.status);
  const options = useStore($carOptions);
  const heading = useRef<HTMLHeadingElement>(null);
  const model = useCarModel(props.model, mvs?.modelCode ?? '');
  const chooses = props.steps.includes('version');
  const entered = useInitialCar(props, chooses);
  // Without a model the first step is the list of models.
  const isUnknown = !model.model && model.answered;
  const { stage, stepsSource, steps: module, retry } = useSteps(!entered || status !== 'empty' || isUnknown);
  const all = useMemo<AllMessages | undefined>(
    () => module && { ...messages, ...module.messages[host.language] },
    [messages, module, host],
  );
  const [$changes] = useState(() => atom<ChangesState>({ notice: null, ask: null }));
  const actions = useMemo<Actions | undefined>(
    () => module?.actionsWith(host, $changes),
    [module, host, $changes],
  );
  /** Whether the visitor chose a version, which is announced with its total. */
  const [announced, setAnnounced] = useState(false);

  const steps = stepsFor(props.steps, CONFIGURATOR_STEPS, options);
  const route = useRoute(
    steps,
    (step) => {
      actions?.clear();
      emit(host.element, 'vt-configurator-stepped', { step });
      focusStep(heading.current, host.element);
    },
    // A configuration that is restored continues where the visitor left it.
    () => (!linkedCar() && savedConfiguration() ? savedStep() : undefined),
  );
  /**
   * Makes a version the page's car, and then shows the next step, unless the car is another one by then.
   * @param wanted the step to show instead, if it is offered
   */
  const choose = async (code: string, load: () => Promise<void>, wanted?: string) => {
    route.stay(step);
    setAnnounced(true);
    await load();
    const offered = stepsFor(props.steps, CONFIGURATOR_STEPS, $carOptions.get());
    const next = offered.find((each) => each === wanted) ?? offered[1];
    const { isReady, mvs } = $car.get();
    if (isReady && mvs?.code === code && next && latestStep.current === step) route.go(next);
  };
  const showModel = (code: string) => {
    heading.current?.focus();
    model.choose(code);
  };
  const [closed, setClosed] = useState<CarLink | null>(null);
  const startOver = async () => {
    // Loaded with the car.
    const { carModule } = await import('#features/car/deferred');
    setClosed(carModule.closeCar());
    showModel('');
  };
  // The steps after the first need a version.
  const isLoading = status === 'loading' || !entered;
  const step: ConfiguratorStep = status === 'ready' || isLoading ? route.current : (steps[0] ?? 'version');

  const latestStep = useLatest(step);
  const isReady = useStoreSelector($car, (car) => car.isReady);
  const name = mvs?.modelName || model.model?.modelName;
  return (
    <MessagesContext.Provider value={messages}>
      <AllWordsContext.Provider value={all}>
        <StepsContext.Provider value={stepsSource}>
          <div className={`shell on-${step}`}>
            <div className="top">
              <h2>
                {props.heading || (name ? fillMessage(messages.title, { model: name }) : messages.titleAny)}
              </h2>
              <div className="steps-room">
                {stage && (
                  <stage.Stepper
                    label={messages.progress}
                    steps={steps.map((id) => messages.steps[id])}
                    current={steps.indexOf(step)}
                    free={isReady}
                    onStep={(index) => route.go(steps[index] as ConfiguratorStep)}
                  />
                )}
              </div>
            </div>
            <div className="stage" part="stage">
              {stage ? <stage.Stage model={model.model} step={step} /> : <div className="stage-blank" />}
            </div>
            <Panel
              step={step}
              chooses={chooses}
              entered={entered}
              model={{ ...model, choose: showModel }}
              priceType={props.priceType}
              stage={stage}
              onStartOver={props.model ? undefined : startOver}
              closed={status === 'empty' ? closed : null}
              onChoose={choose}
              pages={props}
              onSummary={steps.includes('resume') ? () => route.go('resume') : undefined}
              heading={heading}
              actions={actions}
              onRetry={retry}
            />
            {module ? (
              <module.Bar
                step={step}
                steps={steps}
                finishUrl={props.finishUrl}
                entered={entered}
                onGo={route.go}
                note={entered && <module.ResumeNote authored={props} onResume={choose} heading={heading} />}
              >
                {actions && <module.NoticeBox $changes={$changes} actions={actions} />}
              </module.Bar>
            ) : (
              <div className="bar-blank" />
            )}
            {module && actions && <module.QuestionDialog $changes={$changes} actions={actions} />}
            {module && <module.Finished step={step} />}
            {module && (
              <module.ConfigurationRequest
                onRequest={() => {
                  if (step === 'version' && steps[1]) route.go(steps[1]);
                  else focusStep(heading.current, host.element);
                }}
              />
            )}
            {module && <module.StepMemory step={step} />}
            {module && announced && <module.VersionAnnouncement />}
          </div>
        </StepsContext.Provider>
      </AllWordsContext.Provider>
    </MessagesContext.Provider>
  );
}
