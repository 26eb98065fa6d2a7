import type { ConfiguratorStep } from '#domain/status/screen-steps';
import { CoatingStep } from '#features/car/steps/CoatingStep';
import { ColorStep } from '#features/car/steps/ColorStep';
import { PartsStep } from '#features/car/steps/PartsStep';
import { ServicesStep } from '#features/car/steps/ServicesStep';
import { deferred } from '#ui/core/deferred';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { Skeleton } from '#ui/parts/Skeleton';
import { useAllMessages } from '../shell/messages-context';
import { type NextStepPages, NextSteps } from './NextSteps';

interface StepContentProps {
  step: ConfiguratorStep;
  /** Shows the summary; undefined if it is not offered. */
  onSummary: (() => void) | undefined;
  pages: NextStepPages;
}

/** The content of a step after the version; below it the summary, for visitors who want none of the later items. */
export function StepContent({ step, onSummary, pages }: StepContentProps) {
  const messages = useAllMessages();
  return (
    <>
      <Items step={step} pages={pages} />
      {onSummary && step !== 'resume' && (
        <p className="to-summary">
          <button className="button plain" part="button" type="button" onClick={onSummary}>
            {messages.toSummary}
          </button>
        </p>
      )}
    </>
  );
}

function Items({ step, pages }: Pick<StepContentProps, 'step' | 'pages'>) {
  if (step === 'color') return <ColorStep />;
  if (step === 'coating') return <CoatingStep />;
  if (step === 'services') return <ServicesStep />;
  if (step === 'resume') return <ResumeStep pages={pages} />;
  // Each list has a search of its own.
  return step === 'version' ? null : <PartsStep key={step} kind={step} />;
}

const resume = deferred(() => import('#features/car/summary/FullSummary'));

/** The summary, with sharing, printing and saving; loads when the visitor reaches it. */
function ResumeStep({ pages }: { pages: NextStepPages }) {
  return (
    <DeferredPart of={useDeferred(resume)} skeleton={<Skeleton kind="rows" count={8} />}>
      {(module) => (
        <>
          <module.Resume />
          {/* With the summary, which would push them away. */}
          <NextSteps {...pages} />
        </>
      )}
    </DeferredPart>
  );
}
