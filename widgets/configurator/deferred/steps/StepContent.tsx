import type { ConfiguratorStep } from '../../../../src/domain/standalone/screen-steps';
import { deferred } from '../../../../src/ui/core/deferred';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { DeferredPart } from '../../../../src/ui/DeferredPart';
import { Skeleton } from '../../../../src/ui/parts/Skeleton';
import { CoatingStep } from './CoatingStep';
import { ColorStep } from './ColorStep';
import { PartsStep } from './PartsStep';
import { ServicesStep } from './ServicesStep';

/** The content of a step after the version. */
export function StepContent({ step }: { step: ConfiguratorStep }) {
  if (step === 'color') return <ColorStep />;
  if (step === 'coating') return <CoatingStep />;
  if (step === 'services') return <ServicesStep />;
  if (step === 'resume') return <ResumeStep />;
  // Each list has a search of its own.
  return step === 'version' ? null : <PartsStep key={step} kind={step} />;
}

const resume = deferred(() => import('../../../../src/features/car/summary/FullSummary'));

/** The summary, with sharing, printing and saving; loads when the visitor reaches it. */
function ResumeStep() {
  return (
    <DeferredPart of={useDeferred(resume)} skeleton={<Skeleton kind="rows" count={8} />}>
      {(module) => <module.Resume />}
    </DeferredPart>
  );
}
