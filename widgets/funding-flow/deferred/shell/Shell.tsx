import { useEffect, useRef } from 'react';
import { FUNDING_SOURCES, type FundingSource, sourceNamed } from '#domain/financing/adapter';
import { FUNDING_STATE_OF } from '#domain/funding/flow';
import { safeUrl } from '#page/core/safe-url';
import { reportProblem } from '#page/settings/report-problem';
import { deferred } from '#ui/core/deferred';
import { useHost, useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { HeadingText } from '#ui/HeadingText';
import { nameOfStatus } from '#ui/hooks/name-of-status';
import { useStyles } from '#ui/hooks/use-styles';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { FundingFlowProps } from '../../attributes';
import { dropSimulation } from '../flow-store';
import { ExternalError } from '../steps/ExternalError';
import { FlowSelection } from '../steps/FlowSelection';
import { useFlowCar } from '../use-car';
import { useSavedSimulation } from '../use-saved-simulation';
import { conditionsOf, useViewedOffer } from '../use-viewed-offer';
import { FlowContext } from './flow-context';
import { texts } from './messages';
import { ReservationLink } from './ReservationLink';
import css from './shell.css?inline';
import { useFlow } from './use-flow';

/** The steps up to the request; those from the applicant data on are a chunk of their own. */
const stepsBefore = deferred(() =>
  import('../steps/simulation-steps').then(({ stepsModule }) => stepsModule),
);
const proposalSteps = () => import('../proposal/proposal-steps').then(({ stepsModule }) => stepsModule);
/** The steps after a proposal contain the names of its statuses, per language. */
const stepsAfter = {
  'pt-BR': deferred(() => Promise.all([proposalSteps(), import('#domain/orders/order-status-labels')])),
  'es-AR': deferred(() => Promise.all([proposalSteps(), import('#domain/orders/order-status-labels.es-AR')])),
};

const EARLY = ['page-initial-data', 'cdc-simulator', 'next-simulator', 'installment-check', 'next-lead-form'];
const FIRST = ['flow-selection', 'external-flow-error'];

/**
 * The author's sources as the services name them. The bank's own flow is offered only if it is listed or has an
 * address.
 */
function sourcesOf({ sources, externalUrl }: FundingFlowProps): FundingSource[] {
  const named = sources.length < FUNDING_SOURCES.length || externalUrl !== '';
  return sources
    .map((word) => sourceNamed<FundingSource>(word))
    .filter((source) => source !== 'ZFLOW' || named);
}

/** Sources that end outside of this widget, or with a lead: nothing is agreed to here. */
const WITHOUT_TERMS: readonly FundingSource[] = ['ZFLOW', 'NEXT'];

/** Tells the author at once that no proposal can be sent, not only whoever comes to the terms. */
function useTermsReport(props: FundingFlowProps): void {
  const lacks =
    !safeUrl(props.termsUrl) && sourcesOf(props).some((source) => !WITHOUT_TERMS.includes(source));
  useEffect(() => {
    if (lacks)
      reportProblem(
        '<vt-funding-flow terms-url>',
        'expected the address of the terms that are accepted before a proposal is sent',
      );
  }, [lacks]);
}

/** The indicator of the current step, and the step itself. */
export function Shell(authored: FundingFlowProps) {
  const messages = useMessages(texts);
  useStyles(css);
  useTermsReport(authored);
  const heading = useRef<HTMLHeadingElement>(null);
  const state = useFlow(heading);
  const found = useFlowCar(authored);
  const saved = useSavedSimulation(state);
  const { viewed, refresh } = useViewedOffer(authored, found.car, state.terms?.offerId);
  const props = { ...authored, ...conditionsOf(authored, viewed, state.terms) };
  const { step, progress, simulation } = state;
  const first = FIRST.includes(step);
  const early = EARLY.includes(step);
  const before = useDeferred(stepsBefore, early);
  const after = useDeferred(stepsAfter[useHost().language], !first && !early);

  const [proposalModule, labels] = after.module ?? [];
  const statusName = (status: string) => (labels ? nameOfStatus(status, labels) : '');

  // A simulation for another car is not valid any more.
  const { car } = found;
  const other = car && simulation && (simulation.mvs !== car.mvs || simulation.year !== car.year);
  useEffect(() => {
    if (other) dropSimulation();
  }, [other]);

  const content = () => {
    if (step === 'flow-selection') return <FlowSelection />;
    if (step === 'external-flow-error') return <ExternalError />;
    const View = before.module?.steps[step] ?? proposalModule?.steps[step];
    if (View) return <View key={`${step} ${progress.source}`} />;
    const { failures, retry } = early ? before : after;
    return failures ? (
      <Failed whole onRetry={retry} attempt={failures} />
    ) : (
      <Loading label={messages.loading} />
    );
  };
  const isRegister = step === 'installment-register';
  const title = isRegister ? messages.parts[state.part] : messages.titles[step];
  const shown = before.module ?? proposalModule;
  return (
    <FlowContext.Provider
      value={{
        props,
        sources: sourcesOf(props),
        messages: messages,
        state,
        found,
        viewed,
        refreshOffer: refresh,
        saved,
        statusName,
        heading,
      }}
    >
      {!first && <div className={`flow-steps at-${step}`}>{shown && <shown.Progress />}</div>}
      <div className={`flow-step on-${step} in-${FUNDING_STATE_OF[step]}`} part="step">
        <h3 id="flow-step-title" tabIndex={-1} ref={heading}>
          <HeadingText>
            {step === 'funding-resume' && progress.requested ? messages.requestStatusTitle : title}
          </HeadingText>
        </h3>
        {content()}
      </div>
      <ReservationLink />
      {/* Here before its text: only then do screen readers say it. */}
      <p className="sr" role="status">
        {state.sending && messages.sending}
      </p>
    </FlowContext.Provider>
  );
}
