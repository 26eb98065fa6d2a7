import type { ConfiguratorStep } from '../../../../src/domain/standalone/screen-steps';
import { deferred } from '../../../../src/ui/core/deferred';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { Failed } from '../../../../src/ui/parts/Failed';
import { Loading } from '../../../../src/ui/parts/Loading';
import { Skeleton } from '../../../../src/ui/parts/Skeleton';
import { CoatingStep } from './CoatingStep';
import { ColorStep } from './ColorStep';
import { PartsStep } from './PartsStep';
import { ServicesStep } from './ServicesStep';

/** What there is to choose in a step after the version. */
export function StepContent({ step }: { step: ConfiguratorStep }) {
  if (step === 'color') return <ColorStep />;
  if (step === 'coating') return <CoatingStep />;
  if (step === 'services') return <ServicesStep />;
  if (step === 'resume') return <ResumeStep />;
  // Another list is another search.
  return step === 'version' ? null : <PartsStep key={step} kind={step} />;
}

const resume = deferred(() => import('./SummaryStep'));

/** The summary comes with the way to share, print and keep it, once somebody is there. */
function ResumeStep() {
  const { module, failures, retry } = useDeferred(resume);
  if (module) return <module.ResumeStep />;
  if (failures) return <Failed onRetry={retry} attempt={failures} />;
  return (
    <Loading>
      <Skeleton kind="rows" count={8} />
    </Loading>
  );
}
