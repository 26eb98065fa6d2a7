import { useEffect, useRef, useState } from 'react';
import { type AdapterName, sourceNamed } from '#domain/financing/adapter';
import type { PlanTerms } from '#domain/funding/plan';
import type { FundingPlanType } from '#domain/funding/plan-types';
import { FirstCar } from '#features/funding/cars/FirstCar';
import type { SoldVersion } from '#features/funding/cars/versions';
import type { FundingPlan } from '#features/funding/funding-plan';
import { pageDocument } from '#page/core/native';
import { scrollToTarget } from '#page/scroll-to-target';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { beginAtHeading } from '#ui/parts/begin-at-heading';
import { Failed } from '#ui/parts/Failed';
import type { InstallmentCalculatorProps } from '../attributes';
import { CalculatorSkeleton } from '../CalculatorSkeleton';
import css from './calculator.css?inline';
import { texts } from './messages';
import { useCalculatedCar } from './use-calculated-car';
import { useChange } from './use-change';

/** Loads beside the car: without one there is nothing to simulate. */
const simulationSource = deferred(() => import('./simulation'));

const PLAN_TYPES = { msc: 'MSC', ecom: 'ECOM', offer: 'OFFER' } satisfies Record<string, FundingPlanType>;

/** What is simulated: initially the author's source, then the visitor's choice among plans and offers. */
interface Setup {
  source: AdapterName;
  start?: Partial<PlanTerms>;
  planId?: string;
}

/** Whether the visitor has not gone elsewhere meanwhile. */
const isFocusWithin = (container: HTMLElement | null, { shadowRoot }: HTMLElement): boolean =>
  !!container?.contains((shadowRoot ?? pageDocument).activeElement);

export function Calculator(written: Omit<InstallmentCalculatorProps, 'heading'>) {
  const { element } = useHost();
  const messages = useMessages(texts);
  const calculated = useCalculatedCar(written);
  const { car, status, isNamed, choose, retry: retryCar } = calculated;
  const simulation = useDeferred(simulationSource, isNamed);
  const { module: dialogs } = simulation;
  const [setup, setSetup] = useState<Setup>({ source: sourceNamed(written.source) });
  const [plan, setPlan] = useState<FundingPlan | null>(null);
  /** The last plan, kept so that its comparisons stay visible while the next one is simulated. */
  const last = useRef<FundingPlan | null>(null);
  if (plan) last.current = plan;
  const beside = car && last.current?.mvs === car.mvs && last.current.year === car.year ? last.current : null;
  const [open, setOpen] = useState<'upgrade' | 'car' | null>(null);
  const [chosen, setChosen] = useState<FundingPlan>();
  /** The page's contact form, if the chosen plan leads nowhere else. */
  const [contact, setContact] = useState<Element | null>(null);
  const isChosen = !!plan && plan === chosen;
  const container = useRef<HTMLDivElement>(null);
  const change = useChange(car);
  useStyles(css);

  /** For a button that the action removes: the focus waits in the calculator, then goes to the car. */
  const waitsForCar = useRef(false);
  const waitForCar = () => {
    waitsForCar.current = true;
    container.current?.focus({ preventScroll: true });
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (status !== 'ready' || !dialogs || !waitsForCar.current) return;
    waitsForCar.current = false;
    if (heading.current && isFocusWithin(container.current, element)) beginAtHeading(heading.current);
  }, [status, dialogs, element]);
  const retry = () => {
    // The notice moves the focus once it goes.
    waitsForCar.current = true;
    retryCar();
  };
  const taken = (version: SoldVersion) => {
    setOpen(null);
    choose(version);
  };
  const dialog = { source: setup.source, plan: beside, onChoose: taken, onClose: () => setOpen(null) };
  const planType = PLAN_TYPES[written.planType];
  const waiting = (
    <>
      <p className="sr" role="status">
        {messages.loading}
      </p>
      <CalculatorSkeleton />
    </>
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: not a set of fields
    <div className="calculator" role="group" aria-label={messages.calculator} tabIndex={-1} ref={container}>
      {status === 'loading' && waiting}
      {(status === 'none' || status === 'gone') && (
        <FirstCar
          title={status === 'gone' ? messages.gone : messages.noCar}
          source={setup.source}
          plan={null}
          onFocusLost={waitForCar}
          onChoose={choose}
        />
      )}
      {status === 'failed' && <Failed whole onRetry={retry} />}
      {status === 'unpriced' && (
        <Failed whole onRetry={retry}>
          {messages.unpriced}
        </Failed>
      )}
      {status === 'ready' && car && (
        <DeferredView of={simulation} placeholder={waiting}>
          {({ CarLine, Simulator, Comparisons, continueToFlow }) => (
            <>
              <CarLine
                heading={heading}
                car={car}
                onCar={() => setOpen('car')}
                onUpgrade={() => setOpen('upgrade')}
              />
              <p className="change" role="status">
                {change}
              </p>
              <Simulator
                {...setup}
                car={car}
                downPaymentStep={written.downPaymentStep}
                finalInstallmentStep={written.finalInstallmentStep}
                planType={planType}
                offerId={written.offerId || undefined}
                onPlan={setPlan}
                action={
                  <>
                    <Button
                      disabled={!plan}
                      onClick={() => {
                        if (!plan) return;
                        setContact(continueToFlow(plan, written.finishUrl, element));
                        setChosen(plan);
                      }}
                    >
                      {messages.want}
                    </Button>
                    {/* Below its button, where a finger does not hide it. */}
                    <p className={isChosen ? undefined : 'sr'} role="status">
                      {isChosen && messages.chosen}
                    </p>
                    {isChosen && contact && (
                      <Button kind="plain" onClick={() => scrollToTarget(contact)}>
                        {messages.talk}
                      </Button>
                    )}
                  </>
                }
              />
              <Comparisons
                plan={beside}
                sources={written.sources.map((word) => sourceNamed(word))}
                source={setup.source}
                taken={setup.planId}
                cars={written.offers}
                options={{ partIds: car.partIds, colorCode: car.colorCode, planType }}
                onTerms={({ source, ...start }, planId) => setSetup({ source, start, planId })}
                onDrop={() => setSetup(({ source, start }) => ({ source, start }))}
                onCar={choose}
              />
            </>
          )}
        </DeferredView>
      )}
      {open === 'upgrade' && car && dialogs && <dialogs.UpgradeDialog {...dialog} car={car} />}
      {open === 'car' && car && dialogs && <dialogs.CarDialog {...dialog} car={car} />}
    </div>
  );
}
